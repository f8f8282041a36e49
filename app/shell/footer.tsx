import { Island } from "#app/browser/island.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { storesSubscriptions, useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Button } from "#app/ui/button.tsx";
import { Collapse } from "#app/ui/collapse.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { socialLinks } from "#content/brand/contacts.ts";
import { footerGroups, liveFooterGroups, socialLabel } from "#content/footer-links.ts";
import { type LinkGroup, legalLinks } from "#content/navigation.ts";
import { chatLink } from "#words/chat-button.ts";
import { footer } from "#words/layout.ts";
import { siteWords } from "#words/site.ts";
import styles from "./footer.module.css";
import { LanguageLinks } from "./languages/language-links.tsx";
import StoredForms from "./subscribe/stored-forms.island.tsx";
import SubscribeForms from "./subscribe/subscribe-forms.island.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Consent must be as easy to withdraw as to give (P1). */
function CookieChoicesButton() {
  const { cookieNotice } = useProfile();
  if (cookieNotice !== "remembered") return null;
  return (
    <>
      <TextButton className="scripts-only" data-enhance="remember-choice" data-waits="">
        {footer.cookieChoices}
      </TextButton>
      <noscript>
        <a href={localizedPath(legalLinks.cookies.to)}>{footer.cookieChoices}</a>
      </noscript>
    </>
  );
}

export function Footer() {
  const { accountScreens } = useProfile();
  return (
    <footer className={`${styles.footer} dusk airmail-band`}>
      <div className="wrap">
        <div className={`${styles.top} columns-3 gap-5`}>
          <div className="cluster gap-3">
            <Wordmark className={styles.wordmark} />
            <p className={`${styles.strap} soft`}>{siteWords.strap}</p>
            <ul className={styles.social}>
              {socialLinks.map(({ icon, name, href }) => (
                <li key={icon}>
                  <a href={href} target="_blank" rel="noopener" aria-label={socialLabel(name)} className="icon-button">
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
            <Button size="small" popoverTarget="chat">
              {chatLink}
            </Button>
          </div>
          <Forms />
        </div>
        <div className={styles.board}>
          {(accountScreens ? liveFooterGroups : footerGroups).map((group, index) => (
            <Links key={group.label} group={group} number={index + 1} />
          ))}
        </div>
        <div className={`${styles.legal} cluster gap-3 small soft between`}>
          <p>{siteWords.copyright}</p>
          <nav aria-label={footer.legalLabel} className="cluster gap-3">
            {Object.values(legalLinks).map(({ to, label }) => (
              <a key={to} href={localizedPath(to)}>
                {label}
              </a>
            ))}
            <CookieChoicesButton />
          </nav>
          <LanguageLinks className="gap-5" />
          <p>{footer.priceNote}</p>
        </div>
      </div>
    </footer>
  );
}

function Forms() {
  const settings = usePublicSettings();
  return storesSubscriptions(settings) ? (
    <Island name="stored-forms" part={StoredForms} />
  ) : (
    <Island name="subscribe-forms" part={SubscribeForms} />
  );
}

function Links({ group: { label, links }, number }: { group: LinkGroup; number: number }) {
  return (
    <nav aria-label={label}>
      <Collapse
        summary={
          <h2 className="cluster gap-3 small">
            <i className="centered" aria-hidden="true">
              {number}
            </i>
            {label}
          </h2>
        }
      >
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <a href={localizedPath(link.to)}>{link.label}</a>
            </li>
          ))}
        </ul>
      </Collapse>
    </nav>
  );
}
