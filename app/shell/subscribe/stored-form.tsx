import { type ReactNode, useId } from "react";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import field from "#app/ui/field.module.css";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { formError } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { newsletterForm } from "#words/newsletter.ts";
import { legalLinks } from "#content/navigation.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import styles from "./subscribe-form.module.css";

export interface StoredFormWords {
  field: Record<"label" | "placeholder" | "submit" | "submitLabel", string>;
  sending: string;
  sent: Record<"title" | "text" | "another", string>;
  failures: (typeof newsletterForm)["failures"];
  /** What sending it agrees to. The stored proof says the same (content/newsletter.ts). */
  consent: Record<"sentence" | "privacy", string>;
  captcha?: CaptchaWords | undefined;
}

interface StoredFormProps {
  words: StoredFormWords;
  /** Resolves to why it failed, or to null. */
  send: (form: HTMLFormElement, captchaToken: string) => Promise<SubscriberProblem | null>;
  /** Where the form is sent without scripts. */
  action: string;
  /** The name of its field. */
  name: "email" | "phone";
  onFocus?: () => void;
  /** What the form asks for beside its field. */
  further?: (form: FormControl) => ReactNode;
  /** Stands below the form. */
  children?: ReactNode;
}

/** The field that each problem concerns; the other problems concern no field. */
const fields: Partial<Record<SubscriberProblem, string>> = { email: "email", number: "phone", country: "country" };

/** A form of one field whose entry is stored; once it went through, a note in its place. */
export function StoredForm({ words, send, action, name, onFocus, further, children }: StoredFormProps) {
  const consentId = useId();
  const captcha = useCaptcha(words.captcha);
  const form = useForm(
    async (element, captchaToken) => {
      const problem = await send(element, captchaToken);
      if (!problem) return;
      const known: Partial<Record<SubscriberProblem, string>> = words.failures;
      return { [fields[problem] ?? formError]: known[problem] ?? words.failures.unavailable };
    },
    { captcha },
  );
  if (form.sent) {
    return (
      <div className={styles.sent}>
        <SentNote title={words.sent.title} text={words.sent.text}>
          <TextButton onClick={form.clear}>{words.sent.another}</TextButton>
        </SentNote>
      </div>
    );
  }
  const kind = name === "phone" ? "tel" : "email";
  return (
    <div className="stack gap-2">
      <Form form={form} className={styles.form} action={action}>
        <Field
          {...form.field(name, words.field.label)}
          type={kind}
          autoComplete={kind}
          placeholder={words.field.placeholder}
          required
          onFocus={onFocus}
        />
        <Button
          type="submit"
          size="small"
          aria-label={form.pending ? words.sending : words.field.submitLabel}
          aria-describedby={consentId}
          aria-disabled={form.pending || undefined}
        >
          {words.field.submit}
        </Button>
        {further?.(form)}
        {captcha.field}
      </Form>
      {children}
      {form.error && <FormAlert>{form.error}</FormAlert>}
      <p id={consentId} className={field.hint}>
        {words.consent.sentence}{" "}
        <a href={legalLinks.privacy.to}>
          <u>{words.consent.privacy}</u>
        </a>
      </p>
    </div>
  );
}
