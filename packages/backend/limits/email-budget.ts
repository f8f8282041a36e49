import { sql } from "kysely";
import type { Network } from "@site/http";
import type { Database } from "../database/database.ts";
import { type Digest, type Refusal, scaled } from "./counters.ts";

/**
 * Emails that visitors may trigger per hour, to protect the mail server's quota. Each of six purposes has a floor.
 * Once a quarter of the common part is used, a network gets `perNetworkLater` of it instead of `perNetwork`.
 */
export const emailBudget = { common: { points: 400, perNetwork: 60, perNetworkLater: 2 }, floor: 100 };

export interface EmailRule {
  floor: string;
  /** Emails per request, 1 by default. Unsent ones count too, because otherwise the count could reveal accounts. */
  emails?: number;
  /** Uses only the floor, counted separately from the network's other emails. */
  isApart?: boolean;
}

const table = "auth_private.counted_emails";

type Tables = { [table]: { key: string; counted_at: Date } };

const hour = 3_600_000;

/** Stored in a table, so all processes share the budget and it survives restarts. */
export function createEmailBudget(database: Database, scale: number, digest: Digest) {
  const common = {
    points: scaled(emailBudget.common.points, scale),
    perNetwork: scaled(emailBudget.common.perNetwork, scale),
  };
  const commonLimit = (used: number): number =>
    used < common.points / 4 ? common.perNetwork : Math.min(common.perNetwork, emailBudget.common.perNetworkLater);
  const floorPoints = scaled(emailBudget.floor, scale);
  const floorPerNetwork = scaled(1, scale);

  /** @returns null if allowed, from the common part or the purpose's floor; refused emails aren't counted */
  return function spendEmails(
    { floor, emails = 1, isApart = false }: EmailRule,
    networks: readonly Network[],
  ): Promise<Refusal | null> {
    const keys = networks.map(({ key }) => digest(isApart ? `${floor} ${key}` : key));
    return database.db
      .withTables<Tables>()
      .transaction()
      .execute(async (db) => {
        // Serializes requests across processes.
        await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
        const now = Date.now();
        await sql`delete from ${sql.table(table)}
          where counted_at not between ${new Date(now - hour)} and ${new Date(now + hour)}`.execute(db);
        const counts = await db
          .selectFrom(table)
          .select(({ fn }) => ["key", fn.countAll().as("count"), fn.min("counted_at").as("oldest")])
          .where("key", "in", ["common", floor, ...keys])
          .groupBy("key")
          .execute();
        const getCount = (key: string) => Number(counts.find((row) => row.key === key)?.count ?? 0);
        const waitFor = (counted: readonly string[]) => {
          const oldest = counts.filter(({ key }) => counted.includes(key)).map((row) => row.oldest.getTime());
          return Math.min(now, ...oldest) + hour - now;
        };
        const own = networks.map(({ times }, index) => ({ times, count: getCount(keys[index] ?? "") }));
        const within = (limit: number, others: number) =>
          own.every(({ times, count }) => count + others < limit * times);

        const used = { common: getCount("common"), floor: getCount(floor) };
        const mayUseFloor = own.every(
          ({ times, count }) => count + emails <= Math.max(emails, Math.ceil(times / 2)) * floorPerNetwork,
        );
        const parts: string[] = [];
        while (parts.length < emails) {
          if (!within(common.perNetwork, parts.length)) return { reason: "network", wait: waitFor(keys) };
          if (!isApart && used.common < common.points && within(commonLimit(used.common), parts.length)) {
            used.common += 1;
            parts.push("common");
          } else if (mayUseFloor && used.floor < floorPoints) {
            used.floor += 1;
            parts.push(floor);
          } else return { reason: "others", wait: waitFor(["common", floor]) };
        }
        const counted = parts.flatMap((part) => [part, ...keys]);
        await db
          .insertInto(table)
          .values(counted.map((key) => ({ key, counted_at: new Date(now) })))
          .execute();
        return null;
      });
  };
}
