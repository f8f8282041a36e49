import { type FormEvent, useState } from "react";
import { type Faults, faultsOf, focusFirstFault } from "./field-faults.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { usePublicSettings } from "./public-settings.tsx";

/** Stores the fields of a form. Resolves to what is wrong with them, or to nothing wrong once they are stored. */
type Send = (backend: PublicSettings["backend"], fields: Record<string, unknown>) => Promise<Faults>;

type State = "writing" | "sending" | "sent" | "failed";

/** The course of a form that leaves a message: nothing typed is lost until the message is stored. */
export function useMessageForm(send: Send) {
  const { backend } = usePublicSettings();
  const [state, setState] = useState<State>("writing");
  const [faults, setFaults] = useState<Faults>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    const missing = faultsOf(form);
    setFaults(missing);
    if (focusFirstFault(form, missing)) {
      setState("writing");
      return;
    }
    setState("sending");
    try {
      const found = await send(backend, Object.fromEntries(new FormData(form)));
      const stored = Object.keys(found).length === 0;
      setFaults(found);
      setState(stored ? "sent" : "writing");
      if (!stored) focusFirstFault(form, found);
    } catch (error) {
      console.error(error);
      setFaults({});
      setState("failed");
    }
  };
  const writeAnother = () => setState("writing");
  return { state, faults, onSubmit, writeAnother };
}
