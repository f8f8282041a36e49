import { RateLimiterMemory } from "rate-limiter-flexible";
import { createPot, LimitError, type Pot, type PotRule, scalePot } from "@site/backend";
import type { Network } from "@site/http";
import type { MessageTable } from "./team-answers.ts";

/** Messages to one table: from one network far more than a person writes, from everybody no more than the disk can take. */
const rule = { points: 1_000, ofOne: 30, duration: 300 } satisfies PotRule;

const sentences = {
  network: "Too many messages came from here. Please wait a few minutes and try again.",
  others: "So many messages are arriving that no more can be taken just now. Please try again in a few minutes.",
};

/**
 * Counts messages before they are stored, for each of the networks and in total.
 * @returns a function that takes the count back, for messages that were not stored
 * @throws LimitError over a limit; then none of them counts
 */
export type CountMessages = (
  table: MessageTable,
  networks: readonly Network[],
  messages: number,
) => Promise<() => Promise<void>>;

/**
 * Limits how many messages are stored. Each process counts by itself: with several the limit is that many times higher.
 * @param scale multiplies the limits
 */
export function createMessageLimit(scale: number): CountMessages {
  const open = () => createPot(new RateLimiterMemory(rule), scalePot(rule, scale));
  const pots: Record<MessageTable, Pot> = { chat_messages: open(), contact_messages: open() };
  return async (table, networks, messages) => {
    const refusal = await pots[table].spend(networks, { amount: messages });
    if (refusal === null) return () => pots[table].refund(networks, messages);
    const sentence = sentences[refusal.reason === "network" ? "network" : "others"];
    throw new LimitError(sentence, refusal.wait);
  };
}
