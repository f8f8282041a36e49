import { type ReactNode, useEffect, useRef } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { requestPasswordReset, resendConfirmation } from "#app/data/auth-emails.ts";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { DialogButton, type DialogId } from "#app/ui/button.tsx";
import { CodeField, Field } from "#app/ui/field.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { Message } from "#content/message.ts";
import { accountPaths } from "#content/navigation.ts";
import { confirmLanding } from "./confirm-landing.ts";
import { signInByCode } from "./session.ts";

export interface EmailRequestWords
  extends Record<"email" | "emailPlaceholder" | "submit" | "submitting" | "sentTitle", string> {
  lead?: string | undefined;
  sentText: Message<string>;
  captcha?: CaptchaWords | undefined;
  /** On a page, in place of the form where a captcha is configured: only the dialogs have one. */
  inDialog?: Record<"text" | "open", string> | undefined;
}

export interface ForgottenWords extends EmailRequestWords {
  back: string;
  recoveryCode: Record<"code" | "codeHint" | "submit" | "submitting", string>;
}

interface ForgottenPasswordProps {
  words: ForgottenWords;
  onBack?: () => void;
  onDone?: () => void;
}

/** Requests a password reset, in the Log In dialog (P6) and on the page of an expired link. */
export function ForgottenPassword({ words, onBack, onDone }: ForgottenPasswordProps) {
  const { siteUrl } = usePublicSettings();
  const landing = siteUrl + accountPaths.setPassword;
  return (
    <EmailRequestForm
      words={words}
      dialog="log-in"
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
  );
}

/** Requests another confirmation email (P6). */
export function ResendConfirmation({ words }: { words: EmailRequestWords }) {
  const { siteUrl } = usePublicSettings();
  return (
    <EmailRequestForm
      words={words}
      dialog="sign-up"
      send={(email, captchaToken) => resendConfirmation({ email, landing: confirmLanding(siteUrl), captchaToken })}
    />
  );
}

interface EmailRequestFormProps {
  words: EmailRequestWords;
  /** The dialog that has the form with a captcha. */
  dialog: DialogId;
  /** Throws what the service reported. */
  send: (email: string, captchaToken: string) => Promise<void>;
  /** The form replaces one that had the focus. */
  takesFocus?: boolean;
  /** Rendered below the confirmation that the email was sent. */
  afterSent?: (email: string) => ReactNode;
  children?: ReactNode;
}

/** Requests an email to an address. Its confirmation is the same whether there is an account or not. */
function EmailRequestForm({ words, dialog, send, takesFocus, afterSent, children }: EmailRequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(words.captcha);
  const form = useForm((fields, captchaToken) => send(valueOf(fields, "email").trim(), captchaToken), {
    captcha,
    explain: serviceErrors,
  });
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  if (words.inDialog) {
    return (
      <>
        <p>{words.inDialog.text}</p>
        <div className="actions">
          <DialogButton dialog={dialog} variant="primary">
            {words.inDialog.open}
          </DialogButton>
        </div>
      </>
    );
  }
  const sentTo = String(form.sent?.email).trim();
  return (
    <>
      {words.lead && <p className="soft">{words.lead}</p>}
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
  words: ForgottenWords["recoveryCode"];
  email: string;
  onDone: (() => void) | undefined;
}

/** The code of a password-reset email that was opened on another device (P6). */
function RecoveryCode({ words, email, onDone }: RecoveryCodeProps) {
  const form = useForm((fields) => signInByCode(email, valueOf(fields, "code")).then(onDone), {
    explain: serviceErrors,
  });
  return (
    <Form form={form}>
      <CodeField {...form.field("code", words.code)} hint={words.codeHint} />
      <SubmitButton form={form} words={words} />
    </Form>
  );
}
