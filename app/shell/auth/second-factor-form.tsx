import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { redeemRecoveryCode } from "#app/data/recovery-codes.ts";
import { verifySecondFactor } from "#app/data/second-factor.ts";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useServiceForm } from "#app/ui/form/use-service-form.ts";
import type { secondFactor } from "#content/generated/account.ts";
import styles from "./second-factor-form.late.module.css";
import { cancelSignIn } from "./session.ts";

export type SecondFactorWords = typeof secondFactor;

interface SecondFactorFormProps {
  words: SecondFactorWords;
  onDone?: () => void;
  /** The form replaces one that had the focus. */
  takesFocus?: boolean;
}

/** The code of the authenticator app, or a recovery code, after the password (P6). */
export default function SecondFactorForm({ words, onDone, takesFocus = false }: SecondFactorFormProps) {
  const { backend } = usePublicSettings();
  const form = useRef<HTMLFormElement>(null);
  const [isLost, setIsLost] = useState(false);
  const { pending, error, errorOf, onSubmit } = useServiceForm(async (sent) => {
    const show = isLost ? redeemRecoveryCode : verifySecondFactor;
    await show(backend, valueOf(sent, "code"));
    onDone?.();
  });
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const change = () => {
    flushSync(() => setIsLost(!isLost));
    form.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <p className="soft">{isLost ? words.recoveryLead : words.lead}</p>
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
        {isLost ? (
          <Field
            key="recovery"
            label={words.recoveryCode}
            hint={words.recoveryCodeHint}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errorOf("code", words.recoveryCode)}
          />
        ) : (
          <Field
            key="app"
            label={words.code}
            hint={words.codeHint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            className={styles.code}
            error={errorOf("code", words.code)}
          />
        )}
        {error && <FormAlert>{error}</FormAlert>}
        <Button type="submit" variant="primary" full aria-disabled={pending || undefined}>
          {pending ? words.submitting : words.submit}
        </Button>
      </form>
      <p className="soft">
        <TextButton onClick={change}>{isLost ? words.useApp : words.useRecovery}</TextButton>
      </p>
      <p className="soft">
        <TextButton onClick={() => cancelSignIn().catch(console.error)}>{words.startAgain}</TextButton>
      </p>
      <p className="soft">{words.lost}</p>
    </>
  );
}
