import { LimitError } from "@site/backend";
import type { Network } from "@site/http";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { MessageTable } from "./team-answers.ts";

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
  limits: Pick<SiteLimits, "pot">,
  table: MessageTable,
  networks: readonly Network[],
  messages: number,
): Promise<() => Promise<void>> {
  const pot = limits.pot(table);
  const refusal = await pot.spend(networks, { amount: messages });
  if (refusal === null) return () => pot.refund(networks, messages);
  throw new LimitError(sentences[refusal.reason === "network" ? "network" : "others"], refusal.wait);
}
