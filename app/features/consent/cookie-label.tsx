import { Suspense } from "react";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { elementIds } from "#shared/page-names.ts";
import { useProfile } from "#app/lib/public-settings.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import styles from "./cookie-label.module.css";
import { CookieNotice } from "./cookie-notice.served.tsx";

// Only the live profile has it, so no page of the other fetches it.
const RememberedLabel = lazyPart(() => import("./remembered-label.tsx"));

/** The cookie label of the profile (P1). */
export function CookieLabel() {
  const { cookieBanner } = useProfile();
  return cookieBanner === "every-load" ? <EveryLoadLabel /> : <LiveLabel />;
}

/** Rendered in the browser alone: without scripts there is nothing to consent to. */
function LiveLabel() {
  return <Suspense>{useHydrated() && <RememberedLabel />}</Suspense>;
}

/**
 * P1 as `spec` has it: open in every page that is served, closed by Accept without any script, nothing kept.
 * `open` never changes here, so React leaves a label that was closed before or after hydration closed.
 */
function EveryLoadLabel() {
  return (
    <ServedMarkup
      as="dialog"
      id={elementIds.cookieNotice}
      open
      className={styles.label}
      aria-labelledby="cookie-label-title"
    >
      {import.meta.env.SSR && <CookieNotice />}
    </ServedMarkup>
  );
}
