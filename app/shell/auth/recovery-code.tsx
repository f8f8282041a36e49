import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import styles from "./email-request-form.late.module.css";
import { signInByCode } from "./session.ts";

export type RecoveryCodeWords = Record<"code" | "codeHint" | "submit" | "submitting", string>;

interface RecoveryCodeProps {
  words: RecoveryCodeWords;
  email: string;
  onDone: (() => void) | undefined;
}

/** The code of a password-reset email that was opened on another device (P6). */
export function RecoveryCode({ words, email, onDone }: RecoveryCodeProps) {
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    await signInByCode(email, valueOf(form, "code"));
    onDone?.();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      <Field
        label={words.code}
        hint={words.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errorOf("code", words.code)}
      />
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
