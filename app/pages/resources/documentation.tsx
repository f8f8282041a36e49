import type { PageLink } from "#content/navigation.ts";
import styles from "./documentation.module.css";

interface DocumentationProps {
  id: string;
  title: string;
  words: {
    readonly lead: string;
    readonly index: readonly PageLink[];
    readonly sample: { readonly label: string; readonly title: string; readonly code: string; readonly line: string };
  };
}

/** The index of what is written and where, beside a telegram from the developer page. */
export function Documentation({ id, title, words: { lead, index, sample } }: DocumentationProps) {
  return (
    <section className={`${styles.documentation} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className="lead">{lead}</p>
          <ul className={styles.index}>
            {index.map(({ label, to, line }) => (
              <li key={to}>
                <a href={to}>
                  <b>{label}</b>
                  <i aria-hidden="true" />
                  <span>{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.telegram}>
          <figcaption>
            <b>{sample.title}</b>
            <span className="label">{sample.label}</span>
          </figcaption>
          <pre tabIndex={0}>
            <code>{sample.code}</code>
          </pre>
          <p>{sample.line}</p>
        </figure>
      </div>
    </section>
  );
}
