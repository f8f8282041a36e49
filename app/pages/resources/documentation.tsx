import type { PageLink } from "#content/navigation.ts";
import styles from "./documentation.module.css";

interface DocumentationProps {
  id: string;
  title: string;
  words: {
    readonly lead: string;
    readonly index: readonly PageLink[];
  };
}

/** The index of what is written and where. */
export function Documentation({ id, title, words: { lead, index } }: DocumentationProps) {
  return (
    <section className={`${styles.documentation} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
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
    </section>
  );
}
