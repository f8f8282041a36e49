import { TextButton } from "#app/components/ui/text-button.tsx";
import { requestPasswordReset, resendConfirmation } from "#app/data/auth-emails.ts";
import { confirmLanding } from "#app/lib/confirm-landing.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { confirmation, forgottenPassword as words } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AskInDialog, EmailRequestForm } from "./email-request-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";

/** Requests a password reset, in the Log In dialog (P6) and on the page of an expired link. */
export default function ForgottenPassword({ onBack, onDone }: { onBack?: () => void; onDone?: () => void }) {
  const { backend, siteUrl, captcha } = usePublicSettings();
  const landing = siteUrl + accountPaths.setPassword;
  if (captcha && !onBack) return <AskInDialog dialog="log-in" />;
  return (
    <>
      <p className="soft">{words.lead}</p>
      <EmailRequestForm
        words={words}
        send={(email, captchaToken) => requestPasswordReset(backend, { email, landing, captchaToken })}
        takesFocus={onBack !== undefined}
        afterSent={(email) => <RecoveryCode email={email} onDone={onDone} />}
      >
        {onBack && (
          <p className="soft">
            <TextButton onClick={onBack}>{words.back}</TextButton>
          </p>
        )}
      </EmailRequestForm>
    </>
  );
}

/** Requests another confirmation email (P6). */
export function ResendConfirmation() {
  const { backend, siteUrl, captcha } = usePublicSettings();
  if (captcha) return <AskInDialog dialog="sign-up" />;
  return (
    <EmailRequestForm
      words={confirmation}
      send={async (email, captchaToken) =>
        resendConfirmation(backend, { email, landing: await confirmLanding(siteUrl), captchaToken })
      }
    />
  );
}
