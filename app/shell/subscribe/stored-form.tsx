import { localizedPath } from "#app/browser/localized-path.ts";
import { type ReactNode, useId } from "react";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import field from "#app/ui/field.module.css";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { formError } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { consentWords, newsletterForm } from "#words/newsletter.ts";
import { legalLinks } from "#content/navigation.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import styles from "./subscribe-form.module.css";

interface StoredFormProps {
  words: Record<"label" | "placeholder" | "submit" | "submitLabel", string>;
  sent: Record<"title" | "text", string>;
  /** Has to match the stored proof of consent (content/newsletter.ts). */
  consent: string;
  send: (form: HTMLFormElement, captchaToken: string) => Promise<SubscriberProblem | null>;
  action: string;
  name: "email" | "phone";
  onFocus?: () => void;
  further?: (form: FormControl) => ReactNode;
  children?: ReactNode;
}

const fields: Partial<Record<SubscriberProblem, string>> = { email: "email", number: "phone", country: "country" };

export function StoredForm({ words, sent, consent, send, action, name, onFocus, further, children }: StoredFormProps) {
  const consentId = useId();
  const captcha = useCaptcha();
  const form = useForm(
    async (element, captchaToken) => {
      const problem = await send(element, captchaToken);
      if (!problem) return;
      const known: Partial<Record<SubscriberProblem, string>> = newsletterForm.failures;
      return { [fields[problem] ?? formError]: known[problem] ?? newsletterForm.failures.unavailable };
    },
    { captcha },
  );
  if (form.sent) {
    return (
      <div className={styles.sent}>
        <SentNote title={sent.title} text={sent.text}>
          <TextButton onClick={form.clear}>{newsletterForm.another}</TextButton>
        </SentNote>
      </div>
    );
  }
  const kind = name === "phone" ? "tel" : "email";
  return (
    <div className="stack gap-2">
      <Form form={form} className={styles.form} action={action}>
        <Field
          {...form.field(name, words.label)}
          type={kind}
          autoComplete={kind}
          placeholder={words.placeholder}
          required
          onFocus={onFocus}
        />
        <Button
          type="submit"
          size="small"
          aria-label={form.pending ? newsletterForm.sending : words.submitLabel}
          aria-describedby={consentId}
          aria-disabled={form.pending || undefined}
        >
          {words.submit}
        </Button>
        {further?.(form)}
        {captcha.field}
      </Form>
      {children}
      {form.error && <FormAlert>{form.error}</FormAlert>}
      <p id={consentId} className={field.hint}>
        <span>{consent}</span>{" "}
        <a href={localizedPath(legalLinks.privacy.to)}>
          <u>{consentWords.privacy}</u>
        </a>
      </p>
    </div>
  );
}
