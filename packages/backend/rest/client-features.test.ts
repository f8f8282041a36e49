import { sql } from "kysely";
import { expect, test } from "vitest";
import { runAsOwner } from "../database/roles.ts";
import { describeOnEachDatabase } from "../database/testing.ts";
import { testRest } from "./testing.ts";
import type { Tables } from "../testing/site.ts";

const chat = { email: "owner@marlow-bakery.example", message: "Do you open on Sundays?" };
const exposed = "Only the following schemas are exposed: public";

describeOnEachDatabase("what the official client asks beyond plain reads", (database) => {
  const messages = () =>
    database().db.withTables<Tables>().selectFrom("chat_messages").selectAll().orderBy("id").execute();

  test("aliases name the columns of an answer, and order goes by the real ones", async () => {
    const { client, request } = testRest(database());
    const named = await client
      .from("case_studies")
      .select('number:id,id:brand_name,"it\'s $1":id')
      .order("id", { ascending: false })
      .limit(2);
    expect(named.error).toBeNull();
    const names = await client.from("case_studies").select("brand_name").in("id", [11, 12]).order("id");
    expect(named.data).toEqual([
      { number: 12, id: names.data?.[1]?.brand_name, "it's $1": 12 },
      { number: 11, id: names.data?.[0]?.brand_name, "it's $1": 11 },
    ]);
    const one = await client.from("social_media_world").select("name:platform_name").eq("id", 1).single();
    expect(Object.keys(one.data ?? {})).toEqual(["name"]);
    const all = await request("/case_studies?select=number:id,*&id=eq.1");
    expect(Object.keys((await all.json())[0]).slice(0, 3)).toEqual(["number", "id", "brand_name"]);
    // A Postgres function takes at most 100 arguments, and the largest allowed selection of columns uses 98.
    const maxColumns = Array.from({ length: 39 }, (_, index) => `a${index}:id`).join(",");
    const full = await request(`/case_studies?select=${maxColumns},*&id=eq.1`);
    expect(Object.keys((await full.json())[0])).toHaveLength(49);
  });

  test("csv() gives lines of comma-separated values under their names", async () => {
    const { client, request } = testRest(database());
    const select = 'id,"a,b":brand_name,created_at,again:id';
    const { data, status } = await client.from("case_studies").select(select).eq("id", 1).csv();
    expect(status).toBe(200);
    expect(data).toBe('id,"a,b",created_at,again\n1,"Marlow Bakery","2026-10-28 09:00:00+00",1');
    const headers = { accept: "text/csv", prefer: "count=exact" };
    const response = await request("/case_studies?select=id&order=id&limit=2", { headers });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
      206,
      "0-1/12",
      "id\n1\n2",
    ]);
    const none = await client.from("case_studies").select("id").eq("id", 99).csv();
    expect(none).toMatchObject({ error: null, data: "\n" });
  });

  test("textSearch() finds words in each of its four ways, with a configuration or the database's own", async () => {
    const { client } = testRest(database());
    const found = async (query: string, options?: object) =>
      (await client.from("case_studies").select("id").textSearch("brand_name", query, options).order("id")).data;
    expect(await found("'marlow' & 'bakery'")).toEqual([{ id: 1 }]);
    expect(await found("bakeries & !tower", { config: "english" })).toEqual([{ id: 1 }]);
    expect(await found("bakeries", { config: "simple" })).toEqual([]);
    expect(await found("bak:*", { config: "simple" })).toEqual([{ id: 1 }]);
    expect(await found("bakery marlow", { type: "plain" })).toEqual([{ id: 1 }]);
    expect(await found("bakery marlow", { type: "phrase" })).toEqual([]);
    expect(await found("marlow <-> (bakery | tower)")).toEqual([{ id: 1 }]);
    expect(await found('"marlow bakery" -tower', { type: "websearch", config: "english" })).toEqual([{ id: 1 }]);
    const either = client.from("case_studies").select("id").or("brand_name.wfts(english).bakery,id.eq.12");
    expect((await either.order("id")).data).toEqual([{ id: 1 }, { id: 12 }]);
    const bad = await client.from("case_studies").select("id").textSearch("brand_name", "marlow bakery");
    expect(bad).toMatchObject({ status: 400, error: { code: "42601", message: expect.stringContaining("tsquery") } });
  });

  test("contains() is refused as Postgres refuses it, in its own words", async () => {
    const { client } = testRest(database());
    for (const column of ["id", "brand_name", "created_at"]) {
      const own = await sql`select ${sql.ref(column)} @> 'x' from public.case_studies`
        .execute(database().db)
        .catch((error: unknown) => error);
      const { error, status } = await client.from("case_studies").select("id").contains(column, ["x"]);
      const { code, message, hint } = own as { code: string; message: string; hint: string };
      expect([status, error]).toMatchObject([404, { code, message, hint }]);
    }
  });

  test("schema() other than public is refused for every kind of request", async () => {
    const { client } = testRest(database());
    const refusal = { status: 406, error: { code: "PGRST106", message: "Invalid schema: auth", hint: exposed } };
    const other = client.schema("auth");
    expect(await other.from("case_studies").select("id")).toMatchObject(refusal);
    expect(await other.from("users").select("id")).toMatchObject(refusal);
    expect(await other.from("chat_messages").insert(chat)).toMatchObject(refusal);
    expect(await other.from("case_studies").update({ id: 1 }).eq("id", 1)).toMatchObject(refusal);
    expect(await other.from("case_studies").delete().eq("id", 1)).toMatchObject(refusal);
    expect(await other.rpc("anything")).toMatchObject(refusal);
    expect(await client.schema("public").from("case_studies").select("id").eq("id", 1)).toMatchObject({ status: 200 });
  });

  test("maxAffected() bounds an insert and is refused on a read; unknown wishes are refused in strict handling", async () => {
    const { client, post, request } = testRest(database());
    const before = await messages();
    const strict = { prefer: "handling=strict, max-affected=1, return=minimal" };
    const tooMany = await post("/chat_messages", [chat, chat], strict);
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      400,
      { code: "PGRST124", details: "The query affects 2 rows" },
    ]);
    const rolledBack = await post("/chat_messages", chat, { prefer: "tx=rollback" });
    expect([rolledBack.status, (await rolledBack.json()).code]).toEqual([400, "PGRST127"]);
    expect(await messages()).toEqual(before);
    const one = await post("/chat_messages", chat, strict);
    expect([one.status, one.headers.get("preference-applied")]).toEqual([
      201,
      "handling=strict, return=minimal, max-affected=1",
    ]);
    const codeOf = async (prefer: string) =>
      (await (await request("/case_studies", { headers: { prefer } })).json()).code;
    expect(await codeOf("handling=strict, max-affected=1")).toBe("PGRST122");
    expect(await codeOf("handling=strict, timezone=Europe/Berlin")).toBe("PGRST122");
    const lenient = await request("/case_studies?select=id&id=eq.1", {
      headers: { prefer: "anything, max-affected=0" },
    });
    expect([lenient.status, lenient.headers.get("preference-applied")]).toEqual([200, null]);
    const changed = await client.from("case_studies").update({ brand_name: "x" }).eq("id", 1).maxAffected(1);
    expect(changed).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  test("array inserts with differing keys: what a row lacks is null, or the column's default", async () => {
    const { client } = testRest(database());
    const rows = [{ ...chat, page: "/pricing" }, chat];
    for (const options of [undefined, { defaultToNull: false }]) {
      expect(await client.from("chat_messages").insert(rows, options)).toMatchObject({ status: 201, error: null });
      expect(
        (await messages())
          .slice(-2)
          .map(({ page }) => page)
          .sort(),
      ).toEqual(["/pricing", null]);
      const contact = { name: "Ruth", business: "Bakery", email: "ruth@marlow-bakery.example", message: "Hello" };
      const { message: _message, ...without } = contact;
      expect(await client.from("contact_messages").insert([contact, without], options)).toMatchObject({
        status: 400,
        error: { code: "23502", message: expect.stringContaining('"message"') },
      });
    }
    expect(await database().db.withTables<Tables>().selectFrom("contact_messages").select("id").execute()).toEqual([]);
    const many = Array.from({ length: 11 }, (_, index) => (index % 2 ? chat : (rows[0] ?? chat)));
    expect(await client.from("chat_messages").insert(many)).toMatchObject({ error: { code: "PGRST100" } });
    const upsert = await client.from("chat_messages").upsert(rows, { ignoreDuplicates: true });
    expect(upsert).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  test("hints name the column or table that was probably meant, as Postgres and PostgREST do", async () => {
    const { client } = testRest(database());
    for (const column of ["brand_nam", "brandname", "ID", "idd", "created", "key_result", "x"]) {
      const own = (await sql`select case_studies.${sql.id(column)} from public.case_studies`
        .execute(database().db)
        .catch((error: unknown) => error)) as { code: string; message: string; hint?: string };
      const { error } = await client.from("case_studies").select("id").eq(column, "1");
      expect(error).toMatchObject({ code: own.code, hint: own.hint ?? null });
    }
    const near = await client.from("case_study").select("*");
    expect(near.error).toMatchObject({ code: "PGRST205", hint: "Perhaps you meant the table 'public.case_studies'" });
    expect((await client.from("users").select("*")).error).toMatchObject({ code: "PGRST205", hint: null });
    const pattern = await client.from("case_studies").select("id").like("id", "1*");
    expect(pattern.error?.hint).toMatch(/^No operator matches/);
  });

  // The last one, because it changes the table.
  test("stripNulls() leaves out keys without a value, in arrays and objects", async () => {
    const { client, request } = testRest(database());
    await runAsOwner(database().db.withTables<Tables>(), async (transaction) => {
      await sql`alter table public.case_studies alter project_link drop not null`.execute(transaction);
      await sql`update public.case_studies set project_link = null where id = 1`.execute(transaction);
    });
    const select = () => client.from("case_studies").select("id,link:project_link").in("id", [1]);
    expect((await select()).data).toEqual([{ id: 1, link: null }]);
    expect((await select().stripNulls()).data).toEqual([{ id: 1 }]);
    expect((await select().single().stripNulls()).data).toEqual({ id: 1 });
    const response = await request("/case_studies?id=eq.1&select=id,project_link", {
      headers: { accept: 'application/vnd.pgrst.array;nulls="stripped"' },
    });
    expect(await response.json()).toEqual([{ id: 1 }]);
    expect(response.headers.get("content-type")).toBe("application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8");
  });
});
