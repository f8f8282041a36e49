import { useLayoutEffect, useState } from "react";
import { valueOf } from "#app/lib/field-errors.ts";
import { chatPlaces } from "./chat-places.tsx";

/** What the visitor did with the served form before React took it over. */
export interface FormBefore {
  /** The form as it was served. */
  served: Element | null;
  open: boolean;
  email: string;
  message: string;
  /** It was sent. */
  sent: boolean;
}

const placeOfForm = (): HTMLElement | null => document.getElementById(chatPlaces.leave);

function readServedForm(sent: boolean): FormBefore {
  const served = placeOfForm()?.firstElementChild ?? null;
  const form = served?.querySelector("form");
  return {
    served,
    open: served?.hasAttribute("open") ?? false,
    email: form ? valueOf(form, "email") : "",
    message: form ? valueOf(form, "message") : "",
    sent,
  };
}

/**
 * The content of the served form once it can be replaced; null while the visitor uses it, because replacing it would lose the caret.
 * It is replaced when the visitor leaves or sends it.
 * @param sent whether the form was sent before this hook listened
 */
export function useServedForm(sent: boolean): FormBefore | null {
  const [before, setBefore] = useState(() => {
    const inUse = placeOfForm()?.contains(document.activeElement) ?? false;
    return inUse && !sent ? null : readServedForm(sent);
  });
  // A layout effect listens as soon as chat-panel.tsx stops, so that the browser never sends the form itself.
  useLayoutEffect(() => {
    const place = placeOfForm();
    if (before || !place) return undefined;
    // Only once: the new form may be sent before these listeners are removed.
    const take = (isSent: boolean): void => setBefore((known) => known ?? readServedForm(isSent));
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      // Another window may have the focus for a while.
      if (!document.hasFocus() || (relatedTarget instanceof Node && place.contains(relatedTarget))) return;
      take(false);
    };
    const onSubmit = (event: Event): void => {
      event.preventDefault();
      take(true);
    };
    place.addEventListener("focusout", onLeave);
    place.addEventListener("submit", onSubmit);
    return () => {
      place.removeEventListener("focusout", onLeave);
      place.removeEventListener("submit", onSubmit);
    };
  }, [before]);
  return before;
}
