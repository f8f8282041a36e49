import { type FormEvent, Suspense, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { errorCode, errorSentence } from "#app/ui/form/error-sentence.ts";
import {
  focusFirstError,
  type FieldErrors,
  fieldErrorSentence,
  fieldErrorsOf,
  valueOf,
} from "#app/ui/form/field-errors.ts";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import type { ResendWords } from "./resend-offer.tsx";
import { signIn } from "./session.ts";

/** The form's errors. Its dialog holds them, and clears them when it closes. */
export interface LogInErrors {
  fields: FieldErrors;
  error: string | null;
  /** The address that is not confirmed yet, where the password was right. */
  unconfirmed: string | null;
}

export const noLogInErrors: LogInErrors = { fields: {}, error: null, unconfirmed: null };

// Only the live profile has it (P6).
const ResendOffer = lazyPart(() => import("./resend-offer.tsx"));

export interface LogInFormWords
  extends Record<
    "lead" | "email" | "emailPlaceholder" | "password" | "submit" | "submitting" | "needsScripts",
    string
  > {
  reveal: Record<"show" | "hide", string>;
  captcha?: CaptchaWords | undefined;
  /** Of the live profile. */
  resend?: ResendWords | undefined;
}

interface LogInFormProps {
  words: LogInFormWords;
  errors: LogInErrors;
  onErrors: (errors: LogInErrors) => void;
  /** Signed in: no second factor is needed. */
  onDone: () => void;
}

/** S4.1, S5.1. `post` keeps a password out of the address where scripts are off (D13). */
export function LogInForm({ words, errors: { fields, error, unconfirmed }, onErrors, onDone }: LogInFormProps) {
  const { resend } = words;
  const captcha = useCaptcha(words.captcha);
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = fieldErrorsOf(form);
    onErrors({ ...noLogInErrors, fields: found });
    if (focusFirstError(form, found)) return;
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    setPending(true);
    const email = valueOf(form, "email").trim();
    try {
      const credentials = { email, password: valueOf(form, "password"), captchaToken };
      const { needsSecondFactor } = await signIn(credentials);
      form.reset();
      if (!needsSecondFactor) onDone();
    } catch (thrown) {
      const unconfirmed = resend && errorCode(thrown) === "email_not_confirmed" ? email : null;
      onErrors({ fields: {}, error: errorSentence(thrown), unconfirmed });
      captcha.renew();
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Field
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={words.emailPlaceholder}
        required
        error={fieldErrorSentence(fields.email, words.email)}
      />
      <Field
        label={words.password}
        type="password"
        reveal={words.reveal}
        name="password"
        autoComplete="current-password"
        required
        error={fieldErrorSentence(fields.password, words.password)}
      />
      {captcha.field}
      {error && <FormAlert>{error}</FormAlert>}
      <Suspense>
        {resend && unconfirmed !== null && <ResendOffer words={resend} email={unconfirmed} captcha={captcha} />}
      </Suspense>
      <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
