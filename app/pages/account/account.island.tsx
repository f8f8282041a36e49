import { useState } from "react";
import { AccountSettings } from "#app/account/account-settings.tsx";
import type { AccountWords } from "#app/account/account-words.ts";
import { Sheet, SheetSection, UntilKnown } from "#app/account/sheet.tsx";
import type { CallbackResult } from "#app/data/auth-callback.ts";
import { EmailLinkButton } from "#app/shell/auth/email-link.tsx";
import { SecondFactorForm } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import type { ContactSalesWords } from "#app/shell/contact/contact-words.ts";
import { DialogButton } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { accountPaths } from "#content/navigation.ts";

interface AccountProps {
  words: AccountWords;
  sales: ContactSalesWords;
}

/** /account: the settings of the signed-in visitor, or the buttons to sign in (D10, P6). */
export default function Account({ words, sales }: AccountProps) {
  const { user, known, needsSecondFactor, callback } = useSession();
  const [deleted, setDeleted] = useState(false);
  const note = <CallbackNote words={words} callback={callback} />;
  if (user && !deleted) {
    return (
      <AccountSettings
        words={words}
        key={user.id}
        note={note}
        salesDialog={(message, onDone) => <ContactSales words={sales} message={message} onDone={onDone} />}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <Sheet words={words} narrow>
      {note}
      {body()}
    </Sheet>
  );

  function body() {
    if (deleted) return <SentNote title={words.deletion.doneTitle} text={words.deletion.doneText} />;
    if (needsSecondFactor) {
      return (
        <SheetSection title={words.secondFactor.title}>
          <SecondFactorForm words={words.secondFactor} />
        </SheetSection>
      );
    }
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

interface CallbackNoteProps {
  words: Pick<AccountWords, "callback" | "emailLink">;
  callback: CallbackResult | null;
}

/** The result of an emailed link or of a provider's sign-in. */
function CallbackNote({ words: { callback: words, emailLink }, callback }: CallbackNoteProps) {
  if (callback?.outcome === "unused")
    return (
      <SentNote title={emailLink.title} text={emailLink.text}>
        <div className="actions">
          <EmailLinkButton words={emailLink} />
        </div>
      </SentNote>
    );
  if (callback?.type === "email_change" && callback.outcome !== "token")
    return <SentNote title={words.movedTitle} text={words.movedText} />;
  if (callback?.outcome === "refused") {
    return (
      <FormAlert>
        {words.failedTitle} {words.elsewhereText}
      </FormAlert>
    );
  }
  if (callback?.outcome === "expired" || callback?.outcome === "failed") {
    // The service's own sentence is not shown: a made-up link could make the page say anything.
    const known = new Map(Object.entries(words.failures)).get(callback.code ?? "");
    return <FormAlert>{`${words.failedTitle} ${known ?? words.failedText}`}</FormAlert>;
  }
  return callback?.outcome === "halfway" && <SentNote title={words.halfTitle} text={words.halfText} />;
}
