/** Conversation API of the chat panel (D16). */

/** Used in the fragment of an email link, so that the secret reaches no server. */
export const linkParameter = "conversation";

export interface ThreadEntry {
  /** Stable across reads. */
  id: string;
  from: "visitor" | "team";
  /** Null for visitor messages. */
  name: string | null;
  /** Plain text; a visitor's text is untrusted. */
  text: string;
  /** ISO 8601. */
  at: string;
}

export interface ThreadAnswer {
  entries: ThreadEntry[];
  /** Position of the latest answer, from which events continue. */
  position: number;
  /** ISO 8601. */
  expiresAt: string;
  /** Masked address that received the link; null for a secret created in a browser. */
  mailbox: string | null;
}
