import { type FormEvent, useState } from "react";
import { errorCode, errorSentence } from "./error-sentence.ts";
import { type FieldErrors, fieldErrorSentence, fieldErrorsOf, focusFirstError } from "./field-errors.ts";

/** The service's error about one field, as a sentence. */
interface ServiceFieldError {
  field: string;
  sentence: string;
}

/** Sends the form. Resolves to an error of a field, if there is one; rejects with the service's error. */
type Send = (form: HTMLFormElement) => Promise<ServiceFieldError | undefined | void>;

/** The fields that errors of the authentication service are about, by error code. */
const fieldsByCode: Readonly<Record<string, string>> = {
  weak_password: "newPassword",
  same_password: "newPassword",
  current_password_invalid: "currentPassword",
  reauthentication_not_valid: "nonce",
  mfa_verification_failed: "code",
};

/**
 * The state of a form that is sent to the authentication service. Errors of a field are shown beside it and move the focus there, any
 * other in an alert. Fields keep their values.
 */
export function useServiceForm(send: Send) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [serviceError, setServiceError] = useState<ServiceFieldError | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = fieldErrorsOf(form);
    setErrors(found);
    setServiceError(null);
    setError(null);
    if (focusFirstError(form, found)) return;
    const showFieldError = (wrong: ServiceFieldError) => {
      setServiceError(wrong);
      focusFirstError(form, { [wrong.field]: { problem: "required" } });
    };
    setPending(true);
    try {
      const wrong = await send(form);
      if (wrong) showFieldError(wrong);
    } catch (thrown) {
      const field = fieldsByCode[errorCode(thrown) ?? ""];
      const sentence = errorSentence(thrown);
      if (field && form.elements.namedItem(field)) showFieldError({ field, sentence });
      else setError(sentence);
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: string, label: string): string | undefined =>
    serviceError?.field === field ? serviceError.sentence : fieldErrorSentence(errors[field], label);
  return { pending, error, errorOf, onSubmit };
}

/** The state of a button that calls the authentication service. */
export function useServiceTask() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(errorSentence(thrown));
    } finally {
      setPending(false);
    }
  };
  return { pending, error, run };
}
