import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, DialogButton } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { valueOf } from "#app/lib/field-errors.ts";
import { useServiceForm } from "#app/lib/use-service-form.ts";
import { captchaDialogs } from "#content/generated/captcha-dialogs.ts";
import { useCaptcha } from "#app/features/captcha/captcha.tsx";
import styles from "./email-request-form.late.module.css";

interface EmailRequestFormProps {
  words: {
    email: string;
    emailPlaceholder: string;
    submit: string;
    submitting: string;
    sentTitle: string;
    sentText: (email: string) => string;
  };
  /** Throws what the service reported. */
  send: (email: string, captchaToken: string) => Promise<void>;
  /** The form replaces one that had the focus. */
  takesFocus?: boolean;
  /** Rendered below the confirmation that the email was sent. */
  afterSent?: (email: string) => ReactNode;
  children?: ReactNode;
}

/** Requests an email to an address. Its confirmation is the same whether there is an account or not. */
export function EmailRequestForm({ words, send, takesFocus = false, afterSent, children }: EmailRequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const captcha = useCaptcha();
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (sent) => {
    const email = valueOf(sent, "email").trim();
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    try {
      await send(email, captchaToken);
    } catch (thrown) {
      captcha.renew();
      throw thrown;
    }
    setSentTo(email);
  });
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  if (sentTo !== null) {
    return (
      <>
        <SentNote title={words.sentTitle} text={words.sentText(sentTo)} />
        {afterSent?.(sentTo)}
        {children}
      </>
    );
  }
  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
        <Field
          label={words.email}
          type="email"
          name="email"
          autoComplete="username"
          placeholder={words.emailPlaceholder}
          required
          error={errorOf("email", words.email)}
        />
        {captcha.field}
        {error && <FormAlert>{error}</FormAlert>}
        <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
          {pending ? words.submitting : words.submit}
        </Button>
      </form>
      {children}
    </>
  );
}

/** Replaces such a form on a page where a captcha is configured: only the dialogs have one. */
export function AskInDialog({ dialog }: { dialog: keyof typeof captchaDialogs }) {
  return (
    <>
      <p>{captchaDialogs[dialog].text}</p>
      <div className="actions">
        <DialogButton dialog={dialog} variant="primary">
          {captchaDialogs[dialog].open}
        </DialogButton>
      </div>
    </>
  );
}
