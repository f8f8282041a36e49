import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LinkGroup, PageLink } from "#content/navigation.ts";
import type { SocialLink } from "#content/site.ts";
import styles from "./footer.module.css";
import { Wordmark } from "./wordmark.tsx";

interface FooterProps {
  words: { siteName: string; homeLink: string; strap: string; legalLabel: string; copyright: string; note: string };
  socialLinks: readonly SocialLink[];
  socialLabel: (platform: string) => string;
  groups: readonly LinkGroup[];
  legalLinks: readonly PageLink[];
  /** The newsletter and the SMS form. */
  forms: ReactNode;
  /** What stands after the legal links, such as the way back to a cookie choice. */
  legalExtra?: ReactNode;
}

/** The footer of every page (S1.3). */
export function Footer({ words, socialLinks, socialLabel, groups, legalLinks, forms, legalExtra }: FooterProps) {
  return (
    <footer className={`${styles.footer} dusk`}>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Wordmark name={words.siteName} label={words.homeLink} className={styles.wordmark} />
            <p className={styles.strap}>{words.strap}</p>
            <ul className={styles.social}>
              {socialLinks.map((link) => (
                <li key={link.icon}>
                  <a href={link.href} target="_blank" rel="noopener" aria-label={socialLabel(link.name)}>
                    <Icon name={link.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {forms}
        </div>
        <Board groups={groups} />
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

/** The link lists as the rows of a departures board, each with its numbered window. */
function Board({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <div className={styles.board}>
      {groups.map((group, index) => (
        <nav key={group.label} aria-label={group.label}>
          <h2>
            <i aria-hidden="true">{index + 1}</i>
            {group.label}
          </h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} viewTransition>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
