import type { ReactNode } from "react";
import type { PageLink } from "#content/navigation.ts";
import styles from "./footer.module.css";

interface FooterProps {
  words: { legalLabel: string; copyright: string; note: string };
  /** The name and the social links. */
  brand: ReactNode;
  board: ReactNode;
  legalLinks: readonly PageLink[];
  /** The newsletter and the SMS form. */
  forms: ReactNode;
  /** Rendered after the legal links, such as the button for cookie choices. */
  legalExtra?: ReactNode;
}

/** The footer of every page (S1.3). */
export function Footer({ words, brand, board, legalLinks, forms, legalExtra }: FooterProps) {
  return (
    <footer className={`${styles.footer} dusk airmail-band`}>
      <div className="wrap">
        <div className={`${styles.top} columns-3 gap-5`}>
          <div className="cluster gap-3">{brand}</div>
          {forms}
        </div>
        <div className={styles.board}>{board}</div>
        <div className={`${styles.legal} cluster gap-3 small`}>
          <p>{words.copyright}</p>
          <nav aria-label={words.legalLabel} className="cluster gap-5">
            {legalLinks.map((link) => (
              <a key={link.to} href={link.to}>
                {link.label}
              </a>
            ))}
            {legalExtra}
          </nav>
          <p>{words.note}</p>
        </div>
      </div>
    </footer>
  );
}
