import styles from "./contents-links.module.css";
import pill from "./pill.module.css";

interface ContentsLinksProps {
  label: string;
  links: readonly { readonly id: string; readonly title: string }[];
}

export function ContentsLinks({ label, links }: ContentsLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.contents} cluster gap-2`}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={pill.pill}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
