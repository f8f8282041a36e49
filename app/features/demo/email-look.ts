import { useSyncExternalStore } from "react";

/** The email's preview, whose markup the checks read. */
export const emailPreviewId = "demo-email-preview";

/** Values of `data-part`: what of it has letters to be told from their ground. */
export const emailPart = { headline: "headline", body: "body", action: "action" } as const;
export type EmailPart = keyof typeof emailPart;

/** What a visitor chose for the email, below it; null for the sample's. */
export interface EmailLook {
  /** As `<input type="color">` writes it: `#rrggbb`. */
  readonly color: string | null;
  /** What the picture shows. */
  readonly alternative: string | null;
}

export const sampleLook: EmailLook = { color: null, alternative: null };

let look = sampleLook;
const listeners = new Set<() => void>();

/** Kept outside React: the preview and the checks below it hydrate apart, and the checks much later. Always the sample's while the page hydrates. */
export function useEmailLook(): EmailLook {
  return useSyncExternalStore(
    subscribe,
    () => look,
    () => sampleLook,
  );
}

export function changeEmailLook(change: Partial<EmailLook>): void {
  look = { ...look, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
