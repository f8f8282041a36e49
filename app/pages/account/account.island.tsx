import { localizedPath } from "#app/browser/localized-path.ts";
import { useState } from "react";
import { AccountSettings } from "#app/account/account-settings.tsx";
import { AccountLayout, LayoutSection } from "#app/account/account-layout.tsx";
import { UntilKnown } from "#app/account/until-known.tsx";
import type { CallbackResult } from "#app/data/auth-callback.ts";
import { EmailLinkButton } from "#app/shell/auth/email-link.tsx";
import { SecondFactorForm } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { emailLink } from "#words/callback-status.ts";
import { accountPage as words, callbackNote, deletionSection, secondFactor } from "#words/account.ts";
import { DialogButton } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { accountPaths } from "#content/navigation.ts";

export default function Account() {
  const { user, known, needsSecondFactor, callback } = useSession();
  const [deleted, setDeleted] = useState(false);
  const note = <CallbackNote callback={callback} />;
  if (user && !deleted) {
    return (
      <AccountSettings
        key={user.id}
        note={note}
        salesDialog={(message, onDone) => <ContactSales message={message} onDone={onDone} />}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <AccountLayout words={words} narrow>
      {note}
      {body()}
    </AccountLayout>
  );

  function body() {
    if (deleted) return <SentNote title={deletionSection.doneTitle} text={deletionSection.doneText} />;
    if (needsSecondFactor) {
      return (
        <LayoutSection title={secondFactor.title}>
          <SecondFactorForm />
        </LayoutSection>
      );
    }
    return (
      <UntilKnown known={known}>
        <AskToSignIn />
      </UntilKnown>
    );
  }
}

function AskToSignIn() {
  const { ask } = words;
  return (
    <LayoutSection title={ask.title} text={ask.text}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {ask.logIn}
        </DialogButton>
        <DialogButton dialog="sign-up">{ask.signUp}</DialogButton>
      </div>
      <p>
        <a href={localizedPath(accountPaths.privacyReceipt)}>{ask.receipt}</a>
      </p>
    </LayoutSection>
  );
}

function CallbackNote({ callback }: { callback: CallbackResult | null }) {
  if (callback?.outcome === "unused")
    return (
      <SentNote title={emailLink.title} text={emailLink.text}>
        <div className="actions">
          <EmailLinkButton />
        </div>
      </SentNote>
    );
  if (callback?.type === "email_change" && callback.outcome !== "token")
    return <SentNote title={callbackNote.movedTitle} text={callbackNote.movedText} />;
  if (callback?.outcome === "refused") {
    return (
      <FormAlert>
        {callbackNote.failedTitle} {callbackNote.elsewhereText}
      </FormAlert>
    );
  }
  if (callback?.outcome === "expired" || callback?.outcome === "failed") {
    // Never show a message from the link, because a forged link could make the page say anything.
    const known = new Map(Object.entries(callbackNote.failures)).get(callback.code ?? "");
    return <FormAlert>{`${callbackNote.failedTitle} ${known ?? callbackNote.failedText}`}</FormAlert>;
  }
  return callback?.outcome === "halfway" && <SentNote title={callbackNote.halfTitle} text={callbackNote.halfText} />;
}
