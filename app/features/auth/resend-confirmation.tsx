import { resendConfirmation } from "#app/data/letters.ts";
import { confirmLanding } from "#app/lib/confirm-landing.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { confirmation as words } from "#content/generated/account.ts";
import { AskInDialog } from "./ask-in-dialog.tsx";
import { LetterForm } from "./letter-form.tsx";

/** Another letter for whoever has not confirmed their address (P6). */
export function ResendConfirmation() {
  const { backend, siteUrl, captcha } = usePublicSettings();
  if (captcha) return <AskInDialog dialog="sign-up" />;
  return (
    <LetterForm
      words={words}
      send={async (email, captchaToken) =>
        resendConfirmation(backend, { email, landing: await confirmLanding(siteUrl), captchaToken })
      }
    />
  );
}
