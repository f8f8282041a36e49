/** Conversation API of the chat panel (D16). */

/** Parameter in an emailed link's fragment, so that the secret reaches no server. */
export const linkParameter = "conversation";

export interface ThreadEntry {
  /** Stable across reads. */
  id: string;
  from: "visitor" | "team";
  /** Null for visitor messages. */
  name: string | null;
  /** Plain text. A visitor's text is untrusted. */
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
  /** Masked address that received the link, or null for a secret that a browser created. */
  mailbox: string | null;
}
