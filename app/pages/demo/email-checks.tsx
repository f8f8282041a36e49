import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { writeRatio } from "./contrast.ts";
import type { DemoWords } from "./demo-words.ts";
import styles from "./email-checks.module.css";
import { type EmailReport, type HeardPart, inspectEmail, type PartContrast } from "./inspect-email.ts";
import { type EmailLook, sampleLook } from "./use-demo.ts";

interface EmailChecksProps {
  words: DemoWords["checks"];
  /** What holds the email. */
  paper: RefObject<HTMLElement | null>;
  look: EmailLook;
  onLook: (change: Partial<EmailLook>) => void;
}

/** One line that says whether everybody can read the email. It opens what is heard of it and what is hard to read, from its markup. */
export function EmailChecks({ words, paper, look, onLook }: EmailChecksProps) {
  const report = useReport(paper);
  // The content security policy lets scripts set a style, but blocks styles in markup.
  useEffect(() => {
    if (look.color) paper.current?.style.setProperty("--email-color", look.color);
    else paper.current?.style.removeProperty("--email-color");
  }, [paper, look.color]);
  const { heard, contrasts, silent } = report ?? unread;
  const failing = contrasts.filter((contrast) => !isEnough(contrast)).length + silent;
  const least = Math.min(...contrasts.map(({ ratio }) => ratio));
  return (
    <details className={styles.checks}>
      <summary>
        <Icon name={failing === 0 ? "tick" : "alert"} />
        <span role="status">
          {!report ? words.title : failing === 0 ? words.readable(writeRatio(least)) : words.said(failing)}
        </span>
        <b>{words.see}</b>
      </summary>
      <div className={styles.panel}>
        <section className={`${styles.heard} dusk on-dark`} aria-labelledby="demo-heard">
          <h2 id="demo-heard">{words.heard}</h2>
          <p>{words.heardLead}</p>
          <ol>
            {heard.map(({ kind, words: said }, place) => (
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
            {contrasts.map((contrast) => (
              <Check
                key={contrast.part}
                passes={isEnough(contrast)}
                title={words.parts[contrast.part]}
                figure={words.ratio(writeRatio(contrast.ratio))}
              >
                {isEnough(contrast) ? words.passes(String(contrast.least)) : words.fails(String(contrast.least))}
              </Check>
            ))}
            <Check passes={silent === 0} title={words.picture} figure={silent === 0 ? words.named : words.missing}>
              {silent === 0 ? words.namedText : words.missingText}
            </Check>
          </ul>
          {report && <Choices words={words} look={look} onLook={onLook} shown={pictureOf(heard)} />}
        </section>
      </div>
    </details>
  );
}

/** Before the first reading, which only a browser can do. */
const unread: EmailReport = { heard: [], contrasts: [], silent: 0 };

const pictureOf = (heard: readonly HeardPart[]) => heard.find(({ kind }) => kind === "picture")?.words ?? "";

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

interface ChoicesProps extends Pick<EmailChecksProps, "words" | "look" | "onLook"> {
  /** What the picture says now. */
  shown: string;
}

function Choices({ words, look: { color, alternative }, onLook, shown }: ChoicesProps) {
  return (
    <div className={styles.choices}>
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

/** The report on the email, updated whenever its markup, its colors or the theme change; null until the first reading. */
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
