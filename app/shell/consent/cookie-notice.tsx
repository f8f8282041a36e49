import { useProfile } from "#app/browser/public-settings.tsx";
import { Button } from "#app/ui/button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { cookieNotice } from "#content/generated/cookie-notice.ts";
import { layout } from "#content/generated/layout.ts";
import { legalLinks } from "#content/navigation.ts";
import { elementIds } from "#shared/page-names.ts";
import styles from "./cookie-notice.module.css";
import { RememberedNotice } from "./remembered-notice.tsx";

/** The cookie notice of the profile (P1). */
export function CookieNotice() {
  const profile = useProfile();
  if (profile.cookieNotice === "remembered") return <RememberedNotice />;
  const { heading, text, accept, learnMore } = cookieNotice;
  // As `spec` has it: open in every page that is served, closed by Accept without any script, nothing kept (app/browser/accepted-notice.ts).
  return (
    <dialog
      id={elementIds.cookieNotice}
      open
      className={`${styles.notice} small`}
      aria-labelledby="cookie-notice-title"
    >
      <div className="stack gap-1">
        <h2 id="cookie-notice-title" className="title-3">
          {heading}
        </h2>
        <p>{text}</p>
      </div>
      <form method="dialog" className={`${styles.choices} cluster`}>
        <Button type="submit" size="small">
          {accept}
        </Button>
        <NewTabLink href={legalLinks.privacy.to} note={layout.newTab}>
          {learnMore}
        </NewTabLink>
      </form>
    </dialog>
  );
}
