import { TextButton } from "#app/components/ui/text-button.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { footer } from "#content/layout.ts";
import { profiles } from "#content/profiles.ts";

export const rememberedLabelId = "cookie-label";

/** In the footer of every page where a choice is kept: taking it back is as near as giving it (P1). */
export function CookieChoicesButton() {
  const { profile } = usePublicSettings();
  if (profiles[profile].cookieBanner !== "remembered") return null;
  return <TextButton onClick={reopen}>{footer.cookieChoices}</TextButton>;
}

function reopen(): void {
  const label = document.getElementById(rememberedLabelId);
  if (!(label instanceof HTMLDialogElement)) return;
  if (!label.open) label.show();
  label.querySelector("button")?.focus();
}
