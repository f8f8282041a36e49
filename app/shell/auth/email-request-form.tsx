import { type ReactNode, useEffect, useRef } from "react";
import { DialogButton, type DialogId } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import type { Message } from "#content/message.ts";

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
  const element = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha(words.captcha);
  const form = useForm((fields, captchaToken) => send(valueOf(fields, "email").trim(), captchaToken), {
    captcha,
    explain: serviceErrors,
  });
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  if (form.sent) {
    const sentTo = String(form.sent.email).trim();
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
