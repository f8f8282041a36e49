import { useSyncExternalStore } from "react";

/** The email's preview, whose markup the checks read. */
export const emailPreviewId = "demo-email-preview";

/** Values of `data-part`: the parts of the email whose text contrast is checked. */
export const emailPart = { headline: "headline", body: "body", action: "action" } as const;
export type EmailPart = keyof typeof emailPart;

/** What the visitor chose for the email in the fields below it; null for the sample's value. */
export interface EmailLook {
  /** As `<input type="color">` writes it: `#rrggbb`. */
  readonly color: string | null;
  /** What the picture shows. */
  readonly alternative: string | null;
}

export const sampleLook: EmailLook = { color: null, alternative: null };

let look = sampleLook;
const listeners = new Set<() => void>();

/** Kept outside React: the preview hydrates long before the checks below it. During hydration it is always the sample's look. */
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
