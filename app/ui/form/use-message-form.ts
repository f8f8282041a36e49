import { type FormEvent, useState } from "react";
import { type FieldErrors, fieldErrorsOf, focusFirstError } from "./field-errors.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";

/** Stores the fields of a form. Resolves to their errors; to none once they are stored. */
type Send = (backend: PublicSettings["backend"], fields: Record<string, unknown>) => Promise<FieldErrors>;

type State = "writing" | "sending" | "sent" | "failed";

/** The state of a form that stores a message. Fields keep their values until it is stored. */
export function useMessageForm(send: Send) {
  const { backend } = usePublicSettings();
  const [state, setState] = useState<State>("writing");
  const [errors, setErrors] = useState<FieldErrors>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    const missing = fieldErrorsOf(form);
    setErrors(missing);
    if (focusFirstError(form, missing)) {
      setState("writing");
      return;
    }
    setState("sending");
    try {
      const found = await send(backend, Object.fromEntries(new FormData(form)));
      const stored = Object.keys(found).length === 0;
      setErrors(found);
      setState(stored ? "sent" : "writing");
      if (!stored) focusFirstError(form, found);
    } catch (error) {
      console.error(error);
      setErrors({});
      setState("failed");
    }
  };
  const writeAnother = () => setState("writing");
  return { state, errors, onSubmit, writeAnother };
}
