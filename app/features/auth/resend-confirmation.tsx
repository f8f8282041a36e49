import { resendConfirmation } from "#app/data/letters.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { confirmation as words } from "#content/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { LetterForm } from "./letter-form.tsx";

/** Another letter for whoever has not confirmed their address (P6). */
export function ResendConfirmation() {
  const { backend, siteUrl } = usePublicSettings();
  const landing = siteUrl + accountPaths.confirm;
  return <LetterForm words={words} send={(email) => resendConfirmation(backend, { email, landing })} />;
}
