import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Suspense, useRef, useState } from "react";
import { useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, SwitchDialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { formError, valueOf } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import stamp from "#app/drawings/stamps/email.svg";
import type { PlanChoice } from "#content/catalog/plans.ts";
import { hasStoredPlans, storePlans } from "#app/calculator/stored-plans.ts";
import { useProfile } from "#app/browser/public-settings.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import { useOpener } from "#app/ui/use-opener.ts";
import { legalLinks } from "#content/navigation.ts";
import { ChosenPlan, choiceOf, LineReady } from "./chosen-plan.tsx";
import type { SignUpWords } from "./auth-words.ts";
import { announceSignUp, signUp } from "./session.ts";

// Only for those who chose a plan, here or before.
const ChosenPlans = lazyPart(() => import("./chosen-plans.tsx"));

interface Opening {
  /** The one plan that the button stands for. */
  choice: PlanChoice | null;
  /** All that it stands for, as chosen-plans.ts writes them. */
  chosen: string | undefined;
}

/** What a button opens the dialog with. */
function openingOf(opener: HTMLElement | null): Opening {
  const choice = choiceOf(opener);
  return { choice, chosen: choice ? `${choice.service.id}.${choice.plan.id}` : opener?.dataset.plans };
}

/** S1.5, S4.2, S5.2. Names service, plan and price of the Get Started button that opened it (D4), and later those of a kept choice. */
export default function SignUp({ words }: { words: SignUpWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  useOpener(dialog, (opener) => {
    const next = openingOf(opener);
    if (next.chosen) storePlans(next.chosen);
    setOpening(next);
  });
  const captcha = useCaptcha(words.form.captcha);
  const { signUpFailure } = useProfile();
  const form = useForm(
    async (fields, captchaToken) => {
      await signUp({ email: valueOf(fields, "email").trim(), password: valueOf(fields, "password"), captchaToken });
      fields.reset();
      dialog.current?.close();
      announceSignUp();
    },
    {
      captcha,
      check(fields) {
        const differ = valueOf(fields, "password") !== valueOf(fields, "confirmation");
        return differ ? { [formError]: words.form.passwordsDiffer, confirmation: "" } : null;
      },
      explain(thrown) {
        console.error(thrown);
        return signUpFailure === "message" ? { [formError]: errorSentence(thrown) } : null;
      },
    },
  );
  const line = useOwnLine();
  const lead = line === null ? <p className="soft">{words.lead}</p> : <LineReady words={words.line} line={line} />;
  const atOnce = opening?.choice ? <ChosenPlan words={words.chosen} choice={opening.choice} /> : lead;
  return (
    <Dialog id="sign-up" ref={dialog} {...words.dialog} stamp={{ src: stamp, ink: "email" }} onClose={form.clear}>
      {opening && (opening.chosen || hasStoredPlans()) ? (
        <Suspense fallback={atOnce}>
          <ChosenPlans words={words.chosen} opening={opening}>
            {lead}
          </ChosenPlans>
        </Suspense>
      ) : (
        atOnce
      )}
      <Form form={form} needsScripts={words.form.needsScripts}>
        <Fields words={words.form} form={form} />
        {captcha.field}
        <SubmitButton form={form} words={words.form} variant="primary" full />
      </Form>
      <SwitchDialog to="log-in" words={words.toLogIn} />
    </Dialog>
  );
}

/**
 * The browser's own messages are off, because the alert for differing passwords must not wait for them. Required fields are still checked,
 * and their errors shown beside them (S5.2). The server decides how strong a password has to be.
 */
function Fields({ words, form }: { words: SignUpWords["form"]; form: FormControl }) {
  const secret = { type: "password", autoComplete: "new-password", required: true };
  return (
    <>
      <Field
        {...form.field("email", words.email)}
        type="email"
        autoComplete="email"
        placeholder={words.emailPlaceholder}
        required
      />
      <Field {...form.field("password", words.password)} {...secret} hint={words.passwordHint} />
      <Field {...form.field("confirmation", words.confirmPassword)} {...secret} />
      <Checkbox name="terms" required error={form.field("terms", words.terms.required).error && words.terms.required}>
        {words.terms.before}
        <NewTabLink note={words.newTab} href={legalLinks.terms.to}>
          {words.terms.terms}
        </NewTabLink>
        {words.terms.between}
        <NewTabLink note={words.newTab} href={legalLinks.privacy.to}>
          {words.terms.privacy}
        </NewTabLink>
        {words.terms.after}
      </Checkbox>
    </>
  );
}
