import { type ReactNode, useState } from "react";
import { DialogButton } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { useAuthMessage } from "#app/data/use-auth-message.ts";
import type { AccountWords } from "./account-words.ts";
import { accountPaths } from "#content/navigation.ts";
import { AccountSettings } from "./account-settings.tsx";
import { CallbackNote } from "./callback-note.tsx";
import type { SalesDialog } from "./plans-section.tsx";
import { SheetSection, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface AccountScreenProps {
  words: AccountWords;
  visitor: Visitor;
  /** The form for a code of the authenticator app. */
  secondFactor: ReactNode;
  salesDialog: SalesDialog;
}

/** /account: the settings of the signed-in visitor, or the buttons to sign in (D10, P6). */
export function AccountScreen({
  words,
  visitor: { user, known, needsSecondFactor, callback },
  secondFactor,
  salesDialog,
}: AccountScreenProps) {
  const authMessage = useAuthMessage();
  const [deleted, setDeleted] = useState(false);
  if (user && !deleted) {
    return (
      <AccountSettings
        words={words}
        key={user.id}
        note={<CallbackNote words={words.callback} authMessage={authMessage} callback={callback} />}
        salesDialog={salesDialog}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <Sheet words={words.sheet} narrow>
      <CallbackNote words={words.callback} authMessage={authMessage} callback={callback} />
      {body()}
    </Sheet>
  );

  function body() {
    if (deleted) return <SentNote title={words.deletion.doneTitle} text={words.deletion.doneText} />;
    if (needsSecondFactor) return <SheetSection title={words.secondFactorTitle}>{secondFactor}</SheetSection>;
    return (
      <UntilKnown known={known}>
        <AskToSignIn words={words.ask} />
      </UntilKnown>
    );
  }
}

/** D10: what an anonymous visitor finds on the account page. */
function AskToSignIn({ words }: { words: AccountWords["ask"] }) {
  return (
    <SheetSection title={words.title} text={words.text}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {words.logIn}
        </DialogButton>
        <DialogButton dialog="sign-up">{words.signUp}</DialogButton>
      </div>
      <p>
        <a href={accountPaths.privacyReceipt}>{words.receipt}</a>
      </p>
    </SheetSection>
  );
}
