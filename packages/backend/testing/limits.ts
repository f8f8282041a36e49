import { sql } from "kysely";
import { accountLimits } from "../auth/rate-limit-rules.ts";
import type { Database } from "../database/database.ts";
import { keyedDigest } from "../limits/counters.ts";
import { emailBudget } from "../limits/email-budget.ts";
import { createLimits } from "../limits/limits.ts";
import { siteLimits } from "./site.ts";

/** Relaxed by default, because the real limits are too low for unrelated tests. */
export const testLimits = (database: Database, scale = 1_000_000) =>
  createLimits(database, {
    scale,
    rules: accountLimits,
    digest: keyedDigest({ tokenKey: Buffer.alloc(32) }),
  }).extendedBy(siteLimits);

export const budgets = ["all", "floors", "nothing"] as const;

/** `floors` spends the common part, and `nothing` also spends each purpose's floor. */
export async function leaveEmails({ db }: Database, left: (typeof budgets)[number]): Promise<void> {
  await sql`delete from auth_private.counted_emails`.execute(db);
  if (left === "all") return;
  const floors = new Set(Object.values({ ...accountLimits.emails, ...siteLimits.emails }).map(({ floor }) => floor));
  const used = {
    common: emailBudget.common.points,
    ...(left === "nothing" && Object.fromEntries([...floors].map((floor) => [floor, emailBudget.floor]))),
  };
  for (const [key, emails] of Object.entries(used)) {
    await sql`insert into auth_private.counted_emails select ${key}, now() from generate_series(1, ${sql.lit(emails)})`.execute(
      db,
    );
  }
}
