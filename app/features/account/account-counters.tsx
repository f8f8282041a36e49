import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { ListMessage } from "#app/components/sections/list-message.tsx";
import { keepsOwnData } from "#app/data/own-data.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { monthOf } from "#content/account.ts";
import { accountPage as words } from "#content/generated/account.ts";
import { AskProof } from "./ask-proof.tsx";
import { DeletionCounter } from "./deletion-counter.tsx";
import { DevicesCounter } from "./devices-counter.tsx";
import { EmailCounter } from "./email-counter.tsx";
import { MyDataCounter } from "./my-data-counter.tsx";
import { PasswordCounter } from "./password-counter.tsx";
import { PlansCounter, type SalesDialog } from "./plans-counter.tsx";
import { Sheet } from "./sheet.tsx";
import { TwoStepCounter } from "./two-step-counter.tsx";
import { useAccount } from "./use-account.ts";
import { WaysInCounter } from "./ways-in-counter.tsx";

interface AccountCountersProps {
  note: ReactNode;
  onDeleted: () => void;
  salesDialog: SalesDialog;
}

/** Everything that the signed-in visitor can look up and change. */
export function AccountCounters({ note, onDeleted, salesDialog }: AccountCountersProps) {
  const { backend } = usePublicSettings();
  const { account, failure, reading, reload } = useAccount();
  if (!account) {
    return (
      <Sheet heading={words.heading} lead={words.lead}>
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
    <Sheet heading={words.heading} lead={words.lead} postmark={postmark}>
      {note}
      <PlansCounter salesDialog={salesDialog} />
      <AskProof owner={owner}>
        <EmailCounter account={account} onChanged={reload} />
        <PasswordCounter account={account} onChanged={reload} />
        <TwoStepCounter account={account} onChanged={reload} />
        <DevicesCounter reading={reading} />
        <WaysInCounter account={account} onChanged={reload} />
        {keepsOwnData(backend) && <MyDataCounter />}
        <DeletionCounter account={account} onDeleted={onDeleted} />
      </AskProof>
    </Sheet>
  );
}
