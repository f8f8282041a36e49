import { localizedPath } from "#app/browser/localized-path.ts";
import { type ReactNode, useEffect } from "react";
import { accountPage, confirmation as words, secondFactor } from "#words/account.ts";
import { emailLink } from "#words/callback-status.ts";
import { logInDialog } from "#words/dialogs.ts";
import { AccountLayout, LayoutSection } from "#app/account/account-layout.tsx";
import { UntilKnown } from "#app/account/until-known.tsx";
import { storePlansOfAddress } from "#app/calculator/chosen-plans.ts";
import { ForgottenPassword, ResendConfirmation } from "#app/shell/auth/email-requests.tsx";
import { EmailLinkButton } from "#app/shell/auth/email-link.tsx";
import { SecondFactorForm } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { accountPaths } from "#content/navigation.ts";

export default function Confirm() {
  const { user, known, needsSecondFactor, callback } = useSession();
  useEffect(() => storePlansOfAddress(location.search), []);
  return (
    <AccountLayout words={{ ...words, needsScripts: accountPage.needsScripts }} narrow>
      {body()}
    </AccountLayout>
  );

  function body() {
    if (callback?.outcome === "unused")
      return (
        <LayoutSection title={emailLink.title} text={emailLink.text}>
          <div className="actions">
            <EmailLinkButton />
          </div>
        </LayoutSection>
      );
    if (callback?.outcome === "signed-in") {
      if (user) return <Confirmed email={user.email} passwordUnset={callback.passwordUnset} />;
      if (needsSecondFactor) {
        return (
          <LayoutSection title={secondFactor.title}>
            <SecondFactorForm />
          </LayoutSection>
        );
      }
      if (!known) return <Spinner label={words.waiting} />;
    }
    if (callback && (callback.outcome === "refused" || callback.type === "signup")) {
      return <ConfirmedElsewhere>{callback.passwordUnset && <ForgottenPassword />}</ConfirmedElsewhere>;
    }
    const isRefused = callback?.outcome === "expired" || callback?.outcome === "failed";
    return (
      <UntilKnown known={known}>
        <LayoutSection
          title={isRefused ? words.expiredTitle : words.nothingTitle}
          text={isRefused ? words.expiredText : words.nothingText}
        >
          {isRefused && (
            <div className="actions">
              <DialogButton dialog="log-in">{logInDialog.submit}</DialogButton>
            </div>
          )}
          <ResendConfirmation />
        </LayoutSection>
      </UntilKnown>
    );
  }
}

interface ConfirmedProps {
  email: string;
  passwordUnset: boolean;
}

function Confirmed({ email, passwordUnset }: ConfirmedProps) {
  return (
    <SentNote title={words.doneTitle} text={words.doneText(email)}>
      {passwordUnset && <p>{words.severalText}</p>}
      <div className="actions">
        {passwordUnset && <ButtonLink href={localizedPath(accountPaths.setPassword)}>{words.toPassword}</ButtonLink>}
        <ButtonLink href={localizedPath(accountPaths.account)} variant="primary">
          {words.toAccount}
        </ButtonLink>
        <ButtonLink href={localizedPath("/product")}>{words.toServices}</ButtonLink>
      </div>
    </SentNote>
  );
}

function ConfirmedElsewhere({ children }: { children: ReactNode }) {
  if (children) {
    return (
      <LayoutSection title={words.doneTitle} text={words.unsetText}>
        {children}
      </LayoutSection>
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
