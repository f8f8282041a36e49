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
    readonly whole: PageLink | null;
    readonly pagesLabel: string;
    readonly pages: readonly PageLink[];
  };
  children: ReactNode;
}

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
