import { type FormEvent, useState } from "react";
import { errorCode, errorSentence, weakPasswordSentence } from "./error-sentence.ts";
import { type Faults, faultSentence, faultsOf, focusFirstFault } from "./field-faults.ts";

/** What is wrong with one field, in a sentence. */
interface FieldComplaint {
  field: string;
  sentence: string;
}

/** Sends the form. May resolve to what is wrong with a field instead; rejects with what the service reported. */
type Send = (form: HTMLFormElement) => Promise<FieldComplaint | undefined | void>;

/** The fields that errors of the authentication service speak of, by its codes. */
const fieldsByCode: Readonly<Record<string, string>> = {
  weak_password: "newPassword",
  same_password: "newPassword",
  current_password_invalid: "currentPassword",
  reauthentication_not_valid: "nonce",
  mfa_verification_failed: "code",
};

/**
 * The course of a form that the authentication service answers: what is missing and what the service says of a field
 * stand beside it and take the focus, anything else is told in an alert. Nothing typed is lost.
 */
export function useServiceForm(send: Send) {
  const [faults, setFaults] = useState<Faults>({});
  const [complaint, setComplaint] = useState<FieldComplaint | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = faultsOf(form);
    setFaults(found);
    setComplaint(null);
    setError(null);
    if (focusFirstFault(form, found)) return;
    const complain = (wrong: FieldComplaint) => {
      setComplaint(wrong);
      focusFirstFault(form, { [wrong.field]: { problem: "required" } });
    };
    setPending(true);
    try {
      const wrong = await send(form);
      if (wrong) complain(wrong);
    } catch (thrown) {
      const field = fieldsByCode[errorCode(thrown) ?? ""];
      const sentence = weakPasswordSentence(thrown) ?? errorSentence(thrown);
      if (field && form.elements.namedItem(field)) complain({ field, sentence });
      else setError(sentence);
    } finally {
      setPending(false);
    }
  };
  const faultOf = (field: string, label: string): string | undefined =>
    complaint?.field === field ? complaint.sentence : faultSentence(faults[field], label);
  return { pending, error, faultOf, onSubmit };
}

/** The course of a single button whose work the authentication service does. */
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
