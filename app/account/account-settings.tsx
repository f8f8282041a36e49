import type { ReactNode } from "react";
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
import { useService } from "./use-service.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { readAccount } from "#app/data/account.ts";
import { Button } from "#app/ui/button.tsx";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { monthOf } from "#content/account.ts";
import { isOwnBackend } from "#shared/public-settings.ts";

interface AccountSettingsProps {
  words: AccountWords;
  note: ReactNode;
  onDeleted: () => void;
  salesDialog: SalesDialog;
}

/** Everything that the signed-in visitor can look up and change. */
export function AccountSettings({ words, note, onDeleted, salesDialog }: AccountSettingsProps) {
  const { backend } = usePublicSettings();
  const { data: account, failure, reload } = useService(readAccount);
  if (!account) {
    return (
      <Sheet words={words}>
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
    <Sheet words={words} postmark={postmark}>
      {note}
      <PlansSection words={words.plans} salesDialog={salesDialog} />
      <ReauthenticationProvider words={words.reauthentication} owner={owner}>
        <EmailSection words={words.email} account={account} onChanged={reload} />
        <PasswordSection words={words.password} account={account} onChanged={reload} />
        <TwoFactorSection words={words.twoFactor} account={account} onChanged={reload} />
        <DevicesSection words={words.devices} account={account} />
        <IdentitiesSection words={words.identities} account={account} onChanged={reload} />
        {isOwnBackend(backend) && <MyDataSection words={words.myData} />}
        <DeletionSection words={words.deletion} account={account} onDeleted={onDeleted} />
      </ReauthenticationProvider>
    </Sheet>
  );
}
