/** What the chat panel and the server agree on about a visitor's conversation with the team (D16). */

/** Names the secret in the fragment of an email's link. */
export const linkParameter = "conversation";

/** One message of the visitor, or one answer of the team. */
export interface ThreadEntry {
  /** Stays the same at every reading. */
  id: string;
  from: "visitor" | "team";
  /** Who answered; null for a visitor's message. */
  name: string | null;
  /** Plain text; a visitor's text may be hostile. */
  text: string;
  /** ISO 8601. */
  at: string;
}

/** What a holder of a secret reads. */
export interface ThreadAnswer {
  entries: ThreadEntry[];
  /** The position of the last answer, from which events go on. */
  position: number;
  /** When the secret stops opening it; ISO 8601. */
  expiresAt: string;
  /** Whose conversation an email's link opens: the masked address that the email went to. Null for a secret that a browser made. */
  mailbox: string | null;
}
