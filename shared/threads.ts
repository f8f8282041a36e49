/** Contract between the chat panel and the server about conversations (D16). */

/** In the fragment of an email's link, so that no server sees the secret. */
export const linkParameter = "conversation";

export interface ThreadEntry {
  /** Stable across readings. */
  id: string;
  from: "visitor" | "team";
  /** Null for a visitor's message. */
  name: string | null;
  /** Plain text; a visitor's text may be hostile. */
  text: string;
  /** ISO 8601. */
  at: string;
}

export interface ThreadAnswer {
  entries: ThreadEntry[];
  /** Position of the last answer, where events continue. */
  position: number;
  /** When the secret stops opening it; ISO 8601. */
  expiresAt: string;
  /** Masked address of the emailed link that opens it. Null for a secret that a browser made. */
  mailbox: string | null;
}
