import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { writeRatio } from "./contrast.ts";
import { emailChecks as words } from "#words/email-checks.ts";
import styles from "./email-checks.module.css";
import { type EmailReport, type HeardPart, inspectEmail, type PartContrast } from "./inspect-email.ts";
import { type EmailLook, sampleLook } from "./use-demo.ts";

interface EmailChecksProps {
  paper: RefObject<HTMLElement | null>;
  look: EmailLook;
  onLook: (change: Partial<EmailLook>) => void;
}

export function EmailChecks({ paper, look, onLook }: EmailChecksProps) {
  const report = useReport(paper);
  // The content security policy blocks styles in markup, but not styles set by scripts.
  useEffect(() => {
    if (look.color) paper.current?.style.setProperty("--email-color", look.color);
    else paper.current?.style.removeProperty("--email-color");
  }, [paper, look.color]);
  const { heard, contrasts, silent } = report ?? unread;
  const failing = contrasts.filter((contrast) => !isEnough(contrast)).length + silent;
  const lowest = Math.min(...contrasts.map(({ ratio }) => ratio));
  return (
    <details className={styles.checks}>
      <summary className="cluster gap-2 small">
        <Icon name={failing === 0 ? "tick" : "alert"} />
        <span role="status">
          {!report ? words.title : failing === 0 ? words.readable(writeRatio(lowest)) : words.failing(failing)}
        </span>
        <b className="link">{words.see}</b>
      </summary>
      <div className="wide-first gap-3">
        <section className={`stack gap-3 ${styles.heard} dusk on-dark`} aria-labelledby="demo-heard">
          <h2 id="demo-heard" className="title-2">
            {words.heard}
          </h2>
          <p className="small">{words.heardLead}</p>
          <ol className="rows">
            {heard.map(({ kind, words: text }, place) => (
              // Parts have no ids.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} data-silent={text === "" || undefined}>
                <span className="label">{words.kinds[kind]}</span>
                <span>{text || words.silent}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className={`card stack gap-3 ${styles.found}`} aria-labelledby="demo-found">
          <h2 id="demo-found" className="title-2">
            {words.found}
          </h2>
          <p className="small">{words.foundLead}</p>
          <ul className="rows">
            {contrasts.map((contrast) => (
              <Check
                key={contrast.part}
                passes={isEnough(contrast)}
                title={words.parts[contrast.part]}
                figure={words.ratio(writeRatio(contrast.ratio))}
              >
                {isEnough(contrast) ? words.passes(String(contrast.min)) : words.fails(String(contrast.min))}
              </Check>
            ))}
            <Check passes={silent === 0} title={words.picture} figure={silent === 0 ? words.named : words.missing}>
              {silent === 0 ? words.namedText : words.missingText}
            </Check>
          </ul>
          {report && <Choices look={look} onLook={onLook} shown={getPicture(heard)} />}
        </section>
      </div>
    </details>
  );
}

const unread: EmailReport = { heard: [], contrasts: [], silent: 0 };

const getPicture = (heard: readonly HeardPart[]) => heard.find(({ kind }) => kind === "picture")?.words ?? "";

const isEnough = ({ ratio, min }: PartContrast) => ratio >= min;

interface CheckProps {
  passes: boolean;
  title: string;
  figure: string;
  children: ReactNode;
}

function Check({ passes, title, figure, children }: CheckProps) {
  return (
    <li data-fails={!passes || undefined}>
      <Icon name={passes ? "tick" : "alert"} />
      <div>
        <b>{title}</b>
        <p className="small soft">{children}</p>
      </div>
      <b className="title-3">{figure}</b>
    </li>
  );
}

/** The sample's `--stamp-ink`. */
export const sampleColor = "#03282f";

interface ChoicesProps extends Pick<EmailChecksProps, "look" | "onLook"> {
  shown: string;
}

function Choices({ look: { color, alternative }, onLook, shown }: ChoicesProps) {
  return (
    <div className="stack screen-only">
      <Field
        type="color"
        label={words.color}
        className={styles.color}
        value={color ?? sampleColor}
        onChange={(event) => onLook({ color: event.target.value })}
      />
      <Field
        label={words.alternative}
        value={alternative ?? shown}
        maxLength={120}
        onChange={(event) => onLook({ alternative: event.target.value })}
      />
      {(color !== null || alternative !== null) && (
        <Button size="small" onClick={() => onLook(sampleLook)}>
          {words.reset}
        </Button>
      )}
    </div>
  );
}

/** The report is updated when the email's markup, colors or theme change. Null until the first reading. */
function useReport(paper: EmailChecksProps["paper"]): EmailReport | null {
  const [report, setReport] = useState<EmailReport | null>(null);
  useEffect(() => {
    const email = paper.current;
    if (!email) return;
    const inspect = () => setReport(inspectEmail(email));
    const observer = new MutationObserver(inspect);
    observer.observe(email, { subtree: true, childList: true, characterData: true, attributes: true });
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const night = matchMedia("(prefers-color-scheme: dark)");
    night.addEventListener("change", inspect);
    addEventListener("resize", inspect);
    inspect();
    return () => {
      observer.disconnect();
      night.removeEventListener("change", inspect);
      removeEventListener("resize", inspect);
    };
  }, [paper]);
  return report;
}
