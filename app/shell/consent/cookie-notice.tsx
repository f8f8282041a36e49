import { localizedPath } from "#app/browser/localized-path.ts";
import { useProfile } from "#app/browser/profile.ts";
import { Button } from "#app/ui/button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { cookieNotice } from "#words/cookie-notice.ts";
import { controls } from "#words/controls.ts";
import { legalLinks } from "#content/navigation.ts";
import { elementIds } from "#shared/element-ids.ts";
import styles from "./cookie-notice.module.css";
import { RememberedNotice } from "./remembered-notice.tsx";

export function CookieNotice() {
  const profile = useProfile();
  if (profile.cookieNotice === "remembered") return <RememberedNotice />;
  const { heading, text, accept, learnMore } = cookieNotice;
  // In `spec`, every page is served with the notice open, and Accept closes it without scripts. No consent is stored.
  return (
    <dialog
      id={elementIds.cookieNotice}
      open
      className={`${styles.notice} forced-border dusk airmail-band`}
      aria-labelledby="cookie-notice-title"
    >
      <div>
        <b id="cookie-notice-title">{heading}</b>
        <p>{text}</p>
      </div>
      <form method="dialog" className={styles.choices}>
        <Button type="submit" size="small">
          {accept}
        </Button>
        <NewTabLink href={localizedPath(legalLinks.privacy.to)} note={controls.newTab}>
          {learnMore}
        </NewTabLink>
      </form>
    </dialog>
  );
}
