import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AccountSection, FormAnswers } from "./account-section.tsx";
import { useReauthentication } from "./reauthentication.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { Account } from "#app/data/account.ts";
import { deleteAccount } from "#app/data/own-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { deletionSection as words } from "#words/account.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import styles from "./account.module.css";

interface DeletionSectionProps {
  account: Account;
  onDeleted: () => void;
}

/** Hosted projects have no deletion endpoint, so the visitor is asked to send an email instead. */
export function DeletionSection({ account, onDeleted }: DeletionSectionProps) {
  const { backend } = usePublicSettings();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = (now: boolean) => {
    flushSync(() => setOpen(now));
    place.current?.querySelector<HTMLElement>("input, button")?.focus();
  };
  return (
    <AccountSection id="deletion" title={words.title} line={words.line} ink="pink" icon="alert">
      {isOwnBackend(backend) ? (
        <div ref={place}>
          {open ? (
            <DeletionForm account={account} onDeleted={onDeleted} onCancel={() => show(false)} />
          ) : (
            <Button size="small" onClick={() => show(true)}>
              {words.open}
            </Button>
          )}
        </div>
      ) : (
        <p>{words.byLetter}</p>
      )}
    </AccountSection>
  );
}

function DeletionForm({ account, onDeleted, onCancel }: DeletionSectionProps & { onCancel: () => void }) {
  const withReauthentication = useReauthentication();
  const form = useForm(
    (fields) =>
      withReauthentication(
        () => deleteAccount().then(onDeleted),
        () => fields.requestSubmit(),
      ),
    {
      explain: serviceErrors,
      check(fields) {
        const typed = getFieldValue(fields, "email").trim().toLowerCase();
        return typed === account.email.toLowerCase() ? null : { email: words.mismatch };
      },
    },
  );
  return (
    <Form form={form}>
      <Field
        {...form.field("email", words.label)}
        hint={words.hint(account.email)}
        type="email"
        autoComplete="off"
        required
      />
      <FormAnswers form={form} words={words} className={styles.final} onCancel={onCancel} />
    </Form>
  );
}
