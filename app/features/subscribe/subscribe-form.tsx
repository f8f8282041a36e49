import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { fieldErrorSentence, type FieldErrors, fieldErrorsOf, focusFirstError } from "#app/lib/field-errors.ts";
import { footer } from "#content/generated/layout.ts";
import styles from "./subscribe-form.module.css";

interface SubscribeFormProps {
  words: { label: string; placeholder: string; submit: string; submitLabel: string };
  type: "email" | "tel";
  autoComplete: "email" | "tel";
  name: string;
}

/** One required field and its button. `post` keeps an address out of the URL where scripts are off (D13). */
function SubscribeForm({ words, type, autoComplete, name }: SubscribeFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = fieldErrorsOf(form);
    setErrors(found);
    if (focusFirstError(form, found)) return;
    console.log(String(new FormData(form).get(name)));
    form.reset();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Field
        label={words.label}
        type={type}
        name={name}
        autoComplete={autoComplete}
        placeholder={words.placeholder}
        required
        error={fieldErrorSentence(errors[name], words.label)}
      />
      <Button type="submit" size="small" aria-label={words.submitLabel}>
        {words.submit}
      </Button>
    </form>
  );
}

/** P2 in `spec`: the address is logged to the console and the field cleared; nothing is sent, and nothing says so. */
export function NewsletterForm() {
  return <SubscribeForm words={footer.newsletter} type="email" autoComplete="email" name="email" />;
}

/** P3 in `spec`: the same for a phone number. */
export function SmsForm() {
  return <SubscribeForm words={footer.sms} type="tel" autoComplete="tel" name="phone" />;
}
