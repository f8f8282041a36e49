import { type ReactNode, useEffect } from "react";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { keepPlansOfAddress } from "#app/calculator/kept-plans.ts";
import { useAuthMessage } from "#app/data/use-auth-message.ts";
import type { ConfirmWords } from "./account-words.ts";
import { accountPaths } from "#content/navigation.ts";
import { SheetSection, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface ConfirmScreenProps {
  words: ConfirmWords;
  visitor: Visitor;
  secondFactor: ReactNode;
  /** The form that requests another email. */
  resend: ReactNode;
  /** The form that requests an email to set a password. */
  askForPassword: ReactNode;
}

/** Where the link of a sign-up email leads (P6, D9). */
export function ConfirmScreen({ words, visitor, secondFactor, resend, askForPassword }: ConfirmScreenProps) {
  const { user, known, needsSecondFactor, callback } = visitor;
  const authMessage = useAuthMessage();
  useEffect(() => keepPlansOfAddress(location.search), []);
  return (
    <Sheet words={words} narrow>
      {body()}
    </Sheet>
  );

  function body() {
    if (callback?.outcome === "signed-in") {
      if (user) return <Confirmed words={words} email={user.email} passwordUnset={callback.passwordUnset} />;
      if (needsSecondFactor) return <SheetSection title={words.secondFactorTitle}>{secondFactor}</SheetSection>;
      if (!known) return <Spinner label={words.waiting} />;
    }
    if (callback && (callback.outcome === "refused" || callback.type === "signup")) {
      return <ConfirmedElsewhere words={words}>{callback.passwordUnset && askForPassword}</ConfirmedElsewhere>;
    }
    const isRefused = authMessage !== null && authMessage.error !== null;
    return (
      <UntilKnown known={known}>
        <SheetSection
          title={isRefused ? words.expiredTitle : words.nothingTitle}
          text={isRefused ? words.expiredText : words.nothingText}
        >
          {isRefused && (
            <div className="actions">
              <DialogButton dialog="log-in">{words.logIn}</DialogButton>
            </div>
          )}
          {resend}
        </SheetSection>
      </UntilKnown>
    );
  }
}

interface ConfirmedProps {
  words: ConfirmWords;
  email: string;
  passwordUnset: boolean;
}

function Confirmed({ words, email, passwordUnset }: ConfirmedProps) {
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

/** The link was opened in another browser than the one that signed up. `children` is a form where no password was confirmed. */
function ConfirmedElsewhere({ words, children }: { words: ConfirmWords; children: ReactNode }) {
  if (children) {
    return (
      <SheetSection title={words.doneTitle} text={words.unsetText}>
        {children}
      </SheetSection>
    );
  }
  return (
    <SentNote title={words.doneTitle} text={words.elsewhereText}>
      <div className="actions">
        <DialogButton dialog="log-in" variant="primary">
          {words.logIn}
        </DialogButton>
      </div>
    </SentNote>
  );
}
