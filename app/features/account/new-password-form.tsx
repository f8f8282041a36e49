import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { changePassword } from "#app/data/account.ts";
import { valueOf } from "#app/lib/field-errors.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceForm } from "#app/lib/use-service-form.ts";
import { newPassword as words } from "#content/generated/account.ts";
import { ReauthenticationProvider, useReauthentication } from "./reauthentication.tsx";
import styles from "./new-password-form.module.css";

interface NewPasswordFormProps {
  email: string;
  onSaved: () => void;
}

/** A new password for a visitor who opened the link of an email. The service accepts that for a while, then asks for an emailed code. */
export function NewPasswordForm({ email, onSaved }: NewPasswordFormProps) {
  return (
    <ReauthenticationProvider owner={{ email, hasPassword: false, hasApp: false }}>
      <Form email={email} onSaved={onSaved} />
    </ReauthenticationProvider>
  );
}

function Form({ email, onSaved }: NewPasswordFormProps) {
  const { backend } = usePublicSettings();
  const withReauthentication = useReauthentication();
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    const password = valueOf(form, "newPassword");
    if (await withReauthentication((proof) => changePassword(backend, password, proof))) onSaved();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Field
        label={words.label}
        hint={words.hint}
        type="password"
        name="newPassword"
        autoComplete="new-password"
        required
        error={errorOf("newPassword", words.label)}
      />
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" variant="primary" aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
