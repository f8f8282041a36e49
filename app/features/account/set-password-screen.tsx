import { type ReactNode, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { newPassword as words } from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { accountPaths } from "#content/navigation.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { Matter, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface SetPasswordScreenProps {
  visitor: Visitor;
  secondStep: ReactNode;
  /** The form that asks for another letter. */
  askAgain: ReactNode;
}

/** Where the letter of a forgotten password leads (P6). */
export function SetPasswordScreen({
  visitor: { user, known, owesSecondStep, arrived },
  secondStep,
  askAgain,
}: SetPasswordScreenProps) {
  const arrival = useArrival();
  const [saved, setSaved] = useState(false);
  return (
    <Sheet heading={words.heading} lead={words.lead} narrow>
      {body()}
    </Sheet>
  );

  function body() {
    if (saved) {
      return (
        <SentNote title={words.savedTitle} text={words.savedText}>
          <ButtonLink to={accountPaths.account}>{words.toAccount}</ButtonLink>
        </SentNote>
      );
    }
    if (arrived && arrived.outcome !== "signed-in") {
      return (
        <Matter title={words.elsewhereTitle} text={words.elsewhereText}>
          {askAgain}
        </Matter>
      );
    }
    const isRefused = arrival !== null && arrival.error !== null;
    if (user && !isRefused) return <NewPasswordForm email={user.email} onSaved={() => setSaved(true)} />;
    if (owesSecondStep && !isRefused) return <Matter title={logInDialog.secondStepTitle}>{secondStep}</Matter>;
    if (arrived && !known) return <Spinner label={words.waiting} />;
    return (
      <UntilKnown known={known}>
        <Matter title={words.expiredTitle} text={words.expiredText}>
          {askAgain}
        </Matter>
      </UntilKnown>
    );
  }
}
