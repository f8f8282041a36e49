import { useState } from "react";
import { SentNote } from "#app/ui/sent-note.tsx";
import type { Account } from "#app/data/account.ts";
import type { passwordSection } from "#content/generated/account.ts";
import { AccountSection } from "./account-section.tsx";
import { PasswordForm, type PasswordFormWords } from "./password-form.tsx";

interface PasswordSectionProps {
  words: typeof passwordSection & PasswordFormWords;
  account: Account;
  onChanged: () => void;
}

/** A new password, after reauthentication. */
export function PasswordSection({ words, account, onChanged }: PasswordSectionProps) {
  const [saved, setSaved] = useState(false);
  const onSaved = () => {
    setSaved(true);
    onChanged();
  };
  return (
    <AccountSection id="password" title={words.title} line={words.line} ink="sms" icon="lock">
      {saved ? (
        <SentNote title={words.savedTitle} text={words.savedText} />
      ) : (
        <PasswordForm email={account.email} words={words} size="small" onSaved={onSaved} />
      )}
    </AccountSection>
  );
}
