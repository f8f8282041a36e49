import { expect, test } from "vitest";
import { describeOnBothDatabases, renameCaseStudy } from "../database/testing.ts";
import { readableTables } from "../testing/site.ts";
import { testRest } from "./testing.ts";

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

  test("the official client's filters, ranges, counts and single rows work", async () => {
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

  test("an unchanged answer gets a 304, a changed one doesn't", async () => {
    const { request } = testRest(database());
    const first = await request("/case_studies?select=id,brand_name&id=eq.9");
    const etag = first.headers.get("etag") ?? "";
    const again = await request("/case_studies?select=id,brand_name&id=eq.9", {
      headers: { "if-none-match": `W/"x", ${etag}` },
    });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const changed = new Promise<void>((resolve) => database().onChange(() => resolve()));
    await renameCaseStudy(database(), 9, "Renamed");
    await changed;
    const later = await request("/case_studies?select=id,brand_name&id=eq.9", { headers: { "if-none-match": etag } });
    expect([later.status, await later.json()]).toEqual([200, [{ id: 9, brand_name: "Renamed" }]]);
  });

  test("S7.4 the official client searches seven texts at once, with the total number of matches", async () => {
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
