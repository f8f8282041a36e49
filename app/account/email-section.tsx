import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { type Account, changeEmail } from "#app/data/account.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import type { emailSection } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { useReauthentication } from "./reauthentication.tsx";
import { AccountSection } from "./account-section.tsx";
import styles from "./email-section.module.css";

interface EmailSectionProps {
  words: typeof emailSection;
  account: Account;
  onChanged: () => void;
}

/** The email address and its change, which both mailboxes confirm. */
export function EmailSection({ words, account, onChanged }: EmailSectionProps) {
  const { backend, siteUrl } = usePublicSettings();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const withReauthentication = useReauthentication();
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (form) => {
    const email = valueOf(form, "email").trim();
    if (!(await withReauthentication(() => changeEmail(backend, email, siteUrl + accountPaths.account)))) return;
    setSentTo(email);
    onChanged();
  });
  return (
    <AccountSection id="email" title={words.title} line={words.line} ink="email" icon="email">
      <Entry label={words.current}>{account.email}</Entry>
      {sentTo === null && account.newEmail && <p className="soft">{words.waiting(account.newEmail)}</p>}
      {sentTo !== null ? (
        <SentNote title={words.sentTitle} text={words.sentText(sentTo)} />
      ) : (
        <form method="post" noValidate onSubmit={onSubmit}>
          <Field
            label={words.label}
            hint={words.hint}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={words.placeholder}
            required
            error={errorOf("email", words.label)}
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

/** A fact of the account, written on its line. */
function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.entry}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
