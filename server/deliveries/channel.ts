import type { MailMessage } from "../mail/mail-message.ts";
import { claimDue, forget, settleAttempt, settleDelivered } from "./delivery-store.ts";
import type { Channel, Db, Delivery } from "../database/tables.ts";

export interface ChannelParts {
  db: Db;
  now: () => Date;
  onFailed: (channel: Channel, reason: string) => void;
}

export interface MailChannelParts extends ChannelParts {
  send: (mail: MailMessage) => Promise<void>;
  siteUrl: string;
  teamEmail: string | null;
}

export interface DeliveryChannel {
  name: Channel;
  /** @returns whether more deliveries may be due */
  run(): Promise<boolean>;
  pausedUntil?(): Date | null;
}

export const mailLease = 180_000;
const atOnce = 5;

/** Omits the error's message, which may contain the address. */
function mailFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
  return `the email could not be sent (${code.slice(0, 60)})`;
}

/** @param send returns false if nothing is left to send, which drops the deliveries @returns whether it succeeded */
export async function attempt(
  { db, now, onFailed }: ChannelParts,
  channel: Channel,
  deliveries: readonly Delivery[],
  send: () => Promise<boolean>,
  reasonOf: (error: unknown) => string = mailFailure,
): Promise<boolean> {
  let isSent: boolean;
  try {
    isSent = await send();
  } catch (error) {
    const reason = reasonOf(error);
    if (await settleAttempt(db, deliveries, reason, now())) onFailed(channel, reason);
    return false;
  }
  await (isSent ? settleDelivered(db, deliveries, now()) : forget(db, deliveries));
  return true;
}

/** The id stays the same for every attempt. It has no angle brackets. */
export const toMessageId = (id: string, siteUrl: string): string => `${id}@${new URL(siteUrl).hostname}`;

/** @param prepare called for each attempt; null drops the delivery, and an error fails the attempt */
export function createMailChannel(
  name: Channel,
  parts: MailChannelParts,
  prepare: (delivery: Delivery) => Promise<MailMessage | null>,
): DeliveryChannel {
  const { db, now, send, siteUrl } = parts;
  return {
    name,
    async run() {
      const claimed = await claimDue(db, name, { now: now(), lease: mailLease, limit: atOnce });
      let succeeded = claimed.length > 0;
      for (const delivery of claimed) {
        const done = await attempt(parts, name, [delivery], async () => {
          const mail = await prepare(delivery);
          if (mail) await send({ ...mail, messageId: toMessageId(delivery.id, siteUrl) });
          return mail !== null;
        });
        succeeded = done && succeeded;
      }
      return succeeded;
    },
  };
}
