import { attempt, type ChannelParts, type DeliveryChannel } from "./channel.ts";
import { claimDue, forget } from "./delivery-store.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import { findSubjects } from "./subjects.ts";
import { DeliveryError, type WebhookMessage } from "./webhook-sender.ts";

/** Milliseconds. An attempt takes at most ten seconds. */
const lease = 30_000;
const atOnce = 10;
/** Milliseconds to pause after consecutive failed rounds, so a dead receiver isn't retried for each message. */
const pauseAfter = (rounds: number): number => Math.min(2_500 * 2 ** rounds, 300_000);

function toReason(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  throw error;
}

export function createWebhookChannel(
  parts: ChannelParts,
  send: (message: WebhookMessage) => Promise<void>,
): DeliveryChannel {
  const { db, now } = parts;
  let failedRounds = 0;
  let paused: Date | null = null;

  return {
    name: "webhook",
    pausedUntil: () => (paused && paused > now() ? paused : null),
    async run() {
      if (paused && paused > now()) return false;
      const claimed = await claimDue(db, "webhook", { now: now(), lease, limit: atOnce });
      if (claimed.length === 0) return false;
      const { subjects, gone } = await findSubjects(db, claimed);
      await forget(db, gone);
      const outcomes = await Promise.all(
        subjects.map(({ delivery, payload }) => {
          const post = async () => {
            await send({ id: delivery.id, body: JSON.stringify(payload) });
            return true;
          };
          return attempt(parts, "webhook", [delivery], post, toReason);
        }),
      );
      const hasFailed = outcomes.length > 0 && !outcomes.includes(true);
      failedRounds = hasFailed ? failedRounds + 1 : 0;
      paused = hasFailed ? addMilliseconds(now(), pauseAfter(failedRounds)) : null;
      return !hasFailed;
    },
  };
}
