import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, DialogButton, type DialogId } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import type { Message } from "#content/message.ts";
import styles from "./email-request-form.late.module.css";

export interface EmailRequestWords
  extends Record<"email" | "emailPlaceholder" | "submit" | "submitting" | "sentTitle", string> {
  sentText: Message<string>;
  captcha?: CaptchaWords | undefined;
}

interface EmailRequestFormProps {
  words: EmailRequestWords;
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
  const captcha = useCaptcha(words.captcha);
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

interface AskInDialogProps {
  words: Record<"text" | "open", string>;
  dialog: DialogId;
}

/** Replaces such a form on a page where a captcha is configured: only the dialogs have one. */
export function AskInDialog({ words, dialog }: AskInDialogProps) {
  return (
    <>
      <p>{words.text}</p>
      <div className="actions">
        <DialogButton dialog={dialog} variant="primary">
          {words.open}
        </DialogButton>
      </div>
    </>
  );
}
