import { useProfile } from "#app/browser/public-settings.tsx";
import { Button } from "#app/ui/button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { cookieNotice } from "#content/generated/cookie-notice.ts";
import { layout } from "#content/generated/layout.ts";
import { legalLinks } from "#content/navigation.ts";
import { elementIds } from "#shared/page-names.ts";
import styles from "./cookie-label.module.css";
import { RememberedLabel } from "./remembered-label.tsx";

/** The cookie label of the profile (P1). */
export function CookieLabel() {
  const { cookieBanner } = useProfile();
  if (cookieBanner === "remembered") return <RememberedLabel />;
  const { heading, text, accept, learnMore } = cookieNotice;
  // As `spec` has it: open in every page that is served, closed by Accept without any script, nothing kept (app/browser/accepted-notice.ts).
  return (
    <dialog id={elementIds.cookieNotice} open className={`${styles.label} small`} aria-labelledby="cookie-label-title">
      <div className="stack gap-1">
        <h2 id="cookie-label-title" className="title-3">
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
