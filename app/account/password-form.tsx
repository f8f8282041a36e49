import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { changePassword } from "#app/data/account.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import { useReauthentication } from "./reauthentication.tsx";

export interface PasswordFormWords extends Record<"label" | "hint" | "submit" | "submitting", string> {
  reveal: Record<"show" | "hide", string>;
}

interface PasswordFormProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  /** Address of the account that gets the password. */
  email: string;
  words: PasswordFormWords;
  className?: string;
  onSaved: () => void;
}

/** A new password, after the reauthentication that the service asks for. `variant` and `size` are those of its button. */
export function PasswordForm({ email, words, className, onSaved, ...button }: PasswordFormProps) {
  const { backend } = usePublicSettings();
  const withReauthentication = useReauthentication();
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    const password = valueOf(form, "newPassword");
    if (await withReauthentication((proof) => changePassword(backend, password, proof))) onSaved();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={className}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Field
        label={words.label}
        hint={words.hint}
        type="password"
        reveal={words.reveal}
        name="newPassword"
        autoComplete="new-password"
        required
        error={errorOf("newPassword", words.label)}
      />
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" {...button} aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
