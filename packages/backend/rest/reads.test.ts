import { expect, test } from "vitest";
import { runAsOwner } from "../database/roles.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import { readableTables } from "../testing/site.ts";
import { testRest } from "./testing.ts";
import type { Tables } from "../testing/site.ts";

/** [query, ids] on the twelve samples, whose ids are 1 to 12. */
const queries: [string, number[]][] = [
  ["select=id&id=eq.3", [3]],
  ["select=id&id=neq.3&id=lt.5&order=id", [1, 2, 4]],
  ["select=id&id=gt.10&order=id.desc", [12, 11]],
  ["select=id&id=gte.11&id=lte.12&order=id.asc.nullslast", [11, 12]],
  ["select=id&brand_name=like.Mar*", [1]],
  ["select=id&brand_name=like.mar*", []],
  ["select=id&brand_name=ilike.*BAKERY", [1]],
  ["select=id&brand_name=not.ilike.*e*&order=id", [10]],
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
];

/** [query, status, code] of what is refused. */
const refusals: [string, number, string][] = [
  ["select=nothing", 400, "42703"],
  ["select=id,", 400, "PGRST100"],
  ["select=id;drop", 400, "PGRST100"],
  ["select=a:id,a:brand_name", 400, "PGRST127"],
  ["select=id:brand_name,id", 400, "PGRST127"],
  ["select=a:nothing", 400, "42703"],
  ["select=a:*", 400, "PGRST100"],
  ["select=:id", 400, "PGRST100"],
  ["select=a:count()", 400, "PGRST123"],
  ["select=a:authors(name)", 400, "PGRST200"],
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
  ["brand_name=cs.x", 404, "42883"],
  ["id=cs.{1}", 404, "42883"],
  ["brand_name=cd.x", 400, "PGRST127"],
  ["brand_name=fts.a b", 400, "42601"],
  ["brand_name=fts.!", 400, "42601"],
  ["brand_name=fts.(a", 400, "42601"],
  ["brand_name=fts.a%26|b", 400, "42601"],
  ["brand_name=fts.a<20000>b", 400, "42601"],
  ["brand_name=fts(klingon).x", 400, "42704"],
  ["brand_name=fts().x", 400, "PGRST100"],
  ["id=plfts.1", 404, "42883"],
  ["limit=-1", 416, "PGRST103"],
  ["offset=-1", 400, "2201X"],
  ["brand_name=eq.%00", 400, "22021"],
  ["brand_name=eq.%C3", 400, "PGRST100"],
  ["__proto__=eq.1", 400, "42703"],
  ["constructor=eq.1", 400, "42703"],
  ["select=toString", 400, "42703"],
];

/** More than query-limits.ts allows. */
const excesses: [string, string][] = [
  ["columns", `select=${Array.from({ length: 41 }, () => "id").join(",")}`],
  ["filters", Array.from({ length: 13 }, () => "id=gt.0").join("&")],
  ["order terms", `order=${Array.from({ length: 7 }, () => "id").join(",")}`],
  ["a value", `brand_name=eq.${"x".repeat(301)}`],
  ["a pattern", `brand_name=like.${"x".repeat(41)}`],
  ["patterns", Array.from({ length: 8 }, () => "brand_name=like.*a*").join("&")],
  ["wildcards", "brand_name=like.*a*b*c*d*"],
  ["an alias", `select=${"x".repeat(64)}:id`],
  ["a text search", `brand_name=plfts.${"x".repeat(101)}`],
  ["text searches", "brand_name=wfts.a&key_results=wfts.a"],
  ["a list", `id=in.(${Array.from({ length: 101 }, () => "1").join(",")})`],
];

