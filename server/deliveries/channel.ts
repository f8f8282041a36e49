import type { Kysely } from "kysely";
import type { MailMessage } from "../mail/mail-message.ts";
import { claimDue, forget, settleAttempt, settleDelivered } from "./delivery-store.ts";
import type { Channel, Delivery, DeliveryTables } from "./delivery-tables.ts";

export interface ChannelParts {
  db: Kysely<DeliveryTables>;
  now: () => Date;
  /** Called when deliveries have failed for good. */
  onFailed: (channel: Channel, reason: string) => void;
}

/** What a channel that sends emails needs. */
export interface MailChannelParts extends ChannelParts {
  send: (mail: MailMessage) => Promise<void>;
}

export interface DeliveryChannel {
  name: Channel;
  /** Works on what is due now. @returns whether there may be more */
  run(): Promise<boolean>;
  /** No attempt is made before this time; null when there is no pause. */
  pausedUntil(): Date | null;
}

/** Milliseconds for which emails are claimed: a mail server may be slow with each of a few. */
export const mailLease = 180_000;
const atOnce = 5;

/** The reason to be stored of an email that could not be sent: its error's message may hold the address. */
export function mailFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
  return `the email could not be sent (${code.slice(0, 60)})`;
}

/**
 * A channel that sends an email of its own for each delivery.
 * @param prepare composes the email and stores what it needs, for each attempt; if it fails, so does the attempt. Null: there is nothing
 *   to send.
 */
export function createMailChannel(
  name: Channel,
  { db, now, send, onFailed }: MailChannelParts,
  prepare: (delivery: Delivery) => Promise<MailMessage | null>,
): DeliveryChannel {
  async function attempt(delivery: Delivery): Promise<boolean> {
    let mail: MailMessage | null;
    try {
      mail = await prepare(delivery);
      if (mail) await send(mail);
    } catch (error) {
      const reason = mailFailure(error);
      if (await settleAttempt(db, [delivery], reason, now())) onFailed(name, reason);
      return false;
    }
    await (mail ? settleDelivered(db, [delivery], now()) : forget(db, [delivery]));
    return true;
  }

  return {
    name,
    pausedUntil: () => null,
    async run() {
      const claimed = await claimDue(db, name, { now: now(), lease: mailLease, most: atOnce });
      let succeeded = claimed.length > 0;
      for (const delivery of claimed) succeeded = (await attempt(delivery)) && succeeded;
      return succeeded;
    },
  };
}
