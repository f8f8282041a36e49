import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Dialog, SwitchDialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { errorCode, serviceErrors } from "#app/ui/form/error-sentence.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import stamp from "#app/drawings/stamps/green.svg";
import { localizedPath } from "#app/browser/localized-path.ts";
import { useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { type ProviderName, readProviders, signInWith } from "#app/data/identities.ts";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import { accountPaths } from "#content/navigation.ts";
import { useOpener } from "#app/ui/use-opener.ts";
import { ChosenPlans } from "./chosen-plans.tsx";
import { ForgottenPassword } from "./email-requests.tsx";
import { ResendOffer } from "./resend-offer.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { identitiesSection as providerWords, secondFactor } from "#words/account.ts";
import { logInDialog as words } from "#words/dialogs.ts";
import { controls } from "#words/controls.ts";
import { noScripts } from "#words/layout.ts";
import { cancelSignIn, signIn, useSession } from "./session.ts";

export default function LogIn() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { accountScreens } = useProfile();
  const { needsSecondFactor } = useSession();
  const [opened, setOpened] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useOpener(dialog, () => setOpened(true));
  // The dialog closes before React renders the new session.
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
    dialog.current?.close();
  };
  const captcha = useCaptcha();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const form = useForm(
    async (fields, captchaToken) => {
      setUnconfirmed(null);
      const credentials = { email: emailIn(fields), password: getFieldValue(fields, "password"), captchaToken };
      const { needsSecondFactor } = await signIn(credentials);
      fields.reset();
      if (!needsSecondFactor) finish();
    },
    {
      captcha,
      explain(thrown, fields) {
        if (errorCode(thrown) === "email_not_confirmed") setUnconfirmed(emailIn(fields));
        return serviceErrors(thrown, fields);
      },
    },
  );
  const goBack = () => {
    flushSync(() => setForgotten(false));
    dialog.current?.querySelector("input")?.focus();
  };
  const onClose = () => {
    form.clear();
    setForgotten(false);
    if (needsSecondFactor && !isDone.current) cancelSignIn().catch(console.error);
    isDone.current = false;
  };

  return (
    <Dialog
      id="log-in"
      ref={dialog}
      title={title()}
      closeLabel={controls.close}
      stamp={{ src: stamp, ink: "green" }}
      onClose={onClose}
    >
      {body()}
    </Dialog>
  );

  function title(): string {
    if (accountScreens && needsSecondFactor) return secondFactor.title;
    return accountScreens && forgotten ? words.forgottenTitle : words.title;
  }

  function body() {
    if (accountScreens && needsSecondFactor) return <SecondFactorForm onDone={finish} takesFocus />;
    if (accountScreens && forgotten) return <ForgottenPassword onBack={goBack} onDone={finish} />;
    return (
      <>
        <p className="soft">{words.lead}</p>
        <ChosenPlans />
        {logInForm()}
        {accountScreens && (
          <>
            {opened && <ProviderButtons />}
            <p className="soft">
              <TextButton onClick={() => setForgotten(true)}>{words.forgotPassword}</TextButton>
            </p>
          </>
        )}
        <SwitchDialog to="sign-up" words={words.toSignUp} />
      </>
    );
  }

  function logInForm() {
    return (
      <Form form={form} needsScripts={noScripts.form}>
        <Field
          {...form.field("email", words.email)}
          type="email"
          autoComplete="username"
          placeholder={words.emailPlaceholder}
          required
        />
        <Field {...form.field("password", words.password)} type="password" autoComplete="current-password" required />
        {captcha.field}
        {accountScreens && form.error && unconfirmed !== null && <ResendOffer email={unconfirmed} captcha={captcha} />}
        <SubmitButton form={form} words={words} variant="primary" full />
      </Form>
    );
  }
}

const emailIn = (form: HTMLFormElement): string => getFieldValue(form, "email").trim();

function ProviderButtons() {
  const { siteUrl } = usePublicSettings();
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  const { pending, error, run } = useTask();
  useEffect(() => {
    // Visitors can still log in with a password if this fails.
    readProviders().then(setProviders, console.error);
  }, []);
  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          full
          aria-disabled={pending || undefined}
          onClick={() => run(() => signInWith(provider, siteUrl + localizedPath(accountPaths.account)))}
        >
          {providerWords.continueWith(providerWords.names[provider])}
        </Button>
      ))}
      {error && <FormAlert>{error}</FormAlert>}
    </>
  );
}
