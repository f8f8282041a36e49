import { type AccountLimits, LimitError, type LimitRules, type Limits } from "@site/backend";
import type { Network } from "@site/http";

/** Messages to one table: from one network far more than a person writes, from everybody no more than the disk can take. */
const messages = { points: 1_000, perNetwork: 30, duration: 300, perProcess: true };

/** The site's limits beside those of accounts. */
export const siteLimits = {
  perNetwork: {
    /** Requests for the newsletter and for texts. */
    newsletter: { points: 30, duration: 300 },
    /** Log-ins at the operators' desk. */
    "desk-log-in": { points: 20, duration: 300 },
    /** Requests of the chat. An open panel needs few, because answers are pushed to it. */
    thread: { points: 300, duration: 300, perProcess: true },
    /** Of these, those with a secret that opens nothing. 256 bits can't be guessed; this keeps attempts away from the database. */
    "wrong-secret": { points: 30, duration: 300, perProcess: true },
  },
  perAccount: {
    /** Requests to store a phone number for texts: one an hour per number. */
    "texts-gap": { points: 1, duration: 3600 },
    /** Copies of messages to sales: one a day per mailbox. */
    "copy-gap": { points: 1, duration: 86_400 },
  },
  sharedQuotas: {
    /** Phone numbers that are stored for texts. */
    texts: { points: 1000, perNetwork: 60, duration: 3600 },
    /** Faults of scripts in browsers: of one network, and of all, so that nobody fills the list of faults. */
    "browser-faults": { points: 100, perNetwork: 20, duration: 60, perProcess: true },
    chat_messages: messages,
    contact_messages: messages,
  },
  emails: {
    newsletter: { floor: "newsletter" },
    receipt: { floor: "receipt" },
    /** Copies of messages to sales for their senders. Their form asks for no captcha, so they take nothing from other emails. */
    copy: { floor: "copy", isApart: true },
  },
} satisfies Partial<LimitRules>;

export type SiteLimits = Limits<AccountLimits & typeof siteLimits>;

const sentences = {
  network: "Too many messages came from here. Please wait a few minutes and try again.",
  others: "So many messages are arriving that no more can be taken just now. Please try again in a few minutes.",
};

/**
 * Counts messages before they are stored, for each of the networks and in total.
 * @returns a function that takes the count back, for messages that were not stored
 * @throws LimitError over a limit; then none of them counts
 */
export async function spendMessages(
  limits: Pick<SiteLimits, "sharedQuota">,
  table: "chat_messages" | "contact_messages",
  networks: readonly Network[],
  messages: number,
): Promise<() => Promise<void>> {
  const quota = limits.sharedQuota(table);
  const refusal = await quota.spend(networks, messages);
  if (refusal === null) return () => quota.refund(networks, messages);
  throw new LimitError(sentences[refusal.reason === "network" ? "network" : "others"], refusal.wait);
}
