import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { AccountWords } from "./account-words.ts";
import { DeletionSection, MyDataSection } from "./deletion-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { PasswordSection } from "./password-form.tsx";
import { PlansSection, type SalesDialog } from "./plans-section.tsx";
import { ReauthenticationProvider } from "./reauthentication.tsx";
import { Sheet } from "./sheet.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { type Account, readAccount } from "#app/data/account.ts";
import { Button } from "#app/ui/button.tsx";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { monthOf } from "#content/account.ts";
import { isOwnBackend } from "#shared/public-settings.ts";

/** The account, read from the service. `reload` reads it again; the earlier one stays meanwhile. */
export function useAccount() {
  const [account, setAccount] = useState<Account | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts the reads, for what is read again together with the account. */
  const [reading, setReading] = useState(0);
  useEffect(() => {
    let current = true;
    readAccount().then(
      (read) => {
        if (!current) return;
        setAccount(read);
        setFailure(null);
      },
      (thrown: unknown) => current && setFailure(errorSentence(thrown)),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each count is a new read
  }, [reading]);
  const reload = useCallback(() => setReading((count) => count + 1), []);
  return { account, failure, reading, reload };
}

interface AccountSettingsProps {
  words: AccountWords;
  note: ReactNode;
  onDeleted: () => void;
  salesDialog: SalesDialog;
}

/** Everything that the signed-in visitor can look up and change. */
export function AccountSettings({ words, note, onDeleted, salesDialog }: AccountSettingsProps) {
  const { backend } = usePublicSettings();
  const { account, failure, reading, reload } = useAccount();
  if (!account) {
    return (
      <Sheet words={words.sheet}>
        {note}
        {failure === null ? (
          <Spinner label={words.loading} />
        ) : (
          <ListMessage title={words.failedTitle} text={failure} alert>
            <Button onClick={reload}>{words.tryAgain}</Button>
          </ListMessage>
        )}
      </Sheet>
    );
  }
  const { top, bottom, since } = words.postmark;
  const postmark = <Postmark top={top} bottom={bottom} middle={[since, monthOf(account.createdAt)]} waves />;
  const owner = {
    email: account.email,
    hasPassword: account.identities.includes("email"),
    hasApp: account.apps.length > 0,
  };
  return (
    <Sheet words={words.sheet} postmark={postmark}>
      {note}
      <PlansSection words={words.plans} salesDialog={salesDialog} />
      <ReauthenticationProvider words={words.reauthentication} owner={owner}>
        <EmailSection words={words.email} account={account} onChanged={reload} />
        <PasswordSection words={words.password} account={account} onChanged={reload} />
        <TwoFactorSection words={words.twoFactor} account={account} onChanged={reload} />
        <DevicesSection words={words.devices} reading={reading} />
        <IdentitiesSection words={words.identities} account={account} onChanged={reload} />
        {isOwnBackend(backend) && <MyDataSection words={words.myData} />}
        <DeletionSection words={words.deletion} account={account} onDeleted={onDeleted} />
      </ReauthenticationProvider>
    </Sheet>
  );
}
