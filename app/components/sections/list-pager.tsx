import styles from "./list-pager.module.css";

export interface PagerLink {
  href: string;
  label: string;
  rel?: "prev" | "next";
}

interface ListPagerProps {
  label: string;
  links: readonly PagerLink[];
}

/** Links to the other pages of a list. Each is a document of its own, which is why they name a window: the router passes over them. */
export function ListPager({ label, links }: ListPagerProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <ul>
        {links.map(({ href, label: name, rel }) => (
          <li key={href}>
            <a href={href} rel={rel} target="_self">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
