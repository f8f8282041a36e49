import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { sqlState } from "../database/database-error.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { testLimits } from "../testing/limits.ts";
import { exposedTables } from "../testing/site.ts";
import { testRest } from "./testing.ts";
import { accepted, header, query, randomText } from "./testing-requests.ts";

const { readable, insertable } = exposedTables({ limits: testLimits({ kind: "pglite" } as Database) });

/** Requests per property. `npm run nightly -- fuzz` raises it. */
const cases = Number(process.env.FUZZ_CASES ?? 400);
const settings: fc.Parameters<unknown> = { numRuns: cases, seed: 20_260_101 };
/** Milliseconds. */
const timeout = 60_000 + cases * 50;

function watched(database: Database, states: (string | undefined)[]): Database {
  return {
    ...database,
    as: (caller, work) =>
      database.as(caller, work).catch((error: unknown) => {
        states.push(sqlState(error));
        throw error;
      }),
  };
}

/** Syntax errors, unknown names and wrong counts, which only a broken statement causes. */
const BROKEN_STATEMENT = /^(?:42601|42703|42P01|42P02|42702|42704|26|0A|XX)/;

describeOnEachDatabase("any request to the data API", (database) => {
  test("reads cause no 5xx and send no broken statement to the database", { timeout }, async () => {
    const states: (string | undefined)[] = [];
    const { request } = testRest(watched(database(), states));
    const table = fc.constantFrom(...Object.keys(readable), ...Object.keys(insertable), "pg_class", "__proto__");
    const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "DELETE", "PATCH", "PUT");
    await fc.assert(
      fc.asyncProperty(
        table,
        method,
        query,
        header,
        header,
        accepted,
        async (name, verb, query, range, prefer, accept) => {
          const response = await request(`/${name}?${query}`, { method: verb, headers: { range, prefer, accept } });
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          const isJson = verb !== "HEAD" && /json/.test(response.headers.get("content-type") ?? "");
          expect(isJson ? JSON.parse(text) : null).not.toBeUndefined();
        },
      ),
      settings,
    );
    expect(states.filter((state) => state === undefined || BROKEN_STATEMENT.test(state))).toEqual([]);
  });

  test("writes cause no 5xx, no broken statement and no row that the policies forbid", { timeout }, async () => {
    const states: (string | undefined)[] = [];
    const { request } = testRest(watched(database(), states));
    const table = fc.constantFrom(...Object.keys(insertable));
    const field = fc.constantFrom("email", "message", "page", "name", "business", "id", "__proto__", "nothing");
    const value = fc.oneof(randomText, fc.constant("a@b.example"), fc.constant("/page"), fc.jsonValue());
    const row = fc.dictionary(field, value, { maxKeys: 5 });
    const full = fc.record({
      email: fc.constantFrom("a@b.example", "a@b@c.d", "é@b.example"),
      message: randomText,
      page: fc.oneof(fc.constant("/"), randomText),
    });
    const body = fc.oneof(
      fc.oneof(row, full, fc.array(full, { maxLength: 12 }), fc.jsonValue()).map((json) => JSON.stringify(json)),
      randomText,
    );
    await fc.assert(
      fc.asyncProperty(table, query, header, body, async (name, search, prefer, text) => {
        const headers = { "content-type": "application/json", prefer };
        const response = await request(`/${name}?${search}`, { method: "POST", body: text.toWellFormed(), headers });
        expect(response.status).toBeLessThan(500);
      }),
      settings,
    );
    expect(states).toEqual([]);
  });
});
