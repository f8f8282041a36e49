import { type ComponentType, lazy } from "react";
import { FormAlert } from "./form-alert.tsx";
import { errorSentence } from "#app/ui/form/error-sentence.ts";

/** A part of an island with a script of its own, which few visitors need. Where that can't be fetched, a sentence says so in its place. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((error: unknown) => ({ default: () => <FormAlert>{errorSentence(error)}</FormAlert> })),
  );
}
