import { type ReactNode, useState } from "react";
import { DialogButton } from "#app/components/ui/button.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { useAuthMessage } from "#app/lib/use-auth-message.ts";
import { accountPage as words, deletionSection } from "#content/generated/account.ts";
import { logInDialog } from "#content/generated/dialogs.ts";
import { accountPaths } from "#content/navigation.ts";
import { AccountSettings } from "./account-settings.tsx";
import { CallbackNote } from "./callback-note.tsx";
import type { SalesDialog } from "./plans-section.tsx";
import { SheetSection, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface AccountScreenProps {
  visitor: Visitor;
  /** The form for a code of the authenticator app. */
  secondFactor: ReactNode;
  salesDialog: SalesDialog;
}

/** /account: the settings of the signed-in visitor, or the buttons to sign in (D10, P6). */
export function AccountScreen({
  visitor: { user, known, needsSecondFactor, callback },
  secondFactor,
  salesDialog,
}: AccountScreenProps) {
  const authMessage = useAuthMessage();
  const [deleted, setDeleted] = useState(false);
  if (user && !deleted) {
    return (
      <AccountSettings
        key={user.id}
        note={<CallbackNote authMessage={authMessage} callback={callback} />}
        salesDialog={salesDialog}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <Sheet heading={words.heading} lead={words.lead} narrow>
      <CallbackNote authMessage={authMessage} callback={callback} />
      {body()}
    </Sheet>
  );

  function body() {
    if (deleted) return <SentNote title={deletionSection.doneTitle} text={deletionSection.doneText} />;
    if (needsSecondFactor) return <SheetSection title={logInDialog.secondFactorTitle}>{secondFactor}</SheetSection>;
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
    <SheetSection title={words.ask.title} text={words.ask.text}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {words.ask.logIn}
        </DialogButton>
        <DialogButton dialog="sign-up">{words.ask.signUp}</DialogButton>
      </div>
      <p>
        <a href={accountPaths.privacyReceipt}>{words.ask.receipt}</a>
      </p>
    </SheetSection>
  );
}
