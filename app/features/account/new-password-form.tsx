import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { changePassword } from "#app/data/account.ts";
import { valueOf } from "#app/lib/field-faults.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceForm } from "#app/lib/use-service-form.ts";
import { newPassword as words } from "#content/account.ts";
import styles from "./new-password-form.module.css";

/** A new password for whoever came by a letter, which is proof enough for a while. */
export function NewPasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { backend } = usePublicSettings();
  const { pending, error, faultOf, onSubmit } = useServiceForm(async (form) => {
    await changePassword(backend, valueOf(form, "newPassword"), {});
    onSaved();
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
        error={faultOf("newPassword", words.label)}
      />
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" variant="primary" aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
