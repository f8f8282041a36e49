import { TextButton } from "#app/ui/text-button.tsx";
import { requestPasswordReset, resendConfirmation } from "#app/data/auth-emails.ts";
import { confirmLanding } from "./confirm-landing.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import { AskInDialog, EmailRequestForm, type EmailRequestWords } from "./email-request-form.tsx";
import { RecoveryCode, type RecoveryCodeWords } from "./recovery-code.tsx";

/** What stands on a page in place of the form, where a captcha is configured. */
interface OnPage {
  inDialog?: Record<"text" | "open", string> | undefined;
}

export interface ForgottenWords extends EmailRequestWords, OnPage {
  lead: string;
  back: string;
  recoveryCode: RecoveryCodeWords;
}

interface ForgottenPasswordProps {
  words: ForgottenWords;
  onBack?: () => void;
  onDone?: () => void;
}

/** Requests a password reset, in the Log In dialog (P6) and on the page of an expired link. */
export default function ForgottenPassword({ words, onBack, onDone }: ForgottenPasswordProps) {
  const { siteUrl } = usePublicSettings();
  const landing = siteUrl + accountPaths.setPassword;
  if (words.inDialog) return <AskInDialog words={words.inDialog} dialog="log-in" />;
  return (
    <>
      <p className="soft">{words.lead}</p>
      <EmailRequestForm
        words={words}
        send={(email, captchaToken) => requestPasswordReset({ email, landing, captchaToken })}
        takesFocus={onBack !== undefined}
        afterSent={(email) => <RecoveryCode words={words.recoveryCode} email={email} onDone={onDone} />}
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

export type ConfirmationWords = EmailRequestWords & OnPage;

/** Requests another confirmation email (P6). */
export function ResendConfirmation({ words }: { words: ConfirmationWords }) {
  const { siteUrl } = usePublicSettings();
  if (words.inDialog) return <AskInDialog words={words.inDialog} dialog="sign-up" />;
  return (
    <EmailRequestForm
      words={words}
      send={(email, captchaToken) => resendConfirmation({ email, landing: confirmLanding(siteUrl), captchaToken })}
    />
  );
}
