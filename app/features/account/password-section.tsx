import { useState } from "react";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import type { Account } from "#app/data/account.ts";
import { passwordSection as words } from "#content/generated/account.ts";
import { AccountSection } from "./account-section.tsx";
import { PasswordForm } from "./password-form.tsx";

/** A new password, after reauthentication. */
export function PasswordSection({ account, onChanged }: { account: Account; onChanged: () => void }) {
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
