import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";

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
  /** The records. */
  children: ReactNode;
}

/** A part of a list, rendered on the server alone, between a note and the links to its other parts. */
export function ServedList({ words: { note, whole, pagesLabel, pages }, children }: ServedListProps) {
  return (
    <div className="stack gap-6">
      <p className="small soft">
        {note} {whole && <a href={localizedPath(whole.href)}>{whole.label}</a>}
      </p>
      {children}
      {pages.length > 0 && (
        <nav className="screen-only" aria-label={pagesLabel}>
          <ul className="cluster">
            {pages.map(({ href, label, rel }) => (
              <li key={href}>
                <a href={localizedPath(href)} rel={rel}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
