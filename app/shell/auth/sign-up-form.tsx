import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import {
  focusFirstError,
  type FieldErrors,
  fieldErrorSentence,
  fieldErrorsOf,
  valueOf,
} from "#app/ui/form/field-errors.ts";
import { useProfile } from "#app/browser/public-settings.tsx";
import type { signUpDialog } from "#content/generated/dialogs.ts";
import { legalLinks } from "#content/navigation.ts";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { signUp } from "./session.ts";

/** The form's errors. Its dialog holds them, and clears them when it closes. */
export interface SignUpErrors {
  fields: FieldErrors;
  passwordsDiffer: boolean;
  error: string | null;
}

export const noSignUpErrors: SignUpErrors = { fields: {}, passwordsDiffer: false, error: null };

export interface SignUpFormWords
  extends Pick<
    typeof signUpDialog,
    "email" | "emailPlaceholder" | "password" | "passwordHint" | "confirmPassword" | "terms" | "submit" | "submitting"
  > {
  passwordsDiffer: string;
  newTab: string;
  needsScripts: string;
  reveal: Record<"show" | "hide", string>;
  captcha?: CaptchaWords | undefined;
}

interface SignUpFormProps {
  words: SignUpFormWords;
  errors: SignUpErrors;
  onErrors: (errors: SignUpErrors) => void;
  onDone: () => void;
}

const mismatchId = "sign-up-mismatch";

/**
 * The browser's own messages are off (`noValidate`), because the alert for differing passwords must not wait for them. Required fields are
 * still checked, and their errors shown beside them (S5.2). The server decides how strong a password has to be.
 */
export function SignUpForm({ words, errors, onErrors, onDone }: SignUpFormProps) {
  const captcha = useCaptcha(words.captcha);
  const { signUpFailure } = useProfile();
  const { fields, passwordsDiffer, error } = errors;
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = fieldErrorsOf(form);
    const differ = valueOf(form, "password") !== valueOf(form, "confirmation");
    onErrors({ fields: found, passwordsDiffer: differ, error: null });
    if (focusFirstError(form, differ ? { ...found, confirmation: { problem: "required" } } : found)) return;
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    setPending(true);
    try {
      await signUp({ email: valueOf(form, "email").trim(), password: valueOf(form, "password"), captchaToken });
      form.reset();
      onDone();
    } catch (thrown) {
      console.error(thrown);
      captcha.renew();
      if (signUpFailure === "message") {
        onErrors({ ...noSignUpErrors, error: errorSentence(thrown) });
      }
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Fields words={words} fields={fields} differ={passwordsDiffer} />
      {captcha.field}
      {passwordsDiffer && <FormAlert id={mismatchId}>{words.passwordsDiffer}</FormAlert>}
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

interface FieldsProps {
  words: SignUpFormWords;
  fields: FieldErrors;
  differ: boolean;
}

function Fields({ words, fields, differ }: FieldsProps) {
  return (
    <>
      <Field
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={words.emailPlaceholder}
        required
        error={fieldErrorSentence(fields.email, words.email)}
      />
      <Field
        label={words.password}
        type="password"
        reveal={words.reveal}
        name="password"
        autoComplete="new-password"
        required
        hint={words.passwordHint}
        error={fieldErrorSentence(fields.password, words.password)}
      />
      <Field
        label={words.confirmPassword}
        type="password"
        reveal={words.reveal}
        name="confirmation"
        autoComplete="new-password"
        required
        error={fieldErrorSentence(fields.confirmation, words.confirmPassword)}
        errorId={differ ? mismatchId : undefined}
      />
      <Checkbox name="terms" required error={fields.terms && words.terms.required}>
        {words.terms.before}
        <NewTabLink note={words.newTab} to={legalLinks.terms.to}>
          {words.terms.terms}
        </NewTabLink>
        {words.terms.between}
        <NewTabLink note={words.newTab} to={legalLinks.privacy.to}>
          {words.terms.privacy}
        </NewTabLink>
        {words.terms.after}
      </Checkbox>
    </>
  );
}

/** Opens a new tab, so that the form keeps its values. */
function NewTabLink({ note, to, children }: { note: string; to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({note})</span>
    </a>
  );
}
