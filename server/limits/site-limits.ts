import type { AccountLimits, LimitRules, Limits } from "@site/backend";

/** Messages to one table: from one network far more than a person writes, from everybody no more than the disk can take. */
const messages = { points: 1_000, ofOne: 30, duration: 300, perProcess: true };

/** The site's limits beside those of accounts. */
export const siteLimits = {
  perAddress: {
    /** Requests for the newsletter and for texts. */
    newsletter: { points: 30, duration: 300, asksForEmail: true },
    /** Log-ins at the operators' desk. */
    "desk-log-in": { points: 20, duration: 300 },
  },
  perAccount: {
    /** Requests to store a phone number for texts: one an hour per number. */
    "texts-gap": { points: 1, duration: 3600 },
  },
  pots: {
    newsletter: { points: 800, ofOne: 60, duration: 3600 },
    receipt: { points: 800, ofOne: 60, duration: 3600 },
    /** Copies of messages to sales for their senders. */
    copy: { points: 200, ofOne: 5, duration: 3600 },
    /** Phone numbers that are stored for texts. */
    texts: { points: 1000, ofOne: 60, duration: 3600 },
    chat_messages: messages,
    contact_messages: messages,
  },
} satisfies Partial<LimitRules>;

export type SiteLimits = Limits<AccountLimits & typeof siteLimits>;
