/** Parameter in the URL fragment, so that the secret reaches no server and no log. */
export const proofParameter = "proof";

export const receiptKinds = ["chat", "contact", "newsletter"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

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

/** Times are ISO 8601 in UTC. Texts are plain and untrusted. */
interface Answered {
  at: string;
  text: string;
  answers: readonly { at: string; name: string; text: string }[];
}

export type ConsentEvent = "requested" | "confirmed" | "unsubscribed";

export interface Receipt {
  address: string;
  /** Null without an account. The account page shows more (S7.6). */
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

export interface OpenedReceipt {
  receipt: Receipt;
  /** ISO 8601. After this time, a new email is needed. */
  expiresAt: string;
}
