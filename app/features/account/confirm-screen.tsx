import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { confirmation as words } from "#content/account.ts";
import { logInDialog } from "#content/dialogs.ts";
import { accountPaths } from "#content/navigation.ts";
import { Matter, Sheet, UntilKnown } from "./sheet.tsx";
import type { Visitor } from "./visitor.ts";

interface ConfirmScreenProps {
  visitor: Visitor;
  secondStep: ReactNode;
  /** The form that asks for another letter. */
  resend: ReactNode;
}

/** Where the letter of a sign-up leads (P6, D9). */
export function ConfirmScreen({ visitor: { user, known, owesSecondStep }, secondStep, resend }: ConfirmScreenProps) {
  const arrival = useArrival();
  return (
    <Sheet heading={words.heading} lead={words.lead} narrow>
      {body()}
    </Sheet>
  );

  function body() {
    if (arrival?.type) {
      if (user) return <Confirmed email={user.email} />;
      if (owesSecondStep) return <Matter title={logInDialog.secondStepTitle}>{secondStep}</Matter>;
      if (!known) return <Spinner label={words.waiting} />;
    }
    const isRefused = arrival !== null && (arrival.error !== null || arrival.type !== null);
    return (
      <UntilKnown known={known}>
        <Matter
          title={isRefused ? words.expiredTitle : words.nothingTitle}
          text={isRefused ? words.expiredText : words.nothingText}
        >
          {resend}
        </Matter>
      </UntilKnown>
    );
  }
}

function Confirmed({ email }: { email: string }) {
  return (
    <SentNote title={words.doneTitle} text={words.doneText(email)}>
      <div className="actions">
        <ButtonLink to={accountPaths.account} variant="primary">
          {words.toAccount}
        </ButtonLink>
        <ButtonLink to="/product">{words.toServices}</ButtonLink>
      </div>
    </SentNote>
  );
}