describeOnBothDatabases("reads of the data API", (database) => {
  test("S7.4 the official client reads the case studies with select=*", async () => {
    const { data, error } = await testRest(database()).client.from("case_studies").select("*");
    expect(error).toBeNull();
    expect(data).toHaveLength(12);
    expect(Object.keys(data?.[0] ?? {})).toEqual([...readableTables.case_studies]);
    expect(data?.[0]).toMatchObject({ id: 1, created_at: "2026-10-28T09:00:00+00:00" });
  });

  test("S7.5 D14 the official client reads the platforms in order of their names", async () => {
    const { client } = testRest(database());
    const { data } = await client.from("social_media_world").select("*").order("platform_name", { ascending: true });
    const names = data?.map((row) => String(row.platform_name)) ?? [];
    expect(names.length).toBeGreaterThan(80);
    expect(names).toEqual([...names].sort(new Intl.Collator("und").compare));
  });

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

  test("bounds the address", async () => {
    const response = await testRest(database()).request(`/case_studies?select=${"id,".repeat(2000)}id`);
    expect(response.status).toBe(414);
  });

  test("the official client's filters, ranges, counts and single rows", async () => {
    const { client } = testRest(database());
    const page = await client.from("case_studies").select("id", { count: "exact" }).order("id").range(2, 4);
    expect(page).toMatchObject({ status: 206, count: 12, data: [{ id: 3 }, { id: 4 }, { id: 5 }] });
    const head = await client.from("case_studies").select("*", { count: "exact", head: true });
    expect(head).toMatchObject({ status: 200, count: 12, data: null });
    const none = await client.from("case_studies").select("id").eq("id", 99).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
    const one = await client.from("case_studies").select("id").in("id", [5]).single();
    expect(one.data).toEqual({ id: 5 });
    const many = await client.from("case_studies").select("id").single();
    expect(many).toMatchObject({ status: 406, error: { code: "PGRST116", details: "The result contains 12 rows" } });
    const unknown = await client.from("no_such_table").select("*");
    expect(unknown).toMatchObject({ status: 404, error: { code: "PGRST205" } });
    const past = await client.from("case_studies").select("id", { count: "exact" }).range(50, 60);
    expect(past).toMatchObject({ status: 416, error: { code: "PGRST103" } });
  });

  test.each([
    ["0-1", undefined, 200, "0-1/12"],
    ["12-20", undefined, 200, "*/12"],
    ["50-60", undefined, 200, "*/12"],
    ["0-1", "count=exact", 206, "0-1/12"],
    ["10-", "count=exact", 206, "10-11/12"],
    ["0-99", "count=exact", 200, "0-11/12"],
    ["bytes=0-1", "count=exact", 200, "0-11/12"],
    ["5-2", undefined, 416, null],
  ])("Range %s with Prefer %s", async (range, prefer, status, contentRange) => {
    const headers = new Headers({ range });
    if (prefer !== undefined) headers.set("prefer", prefer);
    const response = await testRest(database()).request("/case_studies?select=id&order=id", { headers });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange]);
  });

  test("an unchanged answer costs a 304, a changed one does not", async () => {
    const { request } = testRest(database());
    const first = await request("/case_studies?select=id,brand_name&id=eq.9");
    const etag = first.headers.get("etag") ?? "";
    const again = await request("/case_studies?select=id,brand_name&id=eq.9", {
      headers: { "if-none-match": `W/"x", ${etag}` },
    });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const changed = new Promise<void>((resolve) => database().onChange(() => resolve()));
    await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      transaction.updateTable("case_studies").set({ brand_name: "Renamed" }).where("id", "=", 9).execute(),
    );
    await changed;
    const later = await request("/case_studies?select=id,brand_name&id=eq.9", { headers: { "if-none-match": etag } });
    expect([later.status, await later.json()]).toEqual([200, [{ id: 9, brand_name: "Renamed" }]]);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const { request } = testRest(database());
    const get = await request("/social_media_world?select=id&limit=3");
    const head = await request("/social_media_world?select=id&limit=3", { method: "HEAD" });
    expect(await head.text()).toBe("");
    for (const name of ["content-length", "content-range", "content-type", "etag"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});
