import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { sqlState } from "../database/database-error.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { insertableTables, readableTables } from "./tables.ts";
import { testRest } from "./testing.ts";

/** How many requests each property tries; the nightly command sets 100,000. */
const cases = Number(process.env.FUZZ_CASES ?? 400);
const settings: fc.Parameters<unknown> = { numRuns: cases, seed: Number(process.env.FUZZ_SEED ?? 20_260_101) };
/** Milliseconds. */
const timeout = 60_000 + cases * 50;

const columns = [
  ...new Set(Object.values(readableTables).flat()),
  "nothing",
  "*",
  '"id"',
  "id::text",
  "a->b",
  "a:id",
  '"a\'b$1":brand_name',
  "count()",
];
const words = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "in",
  "is",
  "not",
  "match",
  "fts",
  "plfts(german)",
  "phfts",
  "wfts(simple)",
  "fts(english)",
  "cs",
  "or",
  "and",
  "asc",
  "desc",
  "nullsfirst",
  "nullslast",
  "null",
  "true",
  "select",
  "order",
  "limit",
  "offset",
  "columns",
  "on_conflict",
];
const marks = [
  ".",
  ",",
  "(",
  ")",
  '"',
  "'",
  "\\",
  ";",
  "--",
  "/*",
  "*",
  "%",
  "_",
  "$1",
  ":",
  "::",
  " ",
  "\0",
  "\n",
  "{",
  "}",
  "=",
  "&",
  "é",
  "\u{1f980}",
  "\ud800",
  "0",
  "-1",
  "99999999999999999999",
  "1e9",
  "2026-01-01",
  "pg_sleep(9)",
];

/** Words of the grammar, columns and marks in any order, besides plain rubbish. */
const soup = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...columns, ...words, ...marks), { maxLength: 12 })
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);
const column = fc.constantFrom(...columns);
const filter = fc
  .tuple(column, fc.boolean(), fc.constantFrom(...words), soup)
  .map(([name, negated, word, value]) => [name, `${negated ? "not." : ""}${word}.${value}`]);
const reserved = fc.oneof(
  fc.array(column, { maxLength: 5 }).map((names) => ["select", names.join(",")]),
  fc
    .tuple(column, fc.constantFrom("", ".asc", ".desc", ".desc.nullslast", ".nullsfirst", ".x"))
    .map(([name, rest]) => ["order", name + rest]),
  fc.tuple(fc.constantFrom("limit", "offset"), fc.oneof(fc.integer().map(String), soup)),
);
/** Queries of text search that are often well-formed. */
const search = fc
  .array(fc.constantFrom("a", "é1", "'b c'", "&", "|", "!", "<->", "<2>", "(", ")", ":*", ":A", " ", "'", "\\"), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const searched = fc
  .tuple(column, fc.constantFrom("fts", "fts(simple)", "plfts", "phfts", "wfts"), search)
  .map(([name, operator, value]) => [name, `${operator}.${value}`]);

/** Trees of and, or that are often well-formed, since soup hardly ever is. */
const { condition } = fc.letrec<{ condition: string; group: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(filter, searched).map(([name, test]) => `${name}.${test}`),
    tie("group"),
    fc.tuple(column, fc.constantFrom(...words), soup).map(([name, word, value]) => `${name}.${word}."${value}"`),
    soup,
  ),
  group: fc
    .tuple(fc.constantFrom("and", "or", "not.and", "not.or "), fc.array(tie("condition"), { maxLength: 4 }))
    .map(([logic, conditions]) => `${logic}(${conditions.join(",")})`),
}));
const logic = fc
  .tuple(fc.constantFrom("and", "or", "not.and", "not.or", "x.or"), fc.array(condition, { maxLength: 4 }))
  .map(([name, conditions]) => [name, `(${conditions.join(",")})`]);
const parameter = fc.oneof(filter, searched, logic, reserved, fc.tuple(soup, soup));

