import { randomBytes } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";
import type { OwnBackend } from "@site/backend";
import type { Network } from "@site/http";
import { contacts } from "#content/brand/contacts.ts";
import { site } from "#content/brand/site.ts";
import { createMailChannel, type DeliveryChannel, type MailChannelParts } from "../deliveries/channel.ts";
import { copyGap } from "../deliveries/delivery-store.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import { storeDeliveries } from "../deliveries/store-deliveries.ts";
import { plainAddress } from "../deliveries/team-email.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import type { Db, Delivery } from "../database/tables.ts";
import { getWords } from "../words/server-words.ts";

export async function reserveCopy(
  limits: Pick<SiteLimits, "reserve" | "refund" | "spendEmail">,
  address: string,
  networks: readonly Network[],
): Promise<boolean> {
  const mailbox = toMailbox(address);
  if (!plainAddress.test(address) || !(await limits.reserve("copy-gap", mailbox))) return false;
  if ((await limits.spendEmail("copy", networks)) === null) return true;
  await limits.refund("copy-gap", mailbox);
  return false;
}

export async function storeCopy(transaction: QueryExecutorProvider, id: number): Promise<void> {
  // A row number would reveal how many people write to the team.
  const reference = randomBytes(4).toString("hex").toUpperCase();
  await sql`insert into notifications.copies (contact_message_id, reference) values (${id}, ${reference})`.execute(
    transaction,
  );
  await storeDeliveries(transaction, { channels: ["visitor_copy"], event: "contact_message", subject: String(id) });
}

/** Mailboxes ignore letter case and plus suffixes, and Gmail also ignores dots. */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().split("+", 1)[0] ?? "";
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/** True for a mailbox's first delivery within a day, and for its retries. Stored, because a restart would reset a variable. */
async function takeTurn(db: Db, hash: string, delivery: Delivery, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("notifications.copied_addresses")
    .values({ hash, delivery_id: delivery.id, copied_at: now })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ delivery_id: delivery.id, copied_at: now })
        .where(
          sql<boolean>`copied_addresses.delivery_id = ${delivery.id} or copied_addresses.copied_at not between ${addMilliseconds(now, -copyGap)} and ${addMilliseconds(now, copyGap)}`,
        ),
    )
    .returning("hash")
    .execute();
  return claimed.length > 0;
}

export function createCopyChannel(parts: MailChannelParts, deriveKey: OwnBackend["deriveKey"]): DeliveryChannel {
  const hashAddress = (address: string) => deriveKey(`copied ${toMailbox(address)}`).toString("hex");
  const { db, now } = parts;
  return createMailChannel("visitor_copy", parts, async (delivery) => {
    const copy = await db
      .selectFrom("notifications.copies as copy")
      .innerJoin("contact_messages as message", "message.id", "copy.contact_message_id")
      .select(["reference", "email", "language"])
      .where("copy.contact_message_id", "=", Number(delivery.subject))
      .executeTakeFirst();
    // The message was deleted, its address can't be used in a header, or the mailbox got a copy within the last day.
    if (!copy || !plainAddress.test(copy.email) || !(await takeTurn(db, hashAddress(copy.email), delivery, now())))
      return null;
    return composeCopyEmail(copy);
  });
}

interface Copy {
  email: string;
  reference: string;
  language: string | null;
}

/** The email has only fixed text and a number, because anyone can enter another person's address. */
function composeCopyEmail({ email: to, reference, language }: Copy): MailMessage {
  const { copyEmails, mailFrame } = getWords(language);
  const parts = [
    copyEmails.begin(reference),
    copyEmails.next,
    copyEmails.otherwise,
    `${mailFrame.help} ${contacts.help}`,
    site.name,
  ];
  return { to, subject: copyEmails.subject, text: `${parts.join("\n\n")}\n` };
}
