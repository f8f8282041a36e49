import { brotliDecompressSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { runAsOwner } from "../database/roles.ts";
import type { Tables } from "../testing/site.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { queryLimits } from "./query-limits.ts";
import { testRest } from "./testing.ts";

async function addCaseStudies(service: Kysely<Tables>, count: number, words: string): Promise<void> {
  await runAsOwner(service, (transaction) =>
    sql`insert into public.case_studies (brand_name, industry_type, company_introduciton, brand_position, callboration, marketing_strategy, key_results, project_link)
      select 'Brand ' || n, 'Trade ' || n % 3, words, words, words, words, words, 'https://brand.example/'
      from generate_series(1, ${sql.lit(count)}) as n, lateral (select ${sql.lit(words)} || n as words) as texts`.execute(
      transaction,
    ),
  );
}

describeOnEachDatabase("reading long lists", (database) => {
  const request = (query: string, headers: Record<string, string> = {}) =>
    testRest(database()).request(`/case_studies?${query}`, { headers });
  const getIds = async (response: Response): Promise<number[]> =>
    (await response.json()).map(({ id }: { id: number }) => id);

  test("S7.4 an answer has at most 500 rows, by id, and the total count", async () => {
    await addCaseStudies(database().db, 1_200, "few");
    const first = await request("select=*");
    expect([first.status, first.headers.get("content-range")]).toEqual([200, "0-499/1212"]);
    const ids = await getIds(first);
    expect(ids).toEqual([...Array(500).keys()].map((index) => index + 1));
    for (const second of [await request("select=id", { range: "500-999" }), await request("select=id&offset=500")]) {
      expect([second.status, second.headers.get("content-range")]).toEqual([200, "500-999/1212"]);
      ids.push(...(await getIds(second)));
    }
    const last = await request("select=id", { range: "1000-1499" });
    expect([last.status, last.headers.get("content-range")]).toEqual([200, "1000-1211/1212"]);
    ids.push(...(await getIds(last)));
    expect(new Set(ids).size).toBe(1_212);
    const limited = await request("select=id&limit=1000");
    expect(limited.headers.get("content-range")).toBe("0-499/1212");
    const filtered = await request("select=id&industry_type=eq.Trade%201&brand_name=like.Brand%201*", { range: "0-9" });
    expect(filtered.headers.get("content-range")).toMatch(/^0-9\/1\d\d$/);
  });

  test("S7.5 rows that sort equal come by id, so that pages neither overlap nor leave a gap", async () => {
    const ids: number[] = [];
    for (const range of ["0-499", "500-999", "1000-1499"]) {
      ids.push(
        ...(await getIds(await request("select=id&industry_type=like.Trade*&order=industry_type.desc", { range }))),
      );
    }
    const trade = (id: number) => (id - 12) % 3;
    expect(ids).toEqual(ids.toSorted((one, other) => trade(other) - trade(one) || one - other));
    expect(new Set(ids).size).toBe(1_200);
  });

  test("S7.4 a request for a count gets 206 for a partial answer, as in PostgREST", async () => {
    const counted = await request("select=id", { prefer: "count=exact" });
    expect([counted.status, counted.headers.get("content-range")]).toEqual([206, "0-499/1212"]);
    const { client } = testRest(database());
    const { data, error, status } = await client.from("case_studies").select("id").setHeader("Range", "1200-1299");
    expect([data?.length, error, status]).toEqual([12, null, 200]);
  });

  test("S7.4 with long texts, an answer without a requested number of rows ends early, after a complete row", async () => {
    await addCaseStudies(database().db, 500, "longer words ".repeat(40));
    const open = await request("select=*&order=id.desc");
    const text = await open.text();
    expect(text.length).toBeLessThanOrEqual(queryLimits.openAnswer + 1);
    expect(text.length).toBeGreaterThan(queryLimits.openAnswer - 4_000);
    const rows = JSON.parse(text);
    expect(open.headers.get("content-range")).toBe(`0-${rows.length - 1}/1712`);
    expect(rows.length).toBeLessThan(150);
    const named = await request("select=*&order=id.desc", { range: "0-499" });
    expect((await named.json()).slice(0, rows.length)).toEqual(rows);
    expect(named.headers.get("content-range")).toBe("0-499/1712");
    expect((await (await request("select=*&order=id.desc&limit=400")).json()).length).toBe(400);
  });

  test("S7.4 the first answer after a change is compressed, even a part or a single row, for clients that accept it", async () => {
    const changed = new Promise<string>((resolve) => database().onChange(resolve));
    await addCaseStudies(database().db, 1, "change");
    await changed;
    const accepts = { "accept-encoding": "gzip, br" };
    for (const headers of [accepts, { ...accepts, range: "0-99" }]) {
      const answer = await request("select=*", headers);
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect(answer.headers.get("etag")).toMatch(/-br"$/);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(body.length));
      const plain = await request("select=*", { ...headers, "accept-encoding": "identity" });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(brotliDecompressSync(body).toString()).toBe(await plain.text());
      const again = await request("select=*", { ...headers, "if-none-match": answer.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
    }
    const row = await request("select=*&order=id.desc&limit=1&brand_name=eq.Brand%20500", {
      ...accepts,
      accept: "application/vnd.pgrst.object+json",
    });
    expect(row.headers.get("content-encoding")).toBe("br");
    expect(JSON.parse(brotliDecompressSync(Buffer.from(await row.arrayBuffer())).toString())).toMatchObject({
      brand_name: "Brand 500",
    });
  });
});
