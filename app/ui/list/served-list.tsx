import type { ReactNode } from "react";
import styles from "./served-list.module.css";

interface PageLink {
  href: string;
  label: string;
  rel?: "prev" | "next";
}

interface ServedListProps {
  words: {
    readonly note: string;
    /** The link to the whole list, from a part of it. */
    readonly whole: PageLink | null;
    readonly pagesLabel: string;
    readonly pages: readonly PageLink[];
  };
  className: string | undefined;
  /** The records. */
  children: ReactNode;
}

/** A part of a list, rendered on the server alone, between a note and the links to its other parts. */
export function ServedList({ words: { note, whole, pagesLabel, pages }, className, children }: ServedListProps) {
  return (
    <>
      <p className={className}>
        {note} {whole && <a href={whole.href}>{whole.label}</a>}
      </p>
      {children}
      {pages.length > 0 && (
        <nav className={styles.pager} aria-label={pagesLabel}>
          <ul>
            {pages.map(({ href, label, rel }) => (
              <li key={href}>
                <a href={href} rel={rel}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
