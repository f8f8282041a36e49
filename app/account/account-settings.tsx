import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { monthOf } from "#content/account.ts";
import type { AccountWords } from "./account-words.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { ReauthenticationProvider } from "./reauthentication.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { MyDataSection } from "./my-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PlansSection, type SalesDialog } from "./plans-section.tsx";
import { Sheet } from "./sheet.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";
import { useAccount } from "./use-account.ts";
import { IdentitiesSection } from "./identities-section.tsx";

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
