import { type ReactNode, useState } from "react";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { accountPage as words, deletionCounter } from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { AccountCounters } from "./account-counters.tsx";
import { ArrivalNote } from "./arrival-note.tsx";
import { AskToSignIn } from "./ask-to-sign-in.tsx";
import { Matter, Sheet, UntilKnown } from "./sheet.tsx";
import type { Visitor } from "./visitor.ts";

interface AccountDeskProps {
  visitor: Visitor;
  /** The form for a code of the authenticator app. */
  secondStep: ReactNode;
}

/** /account: the counters of whoever is signed in, or the way to sign in (D10, P6). */
export function AccountDesk({ visitor: { user, known, owesSecondStep, arrived }, secondStep }: AccountDeskProps) {
  const arrival = useArrival();
  const [deleted, setDeleted] = useState(false);
  if (user && !deleted) {
    return (
      <AccountCounters
        key={user.id}
        note={<ArrivalNote arrival={arrival} arrived={arrived} />}
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
