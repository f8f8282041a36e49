import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { errorSentence } from "#app/lib/error-sentence.ts";
import { focusFirstFault, type Faults, faultSentence, faultsOf, valueOf } from "#app/lib/field-faults.ts";
import { logInDialog as words } from "#content/generated/dialogs.ts";
import { noScripts } from "#content/generated/layout.ts";
import { useCaptcha } from "./captcha.tsx";
import { useSession } from "./session.tsx";

/** What the form says is wrong. Its dialog holds it, and forgets it when it closes. */
export interface LogInComplaint {
  faults: Faults;
  error: string | null;
}

export const noLogInComplaint: LogInComplaint = { faults: {}, error: null };

interface LogInFormProps {
  complaint: LogInComplaint;
  onComplaint: (complaint: LogInComplaint) => void;
  /** The password was right, and nothing more is owed. */
  onDone: () => void;
}

/** S4.1, S5.1. `post` keeps a password out of the address where scripts are off (D13). */
export function LogInForm({ complaint: { faults, error }, onComplaint, onDone }: LogInFormProps) {
  const { signIn } = useSession();
  const captcha = useCaptcha();
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = faultsOf(form);
    onComplaint({ faults: found, error: null });
    if (focusFirstFault(form, found)) return;
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    setPending(true);
    try {
      const credentials = { email: valueOf(form, "email").trim(), password: valueOf(form, "password"), captchaToken };
      const { needsSecondFactor } = await signIn(credentials);
      form.reset();
      if (!needsSecondFactor) onDone();
    } catch (thrown) {
      onComplaint({ faults: {}, error: errorSentence(thrown) });
      captcha.renew();
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{noScripts.form}</p>
      </noscript>
      <Field
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={words.emailPlaceholder}
        required
        error={faultSentence(faults.email, words.email)}
      />
      <Field
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        error={faultSentence(faults.password, words.password)}
      />
      {captcha.field}
      {error && <FormAlert>{error}</FormAlert>}
      <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
        {pending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
