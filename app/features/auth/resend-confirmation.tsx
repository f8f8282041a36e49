import { resendConfirmation } from "#app/data/letters.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { confirmation as words } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AskInDialog } from "./ask-in-dialog.tsx";
import { LetterForm } from "./letter-form.tsx";

/** Another letter for whoever has not confirmed their address (P6). */
export function ResendConfirmation() {
  const { backend, siteUrl, captcha } = usePublicSettings();
  const landing = siteUrl + accountPaths.confirm;
  if (captcha) return <AskInDialog dialog="sign-up" />;
  return (
    <LetterForm
      words={words}
      send={(email, captchaToken) => resendConfirmation(backend, { email, landing, captchaToken })}
    />
  );
}
