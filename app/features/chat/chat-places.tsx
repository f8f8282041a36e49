import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** Ids of the places in the served panel that an opened one fills. */
export const chatPlaces = {
  state: "chat-state",
  answers: "chat-answers",
  ask: "chat-ask",
  leave: "chat-leave",
} as const;

/** Renders into such a place, beside what was served there. */
export function InPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = document.getElementById(id);
  return place && createPortal(children, place);
}
