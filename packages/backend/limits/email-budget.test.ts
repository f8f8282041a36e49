import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { toNetworks } from "@site/http";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { createPostgresDatabase } from "../database/testing.ts";
import { temporaryFolder } from "../lib/testing.ts";
import { schema } from "../testing/site.ts";
import { keyedDigest } from "./counters.ts";
import { createEmailBudget } from "./email-budget.ts";

/** Milliseconds. Databases start slowly on a busy machine. */
const start = 60_000;

function openBudget(database: Database, scale = 1) {
  const budget = createEmailBudget(database, scale, keyedDigest({ tokenKey: Buffer.alloc(32) }));
  const spend = async (address: string, floor = "sign-up", emails = 1) =>
    (await budget({ floor, emails }, toNetworks(address)))?.reason ?? null;
  const exhaust = async (address: string, floor?: string, emails = 1): Promise<number> => {
    let given = 0;
    while ((await spend(address, floor, emails)) === null) given += emails;
    return given;
  };
  const exhaustAll = async (makeAddresses: (index: number) => string[], floor?: string, emails?: number) => {
    const taken: number[] = [];
    for (;;) {
      let given = 0;
      for (const address of makeAddresses(taken.length)) given += await exhaust(address, floor, emails);
      if (given === 0) return taken;
      taken.push(given);
    }
  };
  return { budget, spend, exhaust, exhaustAll };
}

const ipv4 = (index: number) => `198.18.${index >> 8}.${index & 255}`;
const hostsOf48 = (index: number) => [0, 1, 2, 3].map((host) => `2001:db8:${index.toString(16)}:${host}00::1`);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function countedEmails(): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*)::int as count from auth_private.counted_emails where length(key) < 43`;
  return (await counted.execute(database.db)).rows[0]?.count ?? 0;
}

let database: Database;
beforeAll(async () => {
  database = await (await createPostgresDatabase()).open();
}, start);
beforeEach(() => sql`delete from auth_private.counted_emails`.execute(database.db));

test("S7.6 exhausting a purpose takes more than half as many IPv4 addresses as it sends emails, the others keep their floors, and nothing exceeds the total", async () => {
  // A tenth of the limits allows 40 emails in the common part and ten per purpose.
  const { exhaustAll, spend } = openBudget(database, 0.1);
  const taken = await exhaustAll((index) => [ipv4(index)], "newsletter");
  expect([sum(taken), taken.length]).toEqual([50, 27]);
  expect(await spend(ipv4(0), "receipt")).toBe("network");
  expect(await spend(ipv4(20), "receipt")).toBe("others");
  for (const [index, floor] of ["sign-up", "sign-in", "receipt", "copy"].entries()) {
    const rest = await exhaustAll((host) => [`192.0.${index}.${host}`], floor);
    expect(rest).toEqual(Array.from({ length: 10 }, () => 1));
  }
  const changes = await exhaustAll((host) => [`192.0.100.${host}`], "email-change", 2);
  expect(changes).toEqual(Array.from({ length: 5 }, () => 2));
  expect(await countedEmails()).toBe(100);
});

test("S7.6 exhausting address changes, of two emails each, takes as many networks as there are later changes", async () => {
  const { exhaustAll } = openBudget(database, 0.1);
  const taken = await exhaustAll((index) => [ipv4(index)], "email-change", 2);
  expect(taken).toEqual([6, 4, ...Array.from({ length: 20 }, () => 2)]);
});

test("S7.6 a /48 gets two emails of a floor, across all its subnets", async () => {
  const { exhaustAll } = openBudget(database, 0.1);
  const taken = await exhaustAll(hostsOf48);
  expect([sum(taken), ...taken.slice(-4, -1)]).toEqual([50, 2, 2, 2]);
});

test("S7.6 an email to two mailboxes counts twice, and each expires after an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { budget, exhaust } = openBudget(database);
    expect(await exhaust(ipv4(0), "email-change", 2)).toBe(60);
    vi.setSystemTime(Date.now() + 3_000_000);
    const refusal = await budget({ floor: "sign-up" }, toNetworks(ipv4(0)));
    expect(refusal).toEqual({ reason: "network", wait: expect.closeTo(600_000, -5) });
    expect(await exhaust(ipv4(1))).toBe(40);
    vi.setSystemTime(Date.now() + 700_000);
    expect(await countedEmails()).toBe(100);
    expect(await exhaust(ipv4(0))).toBe(60);
    expect(await countedEmails()).toBe(100);
    vi.setSystemTime(Date.now() - 172_800_000);
    expect(await exhaust(ipv4(0))).toBe(60);
  } finally {
    vi.useRealTimers();
  }
});

test(
  "S7.6 the count survives a restart",
  async () => {
    const dataDirectory = temporaryFolder();
    for (const given of [6, 0]) {
      const opened = await openDatabase({ dataDirectory, schema, databaseUrl: null });
      expect(await openBudget(opened, 0.1).exhaust(ipv4(0))).toBe(given);
      await opened.close();
    }
  },
  start,
);

test("S7.6 processes that share a Postgres server share one budget, even at the same moment", async () => {
  const { open } = await createPostgresDatabase();
  const processes = [openBudget(await open(), 0.1), openBudget(await open(), 0.1)];
  const requests = Array.from({ length: 60 }, (_, index) => processes[index % 2]?.spend(ipv4(index)));
  const refused = (await Promise.all(requests)).filter((reason) => reason !== null);
  expect(refused).toEqual(Array.from({ length: 10 }, () => "others"));
});
