import { TextButton } from "#app/components/ui/text-button.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { footer } from "#content/generated/layout.ts";
import { profiles } from "#content/profiles.ts";
import { requestChoices } from "./choices-request.ts";

/** In the footer of every page where a choice is kept: taking it back is as near as giving it (P1). */
export function CookieChoicesButton() {
  const { profile } = usePublicSettings();
  if (profiles[profile].cookieBanner !== "remembered") return null;
  return <TextButton onClick={requestChoices}>{footer.cookieChoices}</TextButton>;
}
