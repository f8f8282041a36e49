import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { profiles } from "#content/profiles.ts";
import { EveryLoadLabel } from "./every-load-label.tsx";
import { RememberedLabel } from "./remembered-label.tsx";

/** The cookie label, as the profile has it (P1). */
export function CookieLabel() {
  const { profile } = usePublicSettings();
  return profiles[profile].cookieBanner === "every-load" ? <EveryLoadLabel /> : <RememberedLabel />;
}
