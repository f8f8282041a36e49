import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { emailChecks } from "#content/generated/demo-tools.ts";
import { writeRatio } from "./contrast.ts";
import styles from "./email-checks.module.css";
import { changeEmailLook, emailPreviewId, sampleLook, useEmailLook } from "./email-look.ts";
import { type EmailReport, inspectEmail, type PartContrast } from "./inspect-email.ts";

/** What a screen reader announces of the email above and what is hard to read in it, from its markup; two fields change that. */
export function EmailChecks({ words }: { words: typeof emailChecks }) {
  const report = useReport();
  if (!report) return null;
  const failing = report.contrasts.filter((contrast) => !isEnough(contrast)).length + report.silent;
  return (
    <div className={styles.checks}>
      <section className={`${styles.heard} dusk on-dark`} aria-labelledby="demo-heard">
        <h2 id="demo-heard">{words.heard}</h2>
        <p>{words.heardLead}</p>
        <ol>
          {report.heard.map(({ kind, words: said }, place) => (
            // Parts have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} data-silent={said === "" || undefined}>
              <span>{words.kinds[kind]}</span>
              <span>{said || words.silent}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.found} aria-labelledby="demo-found">
        <h2 id="demo-found">{words.found}</h2>
        <p>{words.foundLead}</p>
        <ul>
          {report.contrasts.map((contrast) => (
            <Check
              key={contrast.part}
              passes={isEnough(contrast)}
              title={words.parts[contrast.part]}
              figure={words.ratio(writeRatio(contrast.ratio))}
            >
              {isEnough(contrast) ? words.passes(String(contrast.least)) : words.fails(String(contrast.least))}
            </Check>
          ))}
          <Check
            passes={report.silent === 0}
            title={words.picture}
            figure={report.silent === 0 ? words.named : words.missing}
          >
            {report.silent === 0 ? words.namedText : words.missingText}
          </Check>
        </ul>
        <p role="status" className="visually-hidden">
          {failing === 0 ? words.saidAll : words.said(failing)}
        </p>
        <Choices words={words} report={report} />
      </section>
    </div>
  );
}

const isEnough = ({ ratio, least }: PartContrast) => ratio >= least;

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
        <p>{children}</p>
      </div>
      <b>{figure}</b>
    </li>
  );
}

/** `--stamp-ink`, which the sample has. */
export const sampleColor = "#03282f";

function Choices({ words, report }: { words: typeof emailChecks; report: EmailReport }) {
  const { color, alternative } = useEmailLook();
  const shown = report.heard.find(({ kind }) => kind === "picture")?.words ?? "";
  return (
    <div className={styles.choices}>
      <Field
        type="color"
        label={words.color}
        className={styles.color}
        value={color ?? sampleColor}
        onChange={(event) => changeEmailLook({ color: event.target.value })}
      />
      <Field
        label={words.alternative}
        value={alternative ?? shown}
        maxLength={120}
        onChange={(event) => changeEmailLook({ alternative: event.target.value })}
      />
      {(color !== null || alternative !== null) && (
        <Button size="small" onClick={() => changeEmailLook(sampleLook)}>
          {words.reset}
        </Button>
      )}
    </div>
  );
}

/** The report on the email, updated whenever its markup, its colors or the theme change; null until the first reading. */
function useReport(): EmailReport | null {
  const [report, setReport] = useState<EmailReport | null>(null);
  useEffect(() => {
    const email = document.getElementById(emailPreviewId);
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
  }, []);
  return report;
}
