import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";
import { isDatabaseUnavailable } from "./database-error.ts";
import { openPGliteThread } from "./pglite-thread.ts";
import { schema } from "../testing/site.ts";

const slow = { timeout: 60_000 };
const folder = temporaryFolder();
const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const thread = await openPGliteThread(folder, schema, () => {});

test("S7.1 waiting tasks run during a statement", async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await thread.query("select count(*) from generate_series(1, 1000000)", []);
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(100);
});

test("a refused statement throws Postgres' error, and the next one succeeds", async () => {
  await expect(thread.query("select 1 / $1::int", [0])).rejects.toMatchObject({
    message: "division by zero",
    code: "22012",
    severity: "ERROR",
  });
  await expect(thread.query("select $1::jsonb as value", [{ a: [1, null] }])).resolves.toMatchObject({
    rows: [{ value: { a: [1, null] } }],
  });
});

test("bytes, dates and large numbers survive the round trip", async () => {
  const given = [new Uint8Array([0, 255]), new Date("2026-02-03T04:05:06.789Z"), 9_007_199_254_740_993n];
  const { rows } = await thread.query(
    "select $1::bytea as bytes, $2::timestamptz as date, $3::bigint as number",
    given,
  );
  expect(rows).toEqual([{ bytes: given[0], date: given[1], number: given[2] }]);
});

test("closing finishes earlier statements, and later ones fail because the database can't be reached", async () => {
  const before = thread.query("select count(*) from generate_series(1, 1000000)", []);
  const closing = thread.close();
  await expect(before).resolves.toMatchObject({ rows: [{ count: 1_000_000 }] });
  await closing;
  expect(isDatabaseUnavailable(await failure(thread.query("select 1", [])))).toBe(true);
  await thread.close();
});

test("a closed thread doesn't count as lost", async () => {
  await expect(Promise.race([thread.lost, Promise.resolve("not lost")])).resolves.toBe("not lost");
});

test("an unresponsive engine is terminated and reported as lost, with the reason", slow, async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stuck = await openPGliteThread(folder, schema, () => {});
  const answer = failure(stuck.query("select pg_sleep(3600)", []));
  vi.advanceTimersByTime(65_000);
  vi.useRealTimers();
  expect((await stuck.lost).message).toBe("a statement was not answered within 60 seconds");
  expect(isDatabaseUnavailable(await answer)).toBe(true);
});

test("under Node's watcher, whose own messages share the thread, statements succeed", slow, async () => {
  const ask = `
    import { openPGliteThread } from ${JSON.stringify(new URL("pglite-thread.ts", import.meta.url).href)};
    const thread = await openPGliteThread(${JSON.stringify(folder)}, ${JSON.stringify(schema)}, () => {});
    process.stdout.write(JSON.stringify((await thread.query("select 1 as one", [])).rows));
    await thread.close();`;
  const output = execFileSync(process.execPath, ["-"], {
    input: ask,
    encoding: "utf8",
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "1" },
  });
  expect(JSON.parse(output)).toEqual([{ one: 1 }]);
});

test(
  "an engine that fails permanently ends its thread with the reason, and waiting statements fail",
  slow,
  async () => {
    const broken = await openPGliteThread(folder, schema, () => {});
    await expect(broken.query("select 1 / 0", [])).rejects.toMatchObject({ severity: "ERROR" });
    // This query is rejected before it reaches Postgres.
    await expect(broken.query("select $1::bool", ["many"])).rejects.toThrow("Invalid input for boolean type");
    await expect(broken.query("select 1 as one", [])).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await broken.query("set role none", []);
    await rm(join(folder, "global", "pg_control"));
    const answers = ["checkpoint", "select 1"].map((statement) => failure(broken.query(statement, [])));
    expect((await broken.lost).message).toMatch(/could not open file .*pg_control/);
    for (const answer of await Promise.all(answers)) expect(isDatabaseUnavailable(answer)).toBe(true);
    expect(isDatabaseUnavailable(await failure(broken.query("select 1", [])))).toBe(true);
    await broken.close();
  },
);
