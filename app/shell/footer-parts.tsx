import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LinkGroup } from "#content/navigation.ts";
import type { SocialLink } from "#content/site.ts";
import styles from "./footer.module.css";
import { Wordmark } from "./top-bar.tsx";

interface FooterBrandProps {
  words: { siteName: string; homeLink: string; strap: string };
  socialLinks: readonly SocialLink[];
  socialLabel: (platform: string) => string;
  /** The button that opens the chat. */
  ask: ReactNode;
}

export function FooterBrand({ words, socialLinks, socialLabel, ask }: FooterBrandProps) {
  return (
    <>
      <Wordmark name={words.siteName} label={words.homeLink} className={styles.wordmark} />
      <p className={styles.strap}>{words.strap}</p>
      <ul className={styles.social}>
        {socialLinks.map((link) => (
          <li key={link.icon}>
            <a
              href={link.href}
              target="_blank"
              rel="noopener"
              aria-label={socialLabel(link.name)}
              className="icon-button"
            >
              <Icon name={link.icon} />
            </a>
          </li>
        ))}
      </ul>
      {ask}
    </>
  );
}

/** The link lists as the rows of a departures board, each with its numbered window. */
export function FooterBoard({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map((group, index) => (
    <nav key={group.label} aria-label={group.label}>
      <Fold
        summary={
          <h2 className="cluster gap-3 small">
            <i aria-hidden="true">{index + 1}</i>
            {group.label}
          </h2>
        }
      >
        <ul>
          {group.links.map((link) => (
            <li key={link.to}>
              <a href={link.to} className="title-3">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  ));
}
