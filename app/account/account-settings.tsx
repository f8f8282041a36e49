import { type ReactNode, useState } from "react";
import { accountPage as words, myDataSection as myDataWords } from "#words/account.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { PasswordSection } from "./password-form.tsx";
import { PlansSection, type SalesDialog } from "./plans-section.tsx";
import { ReauthenticationProvider, TaskButton } from "./reauthentication.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { AccountSection, StatusNote } from "./account-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";
import { useService } from "./use-service.ts";
import { localizedPath } from "#app/browser/localized-path.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { saveFile } from "#app/browser/save-file.ts";
import { readAccount } from "#app/data/account.ts";
import { Button } from "#app/ui/button.tsx";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { formatMonth } from "#content/account.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { readMyData } from "#app/data/own-data.ts";
import { accountPaths } from "#content/navigation.ts";

interface AccountSettingsProps {
  note: ReactNode;
  onDeleted: () => void;
  salesDialog: SalesDialog;
}

export function AccountSettings({ note, onDeleted, salesDialog }: AccountSettingsProps) {
  const { backend } = usePublicSettings();
  const { data: account, failure, reload } = useService(readAccount);
  if (!account) {
    return (
      <AccountLayout words={words}>
        {note}
        {failure === null ? (
          <Spinner label={words.loading} />
        ) : (
          <ListMessage title={words.failedTitle} text={failure} alert>
            <Button onClick={reload}>{words.tryAgain}</Button>
          </ListMessage>
        )}
      </AccountLayout>
    );
  }
  const { top, bottom, since } = words.postmark;
  const postmark = <Postmark top={top} bottom={bottom} middle={[since, formatMonth(account.createdAt)]} waves />;
  const owner = {
    email: account.email,
    hasPassword: account.identities.includes("email"),
    hasApp: account.apps.length > 0,
  };
  return (
    <AccountLayout words={words} postmark={postmark}>
      {note}
      <PlansSection salesDialog={salesDialog} />
      <ReauthenticationProvider owner={owner}>
        <EmailSection account={account} onChanged={reload} />
        <PasswordSection account={account} onChanged={reload} />
        <TwoFactorSection account={account} onChanged={reload} />
        <DevicesSection account={account} />
        <IdentitiesSection account={account} onChanged={reload} />
        {isOwnBackend(backend) && <MyDataSection />}
        <DeletionSection account={account} onDeleted={onDeleted} />
      </ReauthenticationProvider>
    </AccountLayout>
  );
}

function MyDataSection() {
  const [done, setDone] = useState(false);
  const download = async () => {
    saveFile(await readMyData(), myDataWords.fileName);
    setDone(true);
  };
  return (
    <AccountSection id="my-data" title={myDataWords.title} line={myDataWords.line} ink="brown" icon="print">
      <TaskButton pendingLabel={myDataWords.submitting} work={download}>
        {myDataWords.submit}
      </TaskButton>
      {done && <StatusNote>{myDataWords.done}</StatusNote>}
      <a href={localizedPath(accountPaths.privacyReceipt)}>{myDataWords.receipt}</a>
    </AccountSection>
  );
}
