import { type AccountLimits, LimitError, type LimitRules, type Limits } from "@site/backend";
import type { Network } from "@site/http";

/** Per table. A network may send more than a person would write, but all networks together can't fill the disk. */
const messages = { points: 1_000, perNetwork: 30, duration: 300, perProcess: true };

export const siteLimits = {
  perNetwork: {
    newsletter: { points: 30, duration: 300 },
    "desk-log-in": { points: 20, duration: 300 },
    thread: { points: 300, duration: 300, perProcess: true },
    /** Requests with an invalid secret. Nobody can guess 256 bits, but each attempt costs a query. */
    "wrong-secret": { points: 30, duration: 300, perProcess: true },
  },
  perAccount: {
    "texts-gap": { points: 1, duration: 3600 },
    "copy-gap": { points: 1, duration: 86_400 },
  },
  sharedQuotas: {
    texts: { points: 1000, perNetwork: 60, duration: 3600 },
    /** Faults are also limited in total, so nobody can fill the list. */
    "browser-faults": { points: 100, perNetwork: 20, duration: 60, perProcess: true },
    chat_messages: messages,
    contact_messages: messages,
  },
  emails: {
    newsletter: { floor: "newsletter" },
    receipt: { floor: "receipt" },
    /** The form has no captcha, so its copies have a separate budget. */
    copy: { floor: "copy", isApart: true },
  },
} satisfies Partial<LimitRules>;

export type SiteLimits = Limits<AccountLimits & typeof siteLimits>;

const sentences = {
  network: "Too many messages came from here. Please wait a few minutes and try again.",
  others: "So many messages are arriving that no more can be taken just now. Please try again in a few minutes.",
};

/** Call it before storing a message. @returns a function that reverts the count @throws LimitError */
export async function spendMessage(
  limits: Pick<SiteLimits, "sharedQuota">,
  table: "chat_messages" | "contact_messages",
  networks: readonly Network[],
): Promise<() => Promise<void>> {
  const quota = limits.sharedQuota(table);
  const refusal = await quota.spend(networks, 1);
  if (refusal === null) return () => quota.refund(networks, 1);
  throw new LimitError(sentences[refusal.reason === "network" ? "network" : "others"], refusal.wait);
}
