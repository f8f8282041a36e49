import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { type Account, changePassword } from "#app/data/account.ts";
import { valueOf } from "#app/lib/field-errors.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceForm } from "#app/lib/use-service-form.ts";
import { passwordSection as words } from "#content/generated/account.ts";
import { useReauthentication } from "./reauthentication.tsx";
import { AccountSection } from "./account-section.tsx";

/** A new password, after reauthentication. */
export function PasswordSection({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { backend } = usePublicSettings();
  const [saved, setSaved] = useState(false);
  const withReauthentication = useReauthentication();
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    const password = valueOf(form, "newPassword");
    if (!(await withReauthentication((proof) => changePassword(backend, password, proof)))) return;
    setSaved(true);
    onChanged();
  });
  return (
    <AccountSection id="password" title={words.title} line={words.line} ink="sms" icon="lock">
      {saved ? (
        <SentNote title={words.savedTitle} text={words.savedText} />
      ) : (
        <form method="post" noValidate onSubmit={onSubmit}>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={account.email} hidden readOnly />
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
          <Button type="submit" size="small" aria-disabled={pending || undefined}>
            {pending ? words.submitting : words.submit}
          </Button>
        </form>
      )}
    </AccountSection>
  );
}
