import { CodeField } from "#app/ui/field.tsx";
import { valueOf } from "#app/ui/form/field-errors.ts";
import { serviceErrors } from "#app/ui/form/error-sentence.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { signInByCode } from "./session.ts";

export type RecoveryCodeWords = Record<"code" | "codeHint" | "submit" | "submitting", string>;

interface RecoveryCodeProps {
  words: RecoveryCodeWords;
  email: string;
  onDone: (() => void) | undefined;
}

/** The code of a password-reset email that was opened on another device (P6). */
export function RecoveryCode({ words, email, onDone }: RecoveryCodeProps) {
  const form = useForm(
    async (fields) => {
      await signInByCode(email, valueOf(fields, "code"));
      onDone?.();
    },
    { explain: serviceErrors },
  );
  return (
    <Form form={form}>
      <CodeField {...form.field("code", words.code)} hint={words.codeHint} />
      <SubmitButton form={form} words={words} />
    </Form>
  );
}
