import { type ReactNode, useState } from "react";
import { DialogButton } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { accountPage as words, deletionCounter } from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { AccountCounters } from "./account-counters.tsx";
import { ArrivalNote } from "./arrival-note.tsx";
import type { SalesDialog } from "./plans-counter.tsx";
import { Matter, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface AccountDeskProps {
  visitor: Visitor;
  /** The form for a code of the authenticator app. */
  secondStep: ReactNode;
  salesDialog: SalesDialog;
}

/** /account: the counters of whoever is signed in, or the way to sign in (D10, P6). */
export function AccountDesk({
  visitor: { user, known, owesSecondStep, arrived },
  secondStep,
  salesDialog,
}: AccountDeskProps) {
  const arrival = useArrival();
  const [deleted, setDeleted] = useState(false);
  if (user && !deleted) {
    return (
      <AccountCounters
        key={user.id}
        note={<ArrivalNote arrival={arrival} arrived={arrived} />}
        salesDialog={salesDialog}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <Sheet heading={words.heading} lead={words.lead} narrow>
      <ArrivalNote arrival={arrival} arrived={arrived} />
      {body()}
    </Sheet>
  );

  function body() {
    if (deleted) return <SentNote title={deletionCounter.doneTitle} text={deletionCounter.doneText} />;
    if (owesSecondStep) return <Matter title={logInDialog.secondStepTitle}>{secondStep}</Matter>;
    return (
      <UntilKnown known={known}>
        <AskToSignIn />
      </UntilKnown>
    );
  }
}

/** D10: what an anonymous visitor finds on the account page. */
function AskToSignIn() {
  return (
    <Matter title={words.ask.title} text={words.ask.text}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {words.ask.logIn}
        </DialogButton>
        <DialogButton dialog="sign-up">{words.ask.signUp}</DialogButton>
      </div>
    </Matter>
  );
}
