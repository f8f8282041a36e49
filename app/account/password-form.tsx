import { type ComponentProps, useState } from "react";
import { AccountSection } from "./account-section.tsx";
import { UsernameHint, useReauthentication } from "./reauthentication.tsx";
import { type Account, changePassword } from "#app/data/account.ts";
import type { Button } from "#app/ui/button.tsx";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { NewPasswordField } from "#app/ui/form/new-password-field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { SentNote } from "#app/ui/sent-note.tsx";
import { passwordSection } from "#words/account.ts";

interface PasswordFormProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  email: string;
  words: Record<"label" | "submit" | "submitting", string>;
  className?: string;
  onSaved: () => void;
}

export function PasswordForm({ email, words, className, onSaved, ...button }: PasswordFormProps) {
  const withReauthentication = useReauthentication();
  const form = useForm(
    (fields) =>
      withReauthentication(
        (proof) => changePassword(getFieldValue(fields, "newPassword"), proof).then(onSaved),
        () => fields.requestSubmit(),
      ),
    { explain: serviceErrors },
  );
  return (
    <Form form={form} className={className}>
      <UsernameHint email={email} />
      <NewPasswordField {...form.field("newPassword", words.label)} />
      <SubmitButton form={form} words={words} {...button} />
    </Form>
  );
}

interface PasswordSectionProps {
  account: Account;
  onChanged: () => void;
}

export function PasswordSection({ account, onChanged }: PasswordSectionProps) {
  const [saved, setSaved] = useState(false);
  const onSaved = () => {
    setSaved(true);
    onChanged();
  };
  return (
    <AccountSection id="password" title={passwordSection.title} line={passwordSection.line} ink="blue" icon="lock">
      {saved ? (
        <SentNote title={passwordSection.savedTitle} text={passwordSection.savedText} />
      ) : (
        <PasswordForm email={account.email} words={passwordSection} size="small" onSaved={onSaved} />
      )}
    </AccountSection>
  );
}
