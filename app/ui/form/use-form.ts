import { type FormEvent, startTransition, useActionState, useId } from "react";
import { fieldErrorSentence, getFieldErrors, focusFirstError, formError, type FormErrors } from "./field-errors.ts";

/** Resolves to the form's errors, if any, or to false if nothing was sent. */
type Send = (form: HTMLFormElement, captchaToken: string) => Promise<FormErrors | false | void>;

interface FormOptions {
  explain?: (thrown: unknown, form: HTMLFormElement) => Promise<FormErrors | null> | FormErrors | null;
  check?: (form: HTMLFormElement) => FormErrors | null;
  captcha?: { take: () => string | null; renew: () => void };
}

interface FormState {
  errors: FormErrors;
  sent: Readonly<Record<string, FormDataEntryValue>> | null;
}

const untouched: FormState = { errors: {}, sent: null };

export type FormControl = ReturnType<typeof useForm>;

/** Focuses the first invalid field. Listens to `submit`, because React's `action` would empty the fields. */
export function useForm(send: Send, { explain, check, captcha }: FormOptions = {}) {
  const alertId = useId();
  const attempt = async (form: HTMLFormElement, captchaToken: string): Promise<FormState> => {
    const failed = (errors: FormErrors): FormState => {
      captcha?.renew();
      focusFirstError(form, errors);
      return { errors, sent: null };
    };
    try {
      const sent = Object.fromEntries(new FormData(form));
      const errors = await send(form, captchaToken);
      if (errors === false) return untouched;
      if (errors && Object.keys(errors).length > 0) return failed(errors);
      // app/shell/analytics/count-visits.ts counts this event.
      form.dispatchEvent(new Event("sent"));
      return { errors: {}, sent };
    } catch (thrown) {
      if (!explain) throw thrown;
      return failed((await explain(thrown, form)) ?? {});
    }
  };
  const [{ errors, sent }, dispatch, pending] = useActionState(
    (_: FormState, next: FormState | [form: HTMLFormElement, captchaToken: string]) =>
      Array.isArray(next) ? attempt(...next) : next,
    untouched,
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = { ...check?.(form), ...getFieldErrors(form) };
    dispatch({ errors: found, sent: null });
    if (focusFirstError(form, found)) return;
    const captchaToken = captcha ? captcha.take() : "";
    if (captchaToken !== null) startTransition(() => dispatch([form, captchaToken]));
  };
  return {
    pending,
    sent,
    error: fieldErrorSentence(errors[formError], ""),
    alertId,
    onSubmit,
    field: (name: string, label: string) => ({
      name,
      label,
      error: fieldErrorSentence(errors[name], label),
      errorId: errors[name] === "" ? alertId : undefined,
    }),
    clear: () => dispatch(untouched),
  };
}
