import { resendConfirmation } from "#app/data/auth-emails.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { confirmation as words } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AskInDialog } from "./ask-in-dialog.tsx";
import { EmailRequestForm } from "./email-request-form.tsx";

/** Requests another confirmation email (P6). */
export function ResendConfirmation() {
  const { backend, siteUrl, captcha } = usePublicSettings();
  const landing = siteUrl + accountPaths.confirm;
  if (captcha) return <AskInDialog dialog="sign-up" />;
  return (
    <EmailRequestForm
      words={words}
      send={(email, captchaToken) => resendConfirmation(backend, { email, landing, captchaToken })}
    />
  );
}
