import { type ComponentType, lazy, Suspense } from "react";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { errorSentence } from "#app/lib/error-sentence.ts";
import { ServedMarkup } from "./served-markup.tsx";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page with a script of its own. Where the script can't be fetched the page stays as it is: with what was served there, or
 * with the fallback of its Suspense.
 */
export function lazyPart<Props>(load: Load<Props>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn(error);
      return new Promise<never>(() => {});
    }),
  );
}

/** A part that the visitor waits for: where its script can't be fetched, a sentence says so in its place. */
export function awaitedPart<Props>(load: Load<Props>) {
  return lazy(() =>
    load().catch((error: unknown) => ({ default: () => <FormAlert>{errorSentence(error)}</FormAlert> })),
  );
}

/**
 * A part that is served and hydrates once its script is wanted. A navigation makes React discard what it has not hydrated yet: then a
 * copy of the served markup takes its place until the script is loaded.
 * @param id for the part's own outermost element
 */
export function LatePart({ id, part: Part }: { id: string; part: ComponentType<{ id: string }> }) {
  return (
    <Suspense fallback={<ServedMarkup id={id}>{null}</ServedMarkup>}>
      <Part id={id} />
    </Suspense>
  );
}
