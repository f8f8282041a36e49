import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fieldErrorSentence, type FieldErrors, fieldErrorsOf, focusFirstError } from "#app/ui/form/field-errors.ts";
import type { footer } from "#content/generated/layout.ts";
import styles from "./subscribe-form.module.css";

/** The forms of the footer (P2, P3) as `spec` has them. */
export default function SubscribeForms({ words }: { words: Pick<typeof footer, "newsletter" | "sms"> }) {
  return (
    <>
      <ConsoleForm words={words.newsletter} type="email" name="email" />
      <ConsoleForm words={words.sms} type="tel" name="phone" />
    </>
  );
}

interface ConsoleFormProps {
  words: { label: string; placeholder: string; submit: string; submitLabel: string };
  type: "email" | "tel";
  name: string;
}

/**
 * P2 and P3 as `spec` has them: one required field; the value goes to the console, the field is cleared, nothing is sent and nothing is
 * claimed. `post` keeps an address out of the URL where scripts are off (D13).
 */
function ConsoleForm({ words, type, name }: ConsoleFormProps) {
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
        autoComplete={type}
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
