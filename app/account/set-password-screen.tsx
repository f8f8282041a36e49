import { type ReactNode, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useAuthMessage } from "#app/data/use-auth-message.ts";
import type { SetPasswordWords } from "./account-words.ts";
import { accountPaths } from "#content/navigation.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SheetSection, Sheet, UntilKnown, type Visitor } from "./sheet.tsx";

interface SetPasswordScreenProps {
  words: SetPasswordWords;
  visitor: Visitor;
  secondFactor: ReactNode;
  /** The form that requests another email. */
  askAgain: ReactNode;
}

/** Where the link of a password-reset email leads (P6). */
export function SetPasswordScreen({
  words,
  visitor: { user, known, needsSecondFactor, callback },
  secondFactor,
  askAgain,
}: SetPasswordScreenProps) {
  const authMessage = useAuthMessage();
  const [saved, setSaved] = useState(false);
  return (
    <Sheet words={words} narrow>
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
    if (callback?.outcome === "refused" || callback?.outcome === "token") {
      return (
        <SheetSection title={words.elsewhereTitle} text={words.elsewhereText}>
          {askAgain}
        </SheetSection>
      );
    }
    const isRefused = authMessage !== null && authMessage.error !== null;
    if (user && !isRefused)
      return (
        <NewPasswordForm
          words={words}
          reauthentication={words.reauthentication}
          email={user.email}
          onSaved={() => setSaved(true)}
        />
      );
    if (needsSecondFactor && !isRefused)
      return <SheetSection title={words.secondFactorTitle}>{secondFactor}</SheetSection>;
    if (callback && !known) return <Spinner label={words.waiting} />;
    return (
      <UntilKnown known={known}>
        <SheetSection title={words.expiredTitle} text={words.expiredText}>
          {askAgain}
        </SheetSection>
      </UntilKnown>
    );
  }
}
