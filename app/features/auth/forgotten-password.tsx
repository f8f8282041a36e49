import { TextButton } from "#app/components/ui/text-button.tsx";
import { requestRecovery } from "#app/data/letters.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { forgottenPassword as words } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AskInDialog } from "./ask-in-dialog.tsx";
import { LetterForm } from "./letter-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";

/** The way back in, within the Log In dialog (P6), and on the page of a link that no longer works. */
export default function ForgottenPassword({ onBack, onDone }: { onBack?: () => void; onDone?: () => void }) {
  const { backend, siteUrl, captcha } = usePublicSettings();
  const landing = siteUrl + accountPaths.setPassword;
  if (captcha && !onBack) return <AskInDialog dialog="log-in" />;
  return (
    <>
      <p className="soft">{words.lead}</p>
      <LetterForm
        words={words}
        send={(email, captchaToken) => requestRecovery(backend, { email, landing, captchaToken })}
        takesFocus={onBack !== undefined}
        afterSent={(email) => <RecoveryCode email={email} onDone={onDone} />}
      >
        {onBack && (
          <p className="soft">
            <TextButton onClick={onBack}>{words.back}</TextButton>
          </p>
        )}
      </LetterForm>
    </>
  );
}
