import { localizedPath } from "#app/browser/localized-path.ts";
import type { ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { type Account, changeEmail } from "#app/data/account.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { accountPaths } from "#content/navigation.ts";
import { useReauthentication } from "./reauthentication.tsx";
import { AccountSection } from "./account-section.tsx";
import { emailSection as words } from "#words/account.ts";
import styles from "./account.module.css";

interface EmailSectionProps {
  account: Account;
  onChanged: () => void;
}

/** A change has to be confirmed from both the old and the new address. */
export function EmailSection({ account, onChanged }: EmailSectionProps) {
  const { siteUrl } = usePublicSettings();
  const withReauthentication = useReauthentication();
  const form = useForm(
    (fields) => {
      const change = () =>
        changeEmail(getFieldValue(fields, "email").trim(), siteUrl + localizedPath(accountPaths.account));
      return withReauthentication(
        () => change().then(onChanged),
        () => fields.requestSubmit(),
      );
    },
    { explain: serviceErrors },
  );
  return (
    <AccountSection id="email" title={words.title} line={words.line} ink="red" icon="email">
      <Entry label={words.current}>{account.email}</Entry>
      {!form.sent && account.newEmail && <p className="soft">{words.waiting(account.newEmail)}</p>}
      {form.sent ? (
        <SentNote title={words.sentTitle} text={words.sentText(String(form.sent.email).trim())} />
      ) : (
        <Form form={form}>
          <Field
            {...form.field("email", words.label)}
            hint={words.hint}
            type="email"
            autoComplete="email"
            placeholder={words.placeholder}
            required
          />
          <SubmitButton form={form} words={words} size="small" />
        </Form>
      )}
    </AccountSection>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.entry}>
      <dt className="label soft">{label}</dt>
      <dd className="title-3">{children}</dd>
    </dl>
  );
}
