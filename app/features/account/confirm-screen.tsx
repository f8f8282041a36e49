import { type ReactNode, useEffect } from "react";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { keepPlansOfAddress } from "#app/lib/kept-plans.ts";
import { useArrival } from "#app/lib/use-arrival.ts";
import { confirmation as words } from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { accountPaths } from "#content/navigation.ts";
import { Matter, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface ConfirmScreenProps {
  visitor: Visitor;
  secondStep: ReactNode;
  /** The form that asks for another letter. */
  resend: ReactNode;
  /** The form that asks for a letter to set a password. */
  askForPassword: ReactNode;
}

/** Where the letter of a sign-up leads (P6, D9). */
export function ConfirmScreen({ visitor, secondStep, resend, askForPassword }: ConfirmScreenProps) {
  const { user, known, owesSecondStep, arrived } = visitor;
  const arrival = useArrival();
  useEffect(() => keepPlansOfAddress(location.search), []);
  return (
    <Sheet heading={words.heading} lead={words.lead} narrow>
      {body()}
    </Sheet>
  );

  function body() {
    if (arrived?.outcome === "signed-in") {
      if (user) return <Confirmed email={user.email} passwordUnset={arrived.passwordUnset} />;
      if (owesSecondStep) return <Matter title={logInDialog.secondStepTitle}>{secondStep}</Matter>;
      if (!known) return <Spinner label={words.waiting} />;
    }
    if (arrived && (arrived.outcome === "refused" || arrived.type === "signup")) {
      return <ConfirmedElsewhere>{arrived.passwordUnset && askForPassword}</ConfirmedElsewhere>;
    }
    const isRefused = arrival !== null && arrival.error !== null;
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

function Confirmed({ email, passwordUnset }: { email: string; passwordUnset: boolean }) {
  return (
    <SentNote title={words.doneTitle} text={words.doneText(email)}>
      {passwordUnset && <p>{words.severalText}</p>}
      <div className="actions">
        {passwordUnset && <ButtonLink to={accountPaths.setPassword}>{words.toPassword}</ButtonLink>}
        <ButtonLink to={accountPaths.account} variant="primary">
          {words.toAccount}
        </ButtonLink>
        <ButtonLink to="/product">{words.toServices}</ButtonLink>
      </div>
    </SentNote>
  );
}

/** The letter was opened in another browser than the one that signed up. With a form where no password was confirmed. */
function ConfirmedElsewhere({ children }: { children: ReactNode }) {
  if (children) {
    return (
      <Matter title={words.doneTitle} text={words.unsetText}>
        {children}
      </Matter>
    );
  }
  return (
    <SentNote title={words.doneTitle} text={words.elsewhereText}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {logInDialog.submit}
        </DialogButton>
      </div>
    </SentNote>
  );
}
