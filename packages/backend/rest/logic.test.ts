import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { readableTables } from "../testing/site.ts";
import { testRest } from "./testing.ts";

/** [query, ids] on the twelve samples, whose ids are 1 to 12. */
const queries: [string, number[]][] = [
  ["select=id&or=(id.eq.3,id.eq.5)&order=id", [3, 5]],
  ["select=id&and=(id.gt.3,id.lte.5)&order=id", [4, 5]],
  ["select=id&not.or=(id.gt.2,id.eq.1)", [2]],
  ["select=id&not.and=(id.gt.1,id.lt.12)&order=id", [1, 12]],
  ["select=id&or=(id.eq.1,and(id.gt.10,not.or(id.eq.11,id.is.null)),id.in.(4,5))&order=id", [1, 4, 5, 12]],
  ["select=id&and=(+id.not.in.(+1,2+)+,+or+(+id.eq.3+,+id.eq.1+)+)", [3]],
  ["select=id&or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)&id=lt.9", [2]],
  ["select=id&or=(brand_name.ilike.*bakery*,industry_type.eq.Nothing)", [1]],
  ['select=id&or=(brand_name.eq."Marlow Bakery",brand_name.eq."No, (not) \\"one\\"")', [1]],
  ['select=id&or=(brand_name.ilike."*w b*",brand_name.eq."a"b)', [1]],
  ["select=id&or=(project_link.is.NULL,id.not.gt.1)", [1]],
  ["select=id&or=(brand_name.eq.{a,b},id.eq.1)", [1]],
];

/** [query, status, code] of what is refused. */
const refusals: [string, number, string][] = [
  ["or=(created_at.not.cs.{1},id.eq.1)", 404, "42883"],
  ["or=()", 400, "PGRST100"],
  ["or=", 400, "PGRST100"],
  ["or=id.eq.1", 400, "PGRST100"],
  ["or=(id.eq.1", 400, "PGRST100"],
  ["or=(id.eq.1,)", 400, "PGRST100"],
  ["or=(id.eq.1)rest", 400, "PGRST100"],
  ["or=(id.in.1,2)", 400, "PGRST100"],
  ["or=(id.is.nothing)", 400, "PGRST100"],
  ["or=(id.1)", 400, "PGRST100"],
  ["and=(ord(id.eq.1),id.eq.2)", 400, "PGRST100"],
  ["or=(id.eq.1,not.xor(id.eq.2))", 400, "PGRST100"],
  ["or=(nothing.eq.1)", 400, "42703"],
  ["or=(nothing.eq.1,id.x)", 400, "PGRST100"],
  ["or=(id.eq.one)", 400, "22P02"],
  ["or=(a->b.eq.1)", 400, "PGRST127"],
  ["authors.or=(id.eq.1)", 400, "PGRST127"],
];

/** More than query-limits.ts allows. */
const excesses: [string, string][] = [
  ["filters within or", `id=gt.0&or=(${Array.from({ length: 12 }, () => "id.gt.0").join(",")})`],
  ["the depth of and, or", `or=${"(and".repeat(4)}(id.gt.0)${")".repeat(4)}`],
  ["patterns within or", `or=(${Array.from({ length: 8 }, () => "brand_name.ilike.*a*").join(",")})`],
  ["a pattern within or", `or=(brand_name.like.${"x".repeat(41)})`],
  ["a value within or", `or=(brand_name.eq.${"x".repeat(301)})`],
  ["a text search and patterns", "or=(brand_name.fts.a,brand_name.like.a*)"],
];

describeOnBothDatabases("filters within and, or", (database) => {
  test.each(queries)("answers %s", async (query, ids) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    expect([response.status, await response.json()]).toEqual([200, ids.map((id) => ({ id }))]);
  });

  test.each(refusals)("refuses %s as PostgREST does", async (query, status, code) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  test.each(excesses)("bounds %s", async (_what, query) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST100"]);
  });

  test("tells the place where a logic tree goes wrong as PostgREST does", async () => {
    const response = await testRest(database()).request("/case_studies?or=()");
    expect(await response.json()).toEqual({
      code: "PGRST100",
      message: '"failed to parse logic tree (())" (line 1, column 4)',
      details:
        'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
      hint: null,
    });
  });

  test("S7.4 the official client searches seven texts at once, with the total of what was found", async () => {
    const { client } = testRest(database());
    const texts = readableTables.case_studies.slice(1, 8);
    const found = await client
      .from("case_studies")
      .select("id,brand_name", { count: "exact" })
      .or(texts.map((text) => `${text}.ilike."*BAKERY*"`).join(","))
      .order("id")
      .range(0, 0);
    const all = await client.from("case_studies").select("*").order("id");
    const matching = (all.data ?? []).filter((row) => texts.some((text) => /bakery/i.test(String(row[text]))));
    expect(matching.length).toBeGreaterThan(0);
    expect(found).toMatchObject({ error: null, count: matching.length, data: [{ id: matching[0]?.id }] });
  });
});
