import { useProfile } from "#app/browser/public-settings.tsx";
import { elementIds } from "#shared/page-names.ts";
import styles from "./cookie-label.module.css";
import { CookieNotice } from "./cookie-notice.tsx";
import { RememberedLabel } from "./remembered-label.tsx";

/** The cookie label of the profile (P1). */
export function CookieLabel() {
  const { cookieBanner } = useProfile();
  if (cookieBanner === "remembered") return <RememberedLabel />;
  // As `spec` has it: open in every page that is served, closed by Accept without any script, nothing kept (app/browser/accepted-notice.ts).
  return (
    <dialog id={elementIds.cookieNotice} open className={`${styles.label} small`} aria-labelledby="cookie-label-title">
      <CookieNotice />
    </dialog>
  );
}