/** Now and then not encoded at all, as a careless client sends it. */
function queryOf([parameters, encoded]: [string[][], boolean]): string {
  const encode = (text: string) => (encoded ? encodeURIComponent(text.toWellFormed()) : text.replace(/[#\s]/g, ""));
  return parameters.map((pair) => pair.map(encode).join("=")).join("&");
}

const query = fc.tuple(fc.array(parameter, { maxLength: 5 }), fc.boolean()).map(queryOf);
const header = fc.option(
  fc.constantFrom(
    "0-1",
    "5-2",
    "0-",
    "x",
    "count=exact",
    "return=representation",
    "handling=strict",
    "handling=strict,max-affected=1",
    "missing=default",
  ),
  { nil: "" },
);

/** A tree over the twelve ids, as text and as what it means. */
interface Meaning {
  text: string;
  holds: (id: number) => boolean;
}
const compare = {
  eq: (id: number, value: number) => id === value,
  neq: (id: number, value: number) => id !== value,
  gt: (id: number, value: number) => id > value,
  lte: (id: number, value: number) => id <= value,
};
const negation = fc.constantFrom("", "not.");
const { tree } = fc.letrec<{ leaf: Meaning; tree: Meaning }>((tie) => ({
  leaf: fc
    .tuple(negation, fc.constantFrom<keyof typeof compare>("eq", "neq", "gt", "lte"), fc.integer({ min: 0, max: 13 }))
    .map(([not, operator, value]) => ({
      text: `id.${not}${operator}.${value}`,
      holds: (id) => compare[operator](id, value) !== (not !== ""),
    })),
  tree: fc
    .tuple(
      negation,
      fc.constantFrom("and", "or"),
      fc.array(fc.oneof({ maxDepth: 2 }, tie("leaf"), tie("tree")), { minLength: 1, maxLength: 2 }),
    )
    .map(([not, logic, parts]) => ({
      text: `${not}${logic}(${parts.map(({ text }) => text).join(",")})`,
      holds: (id) =>
        (logic === "and" ? parts.every((part) => part.holds(id)) : parts.some((part) => part.holds(id))) !==
        (not !== ""),
    })),
}));

const accepted = fc.constantFrom(
  "*/*",
  "text/csv",
  "application/vnd.pgrst.array+json;nulls=stripped",
  "application/vnd.pgrst.object+json",
  "image/png",
);

/** The database with a note of every SQLSTATE it answered. */
function watched(database: Database, states: (string | undefined)[]): Database {
  return {
    ...database,
    asCaller: (caller, work) =>
      database.asCaller(caller, work).catch((error: unknown) => {
        states.push(sqlState(error));
        throw error;
      }),
  };
}

/** Syntax errors, names that don't exist, wrong numbers of things: what only a broken statement brings about. */
const BROKEN_STATEMENT = /^(?:42601|42703|42P01|42P02|42702|42704|26|0A|XX)/;

describeOnEachDatabase("any request to the data API", (database) => {
  test("reads: no 5xx, and no broken statement reaches the database", { timeout }, async () => {
    const states: (string | undefined)[] = [];
    const { request } = testRest(watched(database(), states));
    const table = fc.constantFrom(
      ...Object.keys(readableTables),
      ...Object.keys(insertableTables),
      "pg_class",
      "__proto__",
    );
    const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "DELETE", "PATCH", "PUT");
    await fc.assert(
      fc.asyncProperty(
        table,
        method,
        query,
        header,
        header,
        accepted,
        async (name, verb, asked, range, prefer, accept) => {
          const response = await request(`/${name}?${asked}`, { method: verb, headers: { range, prefer, accept } });
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

  test("trees of and, or: exactly the rows of which they are true", { timeout }, async () => {
    const { request } = testRest(database());
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    await fc.assert(
      fc.asyncProperty(tree, async ({ text, holds }) => {
        const [, name = "", value = ""] = /^([a-z.]+)(.*)$/.exec(text) ?? [];
        const response = await request(`/case_studies?select=id&order=id&${name}=${value}`);
        expect([response.status, await response.json()]).toEqual([200, ids.filter(holds).map((id) => ({ id }))]);
      }),
      { ...settings, numRuns: Math.ceil(cases / 4) },
    );
  });

  test("writes: no 5xx, no broken statement, and no row that the rules forbid", { timeout }, async () => {
    const states: (string | undefined)[] = [];
    const { request } = testRest(watched(database(), states));
    const table = fc.constantFrom(...Object.keys(insertableTables));
    const field = fc.constantFrom("email", "message", "page", "name", "business", "id", "__proto__", "nothing");
    const value = fc.oneof(soup, fc.constant("a@b.example"), fc.constant("/page"), fc.jsonValue());
    const row = fc.dictionary(field, value, { maxKeys: 5 });
    const full = fc.record({
      email: fc.constantFrom("a@b.example", "a@b@c.d", "é@b.example"),
      message: soup,
      page: fc.oneof(fc.constant("/"), soup),
    });
    const body = fc.oneof(
      fc.oneof(row, full, fc.array(full, { maxLength: 12 }), fc.jsonValue()).map((json) => JSON.stringify(json)),
      soup,
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
