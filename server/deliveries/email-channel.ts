import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  attempt,
  type ChannelParts,
  type DeliveryChannel,
  type MailChannelParts,
  mailLease,
  toMessageId,
} from "./channel.ts";
import { claimDue, forget, postpone } from "./delivery-store.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import { findSubjects } from "./subjects.ts";
import { composeTeamEmail } from "./team-email.ts";
import type { Delivery } from "../database/tables.ts";

const table = "notifications.deliveries";
/** Milliseconds between two digests. */
const window = 600_000;
/** Emails per window. Further messages wait for a digest. */
const emails = 5;
const digestSize = 1_000;

async function recentEmails({ db, now }: ChannelParts): Promise<{ number: number; last: Date | null }> {
  const row = await db
    .selectFrom(table)
    .select([sql<number | string>`count(distinct email_id)`.as("number"), sql<Date | null>`max(email_at)`.as("last")])
    .where("email_at", ">", addMilliseconds(now(), -window))
    .where("email_at", "<=", addMilliseconds(now(), window))
    .executeTakeFirst();
  return { number: Number(row?.number ?? 0), last: row?.last ?? null };
}

export function createEmailChannel(parts: MailChannelParts & { teamEmail: string }): DeliveryChannel {
  const { db, now, teamEmail, siteUrl, send } = parts;

  /** The email is recorded before it is sent, so a retry sends the same one. */
  async function asEmail(deliveries: readonly Delivery[]): Promise<Delivery[]> {
    const email = { email_id: randomUUID(), email_at: now() };
    const ids = deliveries.map(({ id }) => id);
    return db.updateTable(table).set(email).where("id", "in", ids).returningAll().execute();
  }

  async function groupByEmail(fresh: readonly Delivery[]): Promise<Delivery[][]> {
    const { number, last } = await recentEmails(parts);
    if (fresh.length === 0) return [];
    if (number + fresh.length <= emails) return Promise.all(fresh.map((delivery) => asEmail([delivery])));
    if (last === null) return [await asEmail(fresh)];
    await postpone(db, fresh, addMilliseconds(last, window));
    return [];
  }

  async function sendEmail(email: readonly Delivery[]): Promise<boolean> {
    const { subjects, gone } = await findSubjects(db, email);
    await forget(db, gone);
    const [first] = subjects;
    if (!first) return true;
    const ordered = subjects.toSorted((one, other) => one.payload.timestamp.localeCompare(other.payload.timestamp));
    const sent = ordered.map(({ delivery }) => delivery);
    return attempt(parts, "email", sent, async () => {
      const messageId = toMessageId(first.delivery.email_id ?? first.delivery.id, siteUrl);
      await send({ ...composeTeamEmail(teamEmail, ordered), messageId });
      return true;
    });
  }

  return {
    name: "email",
    async run() {
      const claimed = await claimDue(db, "email", { now: now(), lease: mailLease, limit: digestSize });
      if (claimed.length === 0) return false;
      const begun = Map.groupBy(
        claimed.filter(({ email_id: id }) => id !== null),
        ({ email_id: id }) => id,
      );
      const fresh = claimed.filter(({ email_id: id }) => id === null);
      let succeeded = true;
      for (const email of [...begun.values(), ...(await groupByEmail(fresh))]) {
        succeeded = (await sendEmail(email)) && succeeded;
      }
      return succeeded;
    },
  };
}
