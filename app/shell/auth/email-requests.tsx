import { localizedPath } from "#app/browser/localized-path.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { requestPasswordReset, resendConfirmation } from "#app/data/auth-emails.ts";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { readCode } from "#shared/fold-text.ts";
import { DialogButton } from "#app/ui/button.tsx";
import { CodeField, Field } from "#app/ui/field.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { confirmation, forgottenPassword, recoveryCode } from "#words/account.ts";
import { captchaDialogs } from "#words/captcha-dialogs.ts";
import { accountPaths } from "#content/navigation.ts";
import { confirmLanding } from "./confirm-landing.ts";
import { signInByCode } from "./session.ts";

interface ForgottenPasswordProps {
  onBack?: () => void;
  onDone?: () => void;
}

export function ForgottenPassword({ onBack, onDone }: ForgottenPasswordProps) {
  const { siteUrl } = usePublicSettings();
  const landing = siteUrl + localizedPath(accountPaths.setPassword);
  return (
    <EmailRequestForm
      words={forgottenPassword}
      lead={forgottenPassword.lead}
      dialog="log-in"
      send={(email, captchaToken) => requestPasswordReset({ email, landing, captchaToken })}
      isInDialog={onBack !== undefined}
      afterSent={(email) => <RecoveryCode email={email} onDone={onDone} />}
    >
      {onBack && (
        <p className="soft">
          <TextButton onClick={onBack}>{forgottenPassword.back}</TextButton>
        </p>
      )}
    </EmailRequestForm>
  );
}

export function ResendConfirmation() {
  const { siteUrl } = usePublicSettings();
  return (
    <EmailRequestForm
      words={confirmation}
      dialog="sign-up"
      send={(email, captchaToken) => resendConfirmation({ email, landing: confirmLanding(siteUrl), captchaToken })}
    />
  );
}

interface EmailRequestFormProps {
  words: typeof forgottenPassword | typeof confirmation;
  lead?: string;
  dialog: keyof typeof captchaDialogs;
  send: (email: string, captchaToken: string) => Promise<void>;
  isInDialog?: boolean;
  afterSent?: (email: string) => ReactNode;
  children?: ReactNode;
}

/** Confirms the request whether or not the account exists. */
function EmailRequestForm({ words, lead, dialog, send, isInDialog, afterSent, children }: EmailRequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { captcha: protection } = usePublicSettings();
  const captcha = useCaptcha();
  const form = useForm((fields, captchaToken) => send(getFieldValue(fields, "email").trim(), captchaToken), {
    captcha,
    explain: serviceErrors,
  });
  useEffect(() => {
    if (isInDialog) element.current?.querySelector("input")?.focus();
  }, [isInDialog]);
  if (protection && !isInDialog) {
    const inDialog = captchaDialogs[dialog];
    return (
      <>
        <p>{inDialog.text}</p>
        <div className="actions">
          <DialogButton dialog={dialog} variant="primary">
            {inDialog.open}
          </DialogButton>
        </div>
      </>
    );
  }
  const sentTo = String(form.sent?.email).trim();
  return (
    <>
      {lead && <p className="soft">{lead}</p>}
      {form.sent ? (
        <>
          <SentNote title={words.sentTitle} text={words.sentText(sentTo)} />
          {afterSent?.(sentTo)}
        </>
      ) : (
        <Form form={form} ref={element}>
          <Field
            {...form.field("email", words.email)}
            type="email"
            autoComplete="username"
            placeholder={words.emailPlaceholder}
            required
          />
          {captcha.field}
          <SubmitButton form={form} words={words} variant="primary" full />
        </Form>
      )}
      {children}
    </>
  );
}

interface RecoveryCodeProps {
  email: string;
  onDone: (() => void) | undefined;
}

function RecoveryCode({ email, onDone }: RecoveryCodeProps) {
  const form = useForm((fields) => signInByCode(email, readCode(getFieldValue(fields, "code"))).then(onDone), {
    explain: serviceErrors,
  });
  return (
    <Form form={form}>
      <CodeField {...form.field("code", recoveryCode.code)} hint={recoveryCode.codeHint} />
      <SubmitButton form={form} words={recoveryCode} />
    </Form>
  );
}
