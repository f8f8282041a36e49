/** What the page /privacy-receipt and the server agree on about what an address has given us. */

/** Names the secret in the fragment of an email's link, which no server and no log gets to see. */
export const proofParameter = "proof";

/** The kinds of data that can be erased separately. */
export const receiptKinds = ["chat", "contact", "newsletter"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Why a request failed, as the server returns it and the page explains it. */
export const receiptProblems = [
  "email",
  "captcha",
  "limit",
  "unavailable",
  "expired",
  "other-browser",
  "malformed",
] as const;
export type ReceiptProblem = (typeof receiptProblems)[number];

/** Times are ISO 8601 in UTC; texts are plain and may be hostile. */
interface Answered {
  at: string;
  text: string;
  answers: readonly { at: string; name: string; text: string }[];
}

/** What happens to a subscription: asked for by the form, confirmed by the email's link, ended. */
export type ConsentEvent = "requested" | "confirmed" | "unsubscribed";

/** Everything that an address has given us, oldest first. */
export interface Receipt {
  address: string;
  /** The account of the address; null where there is none. Its own page has the rest (S7.6). */
  account: { since: string; confirmed: boolean } | null;
  chat: readonly (Answered & { page: string | null })[];
  contact: readonly (Answered & { name: string; business: string })[];
  newsletter: readonly {
    state: "pending" | "subscribed" | "unsubscribed";
    since: string;
    consents: readonly {
      at: string;
      event: ConsentEvent;
      method: string;
      version: string | null;
      words: string | null;
    }[];
  }[];
}

/** What the holder of a proof reads. */
export interface OpenedReceipt {
  receipt: Receipt;
  /** When the page has to ask for a new email; ISO 8601. */
  expiresAt: string;
}
