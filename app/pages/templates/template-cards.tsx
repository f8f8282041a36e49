import { localizedPath } from "#app/browser/localized-path.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { findReason, findScene, type Template, templatePath } from "#content/templates.ts";
import { sheet } from "#words/channels.ts";
import { templates as words } from "#words/pages/templates.ts";
import styles from "./templates.module.css";

export function TradeStamp({ trade, alt = "" }: Pick<Template, "trade"> & { alt?: string }) {
  const { ink, key } = findScene({ trade });
  return (
    <PerforatedPrint ink={ink}>
      <Drawing src={findDrawing(`/app/drawings/scenes/${key}.svg`)} alt={alt} width={360} height={230} eager />
    </PerforatedPrint>
  );
}

/** Cards shown at first if scripts run, because scripts add further cards on request. */
export const shownAtFirst = 12;

export function TemplateCards({ templates, level: Heading }: { templates: readonly Template[]; level: "h2" | "h3" }) {
  const isMixed = templates.some(({ trade }) => trade !== templates[0]?.trade);
  return (
    <div className="stack gap-3" data-enhance="copy-text" data-waits="">
      <ul className="columns-3 gap-5">
        {templates.map((template, index) => {
          const scene = findScene(template);
          return (
            <li
              key={template.id}
              className={`card stack ${styles.card}`}
              data-k={scene.ink}
              data-further={index < shownAtFirst ? undefined : ""}
            >
              {isMixed && (
                <Drawing src={findDrawing(`/app/drawings/scenes/${scene.key}.svg`)} alt="" width={360} height={230} />
              )}
              <Heading className="title-3">
                <a href={localizedPath(templatePath(template))}>{template.title}</a>
              </Heading>
              <p className={styles.bubble}>{template.message}</p>
              <div className="row between gap-3">
                <p className="label soft">
                  {scene.name} · {findReason(template)?.name}
                </p>
                <button
                  type="button"
                  className={buttonClass({ size: "small", className: `${styles.copy} scripts-only` })}
                  aria-label={`${words.copyFor(sheet.channels.sms.label)}: ${template.title}`}
                  data-copy={template.message}
                  data-copied={words.copied(sheet.channels.sms.label)}
                >
                  {words.copy}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status} data-failed={words.notCopied} />
    </div>
  );
}
