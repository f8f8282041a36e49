import { localizedPath } from "#app/browser/localized-path.ts";
import { useState } from "react";
import { accountPage, newPassword as words, secondFactor } from "#words/account.ts";
import { emailLink } from "#words/callback-status.ts";
import styles from "#app/account/account.module.css";
import { PasswordForm } from "#app/account/password-form.tsx";
import { ReauthenticationProvider } from "#app/account/reauthentication.tsx";
import { AccountLayout, LayoutSection } from "#app/account/account-layout.tsx";
import { UntilKnown } from "#app/account/until-known.tsx";
import { ForgottenPassword } from "#app/shell/auth/email-requests.tsx";
import { EmailLinkButton } from "#app/shell/auth/email-link.tsx";
import { SecondFactorForm } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { accountPaths } from "#content/navigation.ts";

/** Password-reset emails link here (P6). */
export default function SetPassword() {
  const { user, known, needsSecondFactor, callback } = useSession();
  const [saved, setSaved] = useState(false);
  return (
    <AccountLayout words={{ ...words, needsScripts: accountPage.needsScripts }} narrow>
      {body()}
    </AccountLayout>
  );

  function body() {
    if (saved) {
      return (
        <SentNote title={words.savedTitle} text={words.savedText}>
          <ButtonLink href={localizedPath(accountPaths.account)}>{words.toAccount}</ButtonLink>
        </SentNote>
      );
    }
    if (callback?.outcome === "unused")
      return (
        <LayoutSection title={emailLink.title} text={emailLink.text}>
          <div className="actions">
            <EmailLinkButton />
          </div>
        </LayoutSection>
      );
    if (callback?.outcome === "refused" || callback?.outcome === "token") {
      return (
        <LayoutSection title={words.elsewhereTitle} text={words.elsewhereText}>
          <ForgottenPassword />
        </LayoutSection>
      );
    }
    const isRefused = callback?.outcome === "expired" || callback?.outcome === "failed";
    if (user && !isRefused)
      return (
        // Shortly after the emailed link is opened, the service accepts a password. Later it also requires an emailed code.
        <ReauthenticationProvider owner={{ email: user.email, hasPassword: false, hasApp: false }}>
          <PasswordForm
            email={user.email}
            words={words}
            className={`${styles.newPassword} stack`}
            variant="primary"
            onSaved={() => setSaved(true)}
          />
        </ReauthenticationProvider>
      );
    if (needsSecondFactor && !isRefused)
      return (
        <LayoutSection title={secondFactor.title}>
          <SecondFactorForm />
        </LayoutSection>
      );
    if (callback && !known) return <Spinner label={words.waiting} />;
    return (
      <UntilKnown known={known}>
        <LayoutSection title={words.expiredTitle} text={words.expiredText}>
          <ForgottenPassword />
        </LayoutSection>
      </UntilKnown>
    );
  }
}
