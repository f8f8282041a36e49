import { SectionHead } from "#app/ui/section-head.tsx";
import linework from "#app/drawings/misc/linework.svg";
import type { easyToUse } from "#content/generated/pages/feature-easy-to-use.ts";
import styles from "./minute-ruler.module.css";

/** Setting up, along a ruler of five minutes with a kettle at its end. */
export function MinuteRuler({ copy }: { copy: (typeof easyToUse)["minutes"] }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <ol className={styles.ruler}>
          {copy.steps.map(({ at, title, text }) => (
            <li key={at}>
              <b className="title-2">{at}</b>
              <div className={`card stack gap-2 ${styles.stub}`}>
                <h3>{title}</h3>
                <p className="small soft">{text}</p>
              </div>
            </li>
          ))}
          <li>
            <b className="title-2">{copy.end}</b>
            <svg viewBox="0 0 96 96" role="img" aria-label={copy.kettle}>
              <use href={`${linework}#kettle`} />
            </svg>
          </li>
        </ol>
      </div>
    </section>
  );
}
