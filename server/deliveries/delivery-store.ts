import { sql } from "kysely";
import { pgNotify } from "@site/backend";
import { deskLifetimes } from "#content/lifetimes.ts";
import { DELIVERIES_TABLE as table } from "../database/schema.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import type { Channel, Db, Delivery } from "../database/tables.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any backoff or claim. Later times come from a clock that was ahead, and are ignored. */
const longestWait = 60 * minute;
/** Milliseconds: 5 s, 10 s, 20 s and so on, but at most 15 min, so a recovered receiver soon gets its events. */
const backoff = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 15 * minute);
const keptDays = { delivered: deskLifetimes.deliveredDays, failed: deskLifetimes.failedDays };
/** Milliseconds between copies to the same mailbox (server/messages/copies.ts). */
export const copyGap = day;

const isOver = (column: "next_attempt_at" | "claimed_until", now: Date) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${addMilliseconds(now, longestWait)})`;

/** Concurrent processes never claim the same row. @param lease milliseconds */
export function claimDue(
  db: Db,
  channel: Channel,
  claim: { now: Date; lease: number; limit: number },
): Promise<Delivery[]> {
  return db
    .updateTable(table)
    .set((update) => ({
      claimed_until: addMilliseconds(claim.now, claim.lease),
      attempts: update("attempts", "+", 1),
    }))
    .where("id", "in", (select) =>
      select
        .selectFrom(table)
        .select("id")
        .where("state", "=", "pending")
        .where("channel", "=", channel)
        .where((where) => where.or([where("claimed_until", "is", null), isOver("claimed_until", claim.now)]))
        .where(isOver("next_attempt_at", claim.now))
        .orderBy("next_attempt_at")
        .orderBy("created_at")
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Not safe for a shared database, where another process may have made the claims. */
export async function endClaims(db: Db): Promise<void> {
  await db.updateTable(table).set({ claimed_until: null }).where("claimed_until", "is not", null).execute();
}

const getIds = (deliveries: readonly Delivery[]): string[] => deliveries.map(({ id }) => id);

export async function settleDelivered(db: Db, deliveries: readonly Delivery[], now: Date): Promise<void> {
  await db
    .updateTable(table)
    .set({ state: "delivered", settled_at: now, claimed_until: null, reason: null })
    .where("id", "in", getIds(deliveries))
    .execute();
}

/** Schedules retries, and marks deliveries past their deadline as failed. @returns whether any failed for good */
export async function settleAttempt(
  db: Db,
  deliveries: readonly Delivery[],
  reason: string,
  now: Date,
): Promise<boolean> {
  let isOver = false;
  for (const { id, attempts, gives_up_at: end } of deliveries) {
    const fails = now >= end;
    isOver ||= fails;
    const next = addMilliseconds(now, backoff(attempts));
    const outcome = fails
      ? ({ state: "failed", settled_at: now } as const)
      : // The last attempt is at the deadline.
        { next_attempt_at: next < end ? next : end };
    await db
      .updateTable(table)
      .set({ ...outcome, claimed_until: null, reason })
      .where("id", "=", id)
      .execute();
  }
  return isOver;
}

export async function postpone(db: Db, deliveries: readonly Delivery[], until: Date): Promise<void> {
  await db
    .updateTable(table)
    .set((update) => ({ next_attempt_at: until, claimed_until: null, attempts: update("attempts", "-", 1) }))
    .where("id", "in", getIds(deliveries))
    .execute();
}

export async function forget(db: Db, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length > 0) await db.deleteFrom(table).where("id", "in", getIds(deliveries)).execute();
}

export async function nextDue(db: Db, channel: Channel): Promise<Date | null> {
  const row = await db
    .selectFrom(table)
    .select(sql<Date | null>`min(greatest(next_attempt_at, coalesce(claimed_until, next_attempt_at)))`.as("due"))
    .where("state", "=", "pending")
    .where("channel", "=", channel)
    .executeTakeFirst();
  return row?.due ?? null;
}

export async function deleteSettled(db: Db, now: Date): Promise<void> {
  for (const state of ["delivered", "failed"] as const) {
    await db
      .deleteFrom(table)
      .where("state", "=", state)
      .where("settled_at", "<", addMilliseconds(now, -keptDays[state] * day))
      .execute();
  }
  await db
    .deleteFrom("notifications.copied_addresses")
    .where(sql<boolean>`copied_at not between ${addMilliseconds(now, -copyGap)} and ${addMilliseconds(now, copyGap)}`)
    .execute();
}

const maxListed = 50;

export interface DeliveryList {
  pending: number;
  failed: number;
  deliveries: Delivery[];
}

export async function listDeliveries(db: Db): Promise<DeliveryList> {
  const counts = await db
    .selectFrom(table)
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("number")])
    .where("state", "<>", "delivered")
    .groupBy("state")
    .execute();
  const getCount = (state: Delivery["state"]) => Number(counts.find((row) => row.state === state)?.number ?? 0);
  const deliveries = await db
    .selectFrom(table)
    .selectAll()
    .where("state", "<>", "delivered")
    .orderBy("state")
    .orderBy("created_at", "desc")
    .limit(maxListed)
    .execute();
  return { pending: getCount("pending"), failed: getCount("failed"), deliveries };
}

/** Retries now and for another 24 hours. @param id null for all failed deliveries @returns how many */
export async function retryDeliveries(db: Db, id: string | null, now: Date): Promise<number> {
  const retried = await db
    .updateTable(table)
    .set({
      state: "pending",
      attempts: 0,
      next_attempt_at: now,
      gives_up_at: addMilliseconds(now, day),
      settled_at: null,
    })
    .$if(id !== null, (update) => update.where("id", "=", id ?? "").where("state", "<>", "delivered"))
    .$if(id === null, (update) => update.where("state", "=", "failed"))
    .returning(pgNotify(table).as("notified"))
    .execute();
  return retried.length;
}
