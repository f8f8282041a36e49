import { Postmark } from "#app/ui/postmark.tsx";
import styles from "./declaration.module.css";

interface DeclarationProps {
  title: string;
  /** Says that the facts are samples; null where they are not. */
  sample: string | null;
  /** `answer` is the id of the question on this page that says more. */
  facts: readonly { readonly label: string; readonly value: string; readonly answer: string }[];
  postmark: { readonly top: string; readonly bottom: string; readonly middle: readonly [string, string] };
}

/** A customs form: what a buyer wants to know at a glance, each line a link to its answer. */
export function Declaration({ title, sample, facts, postmark }: DeclarationProps) {
  return (
    <section className={`card ${styles.form}`} aria-labelledby="declaration-heading">
      <h2 className="title-2" id="declaration-heading">
        {title}
      </h2>
      {sample && <p className="small">{sample}</p>}
      <dl className="rows">
        {facts.map(({ label, value, answer }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd>
              <a href={`#${answer}`}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
      <Postmark {...postmark} className={styles.postmark} />
    </section>
  );
}
