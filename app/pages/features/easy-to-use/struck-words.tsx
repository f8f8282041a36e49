import type { easyToUse } from "#content/generated/pages/feature-easy-to-use.ts";
import styles from "./struck-words.module.css";

/** The jargon the product does without, struck out. */
export function StruckWords({ copy }: { copy: (typeof easyToUse)["words"] }) {
  return (
    <section className="section dusk">
      <div className="wrap">
        <h2>{copy.title}</h2>
        <ul className={styles.words}>
          {copy.struck.map((word) => (
            <li key={word}>
              <s>{word}</s>
            </li>
          ))}
        </ul>
        <p className={`lead ${styles.plain}`}>{copy.plain}</p>
      </div>
    </section>
  );
}
