import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CodeField, Field } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { redeemRecoveryCode, verifySecondFactor } from "#app/data/second-factor.ts";
import { getFieldValue } from "#app/ui/form/field-errors.ts";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { secondFactor as words } from "#words/account.ts";
import { cancelSignIn } from "./session.ts";

interface SecondFactorFormProps {
  onDone?: () => void;
  takesFocus?: boolean;
}

export function SecondFactorForm({ onDone, takesFocus = false }: SecondFactorFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [isLost, setIsLost] = useState(false);
  const form = useForm(
    async (fields) => {
      const show = isLost ? redeemRecoveryCode : verifySecondFactor;
      await show(getFieldValue(fields, "code"));
      onDone?.();
    },
    { explain: serviceErrors },
  );
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const change = () => {
    flushSync(() => setIsLost(!isLost));
    element.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <p className="soft">{isLost ? words.recoveryLead : words.lead}</p>
      <Form form={form} ref={element}>
        {isLost ? (
          <Field
            {...form.field("code", words.recoveryCode)}
            key="recovery"
            hint={words.recoveryCodeHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ) : (
          <CodeField {...form.field("code", words.code)} key="app" hint={words.codeHint} />
        )}
        <SubmitButton form={form} words={words} variant="primary" full />
      </Form>
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
