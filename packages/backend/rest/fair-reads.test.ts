import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { testRest } from "./testing.ts";

function watched(database: Database) {
  const seen = { begun: 0, underWay: 0, maxUnderWay: 0 };
  const as: Database["as"] = async (caller, work) => {
    seen.begun += 1;
    seen.underWay += 1;
    seen.maxUnderWay = Math.max(seen.maxUnderWay, seen.underWay);
    try {
      return await database.as(caller, work);
    } finally {
      seen.underWay -= 1;
    }
  };
  return { database: { ...database, as }, seen };
}

const read = (id: number) => `/case_studies?select=id&id=gt.${id}`;

describeOnEachDatabase("uncached reads", (database) => {
  test("S7.4 of a hundred reads from one network, few reach the database at once, some wait and the others get 503", async () => {
    const { database: seenDatabase, seen } = watched(database());
    const { request } = testRest(seenDatabase);
    const flood = Array.from({ length: 100 }, (_, id) =>
      request(read(id), {}, id % 2 === 0 ? `2001:db8:7:${id}::1` : "2001:db8:7::1"),
    );
    const visitor = await request(read(1_000), {}, "198.51.100.7");
    expect(visitor.status).toBe(200);
    expect(seen.begun).toBeLessThan(10);
    const answers = await Promise.all(flood);
    const atOnce = database().kind === "pglite" ? 1 : 2;
    expect(seen.maxUnderWay).toBeLessThanOrEqual(2 * atOnce);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 + atOnce);
    const [refused, ...others] = answers.filter(({ status }) => status !== 200);
    expect(others).toHaveLength(79 - atOnce);
    expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([503, "2"]);
  });

  test("S7.4 a burst of equal reads queries once for all callers", async () => {
    const { database: seenDatabase, seen } = watched(database());
    const { request } = testRest(seenDatabase);
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) => request(read(2_000), {}, `198.51.100.${index % 3}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.begun).toBe(1);
  });
});
