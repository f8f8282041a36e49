import { type FormEvent, useState } from "react";
import { type CaptchaWords, useCaptcha } from "#app/shell/captcha/captcha.tsx";
import { type FieldErrors, fieldErrorsOf, focusFirstError } from "#app/ui/form/field-errors.ts";
import type { newsletterForm } from "#content/generated/newsletter.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";

export interface SubscriptionWords {
  failures: (typeof newsletterForm)["failures"];
  captcha?: CaptchaWords | undefined;
}

/** The field that each problem concerns; the other problems concern no field. */
const fields: Partial<Record<SubscriberProblem, string>> = { email: "email", number: "phone", country: "country" };

/** The state of one of the newsletter's forms, which keeps what was typed until it is sent. */
export function useSubscription(
  { failures, captcha: captchaWords }: SubscriptionWords,
  send: (form: HTMLFormElement, captchaToken: string) => Promise<SubscriberProblem | null>,
) {
  const captcha = useCaptcha(captchaWords);
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<SubscriberProblem | null>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    const found = fieldErrorsOf(form);
    setErrors(found);
    setProblem(null);
    if (focusFirstError(form, found)) return;
    const captchaToken = captcha.take();
    if (captchaToken === null) return;
    setState("sending");
    const met = await send(form, captchaToken);
    if (met) captcha.renew();
    setProblem(met);
    setState(met ? "writing" : "sent");
    const field = met && fields[met];
    // A field that the problem brings up takes the focus by itself.
    if (field) focusFirstError(form, { [field]: { problem: "required" } });
  };
  const field = problem && fields[problem];
  const sentenceOf = (met: SubscriberProblem): string =>
    met in failures ? failures[met as keyof typeof failures] : failures.unavailable;
  return {
    isSending: state === "sending",
    isSent: state === "sent",
    captchaField: captcha.field,
    errors,
    /** The sentence for a problem that sending found in a field. */
    sentenceFor: (name: string): string | undefined => (problem && field === name ? sentenceOf(problem) : undefined),
    /** What kept the form from going through, where no field is to blame. */
    failure: problem && !field ? sentenceOf(problem) : null,
    onSubmit,
    writeAnother: () => setState("writing"),
  };
}
