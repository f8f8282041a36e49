import type { FormEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import styles from "./subscribe-form.module.css";

interface SubscribeFormProps {
  words: { label: string; placeholder: string; submit: string; submitLabel: string };
  type: "email" | "tel";
  autoComplete: "email" | "tel";
  name: string;
}

/** One required field and its button. `post` keeps an address out of the URL where scripts are off (D13). */
export function SubscribeForm({ words, type, autoComplete, name }: SubscribeFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    console.log(String(new FormData(form).get(name)));
    form.reset();
  };
  return (
    <form className={styles.form} method="post" onSubmit={onSubmit}>
      <Field
        label={words.label}
        type={type}
        name={name}
        autoComplete={autoComplete}
        placeholder={words.placeholder}
        required
      />
      <Button type="submit" size="small" aria-label={words.submitLabel}>
        {words.submit}
      </Button>
    </form>
  );
}
