import { type ReactNode, Suspense } from "react";
import { ServedMarkup } from "./served-markup.tsx";

/**
 * A part that is served and hydrates once its script is wanted. A new address makes React give up what it has not hydrated yet: then a
 * copy of what was served stands there until the script has come.
 * @param id of the part's own outermost element
 */
export function LatePart({ id, children }: { id: string; children: ReactNode }) {
  return <Suspense fallback={<ServedMarkup id={id}>{null}</ServedMarkup>}>{children}</Suspense>;
}
