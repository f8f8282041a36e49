import { localizedPath } from "#app/browser/localized-path.ts";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useRef } from "react";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, SwitchDialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { formError, getFieldValue } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { NewPasswordField } from "#app/ui/form/new-password-field.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import stamp from "#app/drawings/stamps/red.svg";
import { storePlans } from "#app/calculator/chosen-plans.ts";
import { useProfile } from "#app/browser/profile.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { signUp } from "#app/data/auth.ts";
import { useOwnLine } from "#app/shell/own-line.ts";
import { useOpener } from "#app/ui/use-opener.ts";
import { legalLinks } from "#content/navigation.ts";
import { ChosenPlans, Reminder } from "./chosen-plans.tsx";
import { signUpLanding } from "./confirm-landing.ts";
import { announceSignUp, useSession } from "./session.ts";
import { signUpDialog as words } from "#words/dialogs.ts";
import { controls } from "#words/controls.ts";
import { noScripts, signedIn } from "#words/layout.ts";
import { ownLine } from "#words/own-line.ts";
import { WaysOn } from "./ways-on.tsx";

export default function SignUp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpener(dialog, (opener) => {
    const { service, plan, plans } = opener?.dataset ?? {};
    storePlans(service && plan ? `${service}.${plan}` : plans);
  });
  const captcha = useCaptcha();
  const { siteUrl } = usePublicSettings();
  const { accountScreens, signUpFailure } = useProfile();
  const form = useForm(
    async (fields, captchaToken) => {
      const landing = signUpLanding(siteUrl, accountScreens);
      const credentials = {
        email: getFieldValue(fields, "email").trim(),
        password: getFieldValue(fields, "password"),
        captchaToken,
      };
      // There is no session until the address is confirmed (D9).
      await signUp(credentials, landing);
      fields.reset();
      dialog.current?.close();
      announceSignUp();
    },
    {
      captcha,
      check(fields) {
        const differ = getFieldValue(fields, "password") !== getFieldValue(fields, "confirmation");
        return differ ? { [formError]: words.alerts.passwordsDiffer, confirmation: "" } : null;
      },
      async explain(thrown) {
        console.error(thrown);
        return signUpFailure === "message" ? { [formError]: await errorSentence(thrown) } : null;
      },
    },
  );
  const line = useOwnLine();
  const { user } = useSession();
  return (
    <Dialog
      id="sign-up"
      ref={dialog}
      title={words.title}
      closeLabel={controls.close}
      stamp={{ src: stamp, ink: "red" }}
      onClose={form.clear}
    >
      {user && (
        <p className="inset stack gap-2">
          <span>{signedIn.already(user.email)}</span> <WaysOn />
        </p>
      )}
      <ChosenPlans>
        {line === null ? (
          <p className="soft">{words.lead}</p>
        ) : (
          <Reminder ink="red" icon="email" title={ownLine.signUpTitle}>
            {ownLine.signUpNote(line)}
          </Reminder>
        )}
      </ChosenPlans>
      <Form form={form} needsScripts={noScripts.form}>
        <Fields form={form} />
        {captcha.field}
        <SubmitButton form={form} words={words} variant="primary" full />
      </Form>
      <SwitchDialog to="log-in" words={words.toLogIn} />
    </Dialog>
  );
}

/** The form has no native validation, which would delay the alert for differing passwords (S5.2). */
function Fields({ form }: { form: FormControl }) {
  return (
    <>
      <Field
        {...form.field("email", words.email)}
        type="email"
        autoComplete="email"
        placeholder={words.emailPlaceholder}
        required
      />
      <NewPasswordField {...form.field("password", words.password)} />
      <Field
        {...form.field("confirmation", words.confirmPassword)}
        type="password"
        autoComplete="new-password"
        required
      />
      <Checkbox name="terms" required error={form.field("terms", words.terms.required).error && words.terms.required}>
        {words.terms.before}
        <NewTabLink note={controls.newTab} href={localizedPath(legalLinks.terms.to)}>
          {words.terms.terms}
        </NewTabLink>
        {words.terms.between}
        <NewTabLink note={controls.newTab} href={localizedPath(legalLinks.privacy.to)}>
          {words.terms.privacy}
        </NewTabLink>
        {words.terms.after}
      </Checkbox>
    </>
  );
}
