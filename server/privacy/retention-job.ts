import { sql } from "kysely";
import type { AdminDb } from "../admin/admin-tables.ts";
import { forgetChanges } from "../admin/records.ts";
import type { Log } from "@site/backend";

const day = 86_400_000;
/** Milliseconds. Checks are hourly, so a gap just under a day prevents both drift and a second run on the same day. */
const gap = 23.5 * 3_600_000;

export async function claimJob(db: AdminDb, name: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("admin.jobs")
    .values({ name, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ ran_at: now })
        // The job is due, or a clock that was ahead set the time of its last run.
        .where(
          sql<boolean>`jobs.ran_at not between ${new Date(now.getTime() - gap + 1)} and ${new Date(now.getTime() + gap)}`,
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function deleteOldMessages(db: AdminDb, days: number, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * day);
  let deleted = 0;
  for (const table of ["chat_messages", "contact_messages"] as const) {
    const { rows } = await sql`delete from ${sql.table(table)} where created_at < ${limit} returning id`.execute(db);
    deleted += rows.length;
  }
  return deleted;
}

interface JobParts {
  db: AdminDb;
  log: Log;
  messageRetentionDays: number;
  now: () => Date;
}

/** Runs once a day, in one of the processes. */
export async function runRetentionJob({ db, log, messageRetentionDays, now }: JobParts): Promise<void> {
  if (!(await claimJob(db, "retention", now()))) return;
  await forgetChanges(db, now());
  const deleted = await deleteOldMessages(db, messageRetentionDays, now());
  log.info({ event: "messages_deleted", deleted, days: messageRetentionDays }, "old messages were deleted");
}
