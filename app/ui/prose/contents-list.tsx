import styles from "./contents-list.module.css";

interface ContentsListProps {
  label: string;
  entries: readonly { readonly id: string; readonly title: string }[];
}

export function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav aria-label={label} data-enhance="current-section">
      <ol className={`${styles.contents} rows small`}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
