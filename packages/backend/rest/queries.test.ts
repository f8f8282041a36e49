import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { testRest } from "./testing.ts";

const queries: [string, number[]][] = [
  ["select=id&id=eq.3", [3]],
  ["select=id&id=neq.3&id=lt.5&order=id", [1, 2, 4]],
  ["select=id&id=gt.10&order=id.desc", [12, 11]],
  ["select=id&id=gte.11&id=lte.12&order=id.asc.nullslast", [11, 12]],
  ["select=id&brand_name=like.Mar*", [1]],
  ["select=id&brand_name=like.mar*", []],
  ["select=id&brand_name=ilike.*BAKERY", [1]],
  ["select=id&brand_name=not.ilike.*e*&order=id", [9, 10]],
  ["select=id&id=in.(2,4)&order=id", [2, 4]],
  ["select=id&id=in.()", []],
  ['select=id&brand_name=in.("Marlow Bakery","No, \\"one\\"")', [1]],
  ["select=id&id=not.in.(1,2,3,4,5,6,7,8,9,10)&order=id.desc.nullsfirst", [12, 11]],
  ["select=id&project_link=is.null", []],
  ["select=id&id=eq.1&project_link=not.is.NULL", [1]],
  ["select=id&created_at=gte.2026-10-01&order=created_at", [2, 1]],
  ["select=id&order=industry_type.asc,id.desc&limit=2", [12, 1]],
  ["select=id&order=id&limit=2&offset=3", [4, 5]],
  ["select=id&limit=0", []],
  ["select=id&order=id&limit=none&id=lt.2", [1]],
  ["select=%20id%20,%22id%22&id=eq.7", [7]],
  ["select=id&or=(id.eq.3,id.eq.5)&order=id", [3, 5]],
  ["select=id&and=(id.gt.3,id.lte.5)&order=id", [4, 5]],
  ["select=id&not.or=(id.gt.2,id.eq.1)", [2]],
  ["select=id&not.and=(id.gt.1,id.lt.12)&order=id", [1, 12]],
  ["select=id&and=(+id.not.in.(+1,2+)+,id.lt.4)", [3]],
  ["select=id&or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)&id=lt.9", [2]],
  ["select=id&or=(brand_name.ilike.*bakery*,industry_type.eq.Nothing)", [1]],
  ['select=id&or=(brand_name.eq."Marlow Bakery",brand_name.eq."No, (not) \\"one\\"")', [1]],
  ['select=id&or=(brand_name.ilike."*w b*",brand_name.eq."a"b)', [1]],
  ["select=id&or=(project_link.is.NULL,id.not.gt.1)", [1]],
];

const refusals: [string, number, string][] = [
  ["select=nothing", 400, "42703"],
  ["select=id,", 400, "PGRST100"],
  ["select=id;drop", 400, "PGRST100"],
  ["select=a:brand_name", 400, "PGRST127"],
  ["select=id::text", 400, "PGRST127"],
  ["select=brand_name->x", 400, "PGRST127"],
  ["select=id.count()", 400, "PGRST123"],
  ["select=count()", 400, "PGRST123"],
  ["select=id,authors(name)", 400, "PGRST200"],
  ["select=id&select=id", 400, "PGRST100"],
  ["order=id.up", 400, "PGRST100"],
  ["order=id.asc.nullsmiddle", 400, "PGRST100"],
  ["order=nothing", 400, "42703"],
  ["order=", 400, "PGRST100"],
  ["nothing=eq.1", 400, "42703"],
  ["id=1", 400, "PGRST100"],
  ["id=noop.1", 400, "PGRST100"],
  ["id=in.1,2", 400, "PGRST100"],
  ["id=in.(1,2", 400, "PGRST100"],
  ["id=is.maybe", 400, "PGRST100"],
  ["id=eq.one", 400, "22P02"],
  ["id=eq.99999999999999999999", 400, "22003"],
  ["created_at=gt.yesterdayish", 400, "22007"],
  ["id=like.1*", 404, "42883"],
  ["brand_name=is.true", 400, "42804"],
  ["brand_name=like.x%5C", 400, "22025"],
  ["brand_name=match.^M", 400, "PGRST127"],
  ["brand_name=eq(any).{a}", 400, "PGRST127"],
  ["brand_name=cs.x", 400, "PGRST127"],
  ["brand_name=cd.x", 400, "PGRST127"],
  ["brand_name=fts.a", 400, "PGRST127"],
  ["brand_name=not.wfts(english).a", 400, "PGRST127"],
  ["limit=-1", 416, "PGRST103"],
  ["offset=-1", 400, "2201X"],
  ["brand_name=eq.%00", 400, "22021"],
  ["__proto__=eq.1", 400, "42703"],
  ["constructor=eq.1", 400, "42703"],
  ["select=toString", 400, "42703"],
  ["or=(id.eq.1,and(id.gt.10,id.lt.12))", 400, "PGRST127"],
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

const excesses: [string, string][] = [
  ["columns", `select=${Array.from({ length: 41 }, () => "id").join(",")}`],
  ["filters", Array.from({ length: 13 }, () => "id=gt.0").join("&")],
  ["order terms", `order=${Array.from({ length: 7 }, () => "id").join(",")}`],
  ["a value", `brand_name=eq.${"x".repeat(301)}`],
  ["a pattern", `brand_name=like.${"x".repeat(41)}`],
  ["patterns", Array.from({ length: 8 }, () => "brand_name=like.*a*").join("&")],
  ["wildcards", "brand_name=like.*a*b*c*d*"],
  ["a list", `id=in.(${Array.from({ length: 101 }, () => "1").join(",")})`],
  ["filters within or", `id=gt.0&or=(${Array.from({ length: 12 }, () => "id.gt.0").join(",")})`],
  ["patterns within or", `or=(${Array.from({ length: 8 }, () => "brand_name.ilike.*a*").join(",")})`],
  ["a pattern within or", `or=(brand_name.like.${"x".repeat(41)})`],
  ["a value within or", `or=(brand_name.eq.${"x".repeat(301)})`],
];

describeOnBothDatabases("queries of the data API", (database) => {
  test.each(queries)("answers %s", async (query, ids) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    expect([response.status, await response.json()]).toEqual([200, ids.map((id) => ({ id }))]);
  });

  test.each(refusals)("refuses %s as PostgREST does", async (query, status, code) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    const body = await response.json();
    expect([response.status, body.code]).toEqual([status, code]);
    expect(Object.keys(body)).toEqual(["code", "message", "details", "hint"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each(excesses)("bounds %s", async (_what, query) => {
    const response = await testRest(database()).request(`/case_studies?${query}`);
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST100"]);
  });

  test("limits the length of the address", async () => {
    const response = await testRest(database()).request(`/case_studies?select=${"id,".repeat(2000)}id`);
    expect(response.status).toBe(414);
  });
});
