import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { EmailingParts } from "../deliveries/deliveries.ts";
import { claimDue, forget, later, settleAttempt, settleDelivered } from "../deliveries/delivery-store.ts";
import type { Delivery, DeliveryTables } from "../deliveries/delivery-tables.ts";
import { plainAddress } from "../deliveries/team-email.ts";
import type { DeliveryChannel } from "../deliveries/webhook-channel.ts";
import { composeCopyEmail } from "./copy-email.ts";

/** Milliseconds: a mail server may take its time for each of a few emails. */
const lease = 180_000;
const atOnce = 5;

/** Milliseconds between two emails to one mailbox. */
export const copyGap = 24 * 60 * 60_000;

/** One key for all spellings of a mailbox: letter case and a suffix after a plus don't change who reads it; at Gmail, neither do dots. */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().split("+", 1)[0] ?? "";
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  const mailbox = isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
  return createHash("sha256").update(mailbox).digest("hex");
}

/** Whether this delivery may go to the mailbox: the first within a day, or the same one again. The database decides, for every process. */
async function takeTurn(db: Kysely<DeliveryTables>, address: string, delivery: Delivery, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto("notifications.copied_addresses")
    .values({ hash: mailboxKey(address), delivery_id: delivery.id, copied_at: now })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ delivery_id: delivery.id, copied_at: now })
        .where(
          sql<boolean>`copied_addresses.delivery_id = ${delivery.id} or copied_addresses.copied_at <= ${later(now, -copyGap)}`,
        ),
    )
    .returning("hash")
    .execute();
  return taken.length > 0;
}

/** Sends the numbers of messages to sales to the addresses that the messages gave. */
export function createCopyChannel({
  db,
  now,
  siteUrl,
  send,
  onFailed,
}: Omit<EmailingParts, "teamEmail">): DeliveryChannel {
  const { hostname: host } = new URL(siteUrl);

  async function attempt(delivery: Delivery): Promise<boolean> {
    const copy = await db
      .selectFrom("notifications.copies as copy")
      .innerJoin("contact_messages as message", "message.id", "copy.contact_message_id")
      .select(["reference", "email"])
      .where("copy.contact_message_id", "=", Number(delivery.subject))
      .executeTakeFirst();
    // The message was deleted, its address can't stand alone in a header, or the mailbox got another copy within a day.
    if (!copy || !plainAddress.test(copy.email) || !(await takeTurn(db, copy.email, delivery, now()))) {
      await forget(db, [delivery]);
      return true;
    }
    try {
      await send(composeCopyEmail({ to: copy.email, reference: copy.reference, messageId: `${delivery.id}@${host}` }));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
      const reason = `the email could not be sent (${code.slice(0, 60)})`;
      if (await settleAttempt(db, [delivery], reason, now())) onFailed("visitor_copy", reason);
      return false;
    }
    await settleDelivered(db, [delivery], now());
    return true;
  }

  return {
    name: "visitor_copy",
    pausedUntil: () => null,
    async run() {
      const claimed = await claimDue(db, "visitor_copy", { now: now(), lease, most: atOnce });
      let succeeded = claimed.length > 0;
      for (const delivery of claimed) succeeded = (await attempt(delivery)) && succeeded;
      return succeeded;
    },
  };
}
