import type { easyToUse } from "#content/generated/pages/feature-easy-to-use.ts";
import styles from "./struck-words.module.css";

/** The jargon the product does without, struck out. */
export function StruckWords({ copy }: { copy: (typeof easyToUse)["words"] }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap stack gap-5">
        <h2>{copy.title}</h2>
        <ul className="cluster title-2 soft">
          {copy.struck.map((word) => (
            <li key={word}>
              <s>{word}</s>
            </li>
          ))}
        </ul>
        <p className="lead">{copy.plain}</p>
      </div>
    </section>
  );
}
