import type { ReactNode } from "react";
import { Link } from "react-router";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import type { PageLink } from "#content/navigation.ts";
import styles from "./footer.module.css";

interface FooterProps {
  words: { legalLabel: string; copyright: string; note: string };
  /** The name and the social links. Only the server passes these two. */
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
        <div className={styles.top}>
          <ServedMarkup id="footer-brand">{brand}</ServedMarkup>
          {forms}
        </div>
        <ServedMarkup id="footer-board" className={styles.board}>
          {board}
        </ServedMarkup>
        <div className={styles.legal}>
          <p>{words.copyright}</p>
          <nav aria-label={words.legalLabel} className={styles.legalLinks}>
            {legalLinks.map((link) => (
              <Link key={link.to} to={link.to} viewTransition>
                {link.label}
              </Link>
            ))}
            {legalExtra}
          </nav>
          <p>{words.note}</p>
        </div>
      </div>
    </footer>
  );
}
