import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import counter from "#app/drawings/reading/help.svg";
import type { PageLink } from "#content/navigation.ts";
import styles from "./help-counter.module.css";

interface HelpCounterProps {
  id: string;
  title: string;
  words: { readonly lead: string; readonly questions: readonly PageLink[]; readonly more: PageLink };
}

/** The questions asked first, each leading to its answer on the help page. */
export function HelpCounter({ id, title, words: { lead, questions, more } }: HelpCounterProps) {
  return (
    <section className={`${styles.counter} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink to={more.to} icon="help">
              {more.label}
            </ButtonLink>
          </div>
          <PerforatedPrint ink="whatsapp" className={styles.print}>
            <Drawing src={counter} alt="" width={240} height={180} />
          </PerforatedPrint>
        </div>
        <ul className={styles.questions}>
          {questions.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>
                {label}
                <Icon name="arrow" className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
