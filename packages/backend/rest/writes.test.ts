import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { testRest } from "./testing.ts";
import type { Tables } from "../testing/site.ts";

const chat = { email: "owner@marlow-bakery.example", message: "Do you open on Sundays?", page: "/pricing" };
const contact = {
  name: "Ruth Marlow",
  business: "Marlow Bakery",
  email: "ruth@marlow-bakery.example",
  message: "Hello",
};

const refusals: [string, unknown, number, string][] = [
  ["chat_messages", "", 400, "PGRST102"],
  ["chat_messages", "{", 400, "PGRST102"],
  ["chat_messages", "[".repeat(60_000), 400, "PGRST102"],
  ["chat_messages", "5", 400, "PGRST102"],
  ["chat_messages", "null", 400, "PGRST102"],
  ["chat_messages", [chat, chat], 400, "PGRST127"],
  ["chat_messages", [], 400, "PGRST102"],
  ["chat_messages", {}, 400, "23502"],
  ["chat_messages", { ...chat, message: null }, 400, "23502"],
  ["chat_messages", { ...chat, message: "  " }, 400, "23514"],
  ["chat_messages", { ...chat, message: 5 }, 400, "23514"],
  ["chat_messages", { ...chat, message: ["x"] }, 400, "23514"],
  ["chat_messages", { ...chat, message: "x".repeat(2001) }, 400, "23514"],
  ["chat_messages", { ...chat, message: "nul \0" }, 400, "23514"],
  ["chat_messages", { ...chat, email: "nobody" }, 400, "23514"],
  ["chat_messages", { ...chat, email: "a@b.example\r\nBcc: c@d.example" }, 400, "23514"],
  ["chat_messages", { ...chat, page: "javascript:alert(1)" }, 400, "23514"],
  ["chat_messages", { ...chat, nothing: 1 }, 400, "PGRST204"],
  ["chat_messages", '{"__proto__": {"email": "a@b.example"}}', 400, "PGRST204"],
  ["chat_messages", { ...chat, id: 1 }, 401, "42501"],
  ["chat_messages", { ...chat, created_at: "2020-01-01" }, 401, "42501"],
  ["contact_messages", { ...contact, name: "Ruth\nBcc: c@d.example" }, 400, "23514"],
  ["contact_messages", { ...contact, name: "x".repeat(101) }, 400, "23514"],
  ["contact_messages", { ...contact, business: undefined }, 400, "23502"],
  ["case_studies", { brand_name: "x" }, 401, "42501"],
  ["social_media_world", { platform_name: "x", homepage_url: "https://x.example/" }, 401, "42501"],
  ["users", {}, 404, "PGRST205"],
  ["rpc/anything", {}, 404, "PGRST202"],
];

describeOnBothDatabases("writes to the data API", (database) => {
  const stored = (table: "chat_messages" | "contact_messages") =>
    database().db.withTables<Tables>().selectFrom(table).selectAll().execute();

  test("D2 D3 the official client inserts messages, anonymous and signed in", async () => {
    const { client, post } = testRest(database());
    expect(await client.from("chat_messages").insert(chat)).toMatchObject({ status: 201, error: null, data: null });
    expect(await client.from("contact_messages").insert([contact])).toMatchObject({ status: 201, error: null });
    const headers = { authorization: "Bearer user", prefer: "return=minimal" };
    const signedIn = await post("/contact_messages", contact, headers);
    expect([signedIn.status, await signedIn.text()]).toEqual([201, ""]);
    expect(await stored("chat_messages")).toMatchObject([chat]);
    expect(await stored("contact_messages")).toMatchObject([contact, contact]);
  });

  test("D2 D3 inserted messages can't be read, not even in the response to the insert", async () => {
    const messages = testRest(database()).client.from("chat_messages");
    const before = await stored("chat_messages");
    for (const ask of [messages.insert(chat).select(), messages.upsert(chat), messages.select("*")]) {
      expect(await ask).toMatchObject({ status: 401, error: { code: "42501" } });
    }
    expect(await stored("chat_messages")).toEqual(before);
  });

  test("S6.1 nothing can be changed or deleted", async () => {
    const { client, request } = testRest(database());
    expect(await client.from("case_studies").update({ brand_name: "x" }).eq("id", 1)).toMatchObject({ status: 401 });
    expect(await client.from("case_studies").delete().eq("id", 1)).toMatchObject({ status: 401 });
    const headers = { authorization: "Bearer user" };
    const signedIn = await request("/case_studies?id=eq.1", { method: "DELETE", headers });
    expect([signedIn.status, (await signedIn.json()).code]).toEqual([403, "42501"]);
    for (const method of ["PROPFIND", "LOCK", "QUERY"]) {
      expect((await request("/case_studies", { method })).status).toBe(405);
    }
  });

  test.each(refusals)("refuses on %s: %j", async (table, body, status, code) => {
    const response = await testRest(database()).post(`/${table}`, body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "",
    "application/json; charset=latin1",
  ])("refuses the content type %j, so that another site's page can't send without a preflight", async (type) => {
    const response = await testRest(database()).post("/chat_messages", chat, { "content-type": type });
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST102"]);
  });

  test("refuses bodies that are too large, declared or not, compressed, or not UTF-8", async () => {
    const { post, request } = testRest(database());
    const large = JSON.stringify({ ...chat, message: "x".repeat(70_000) });
    expect((await post("/chat_messages", large)).status).toBe(413);
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", body: new Response(large).body, duplex: "half", headers } as const;
    expect((await request("/chat_messages", init)).status).toBe(413);
    expect((await post("/chat_messages", chat, { "content-encoding": "gzip" })).status).toBe(415);
    const broken = new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]);
    const notText = await request("/chat_messages", { ...init, body: broken });
    expect([notText.status, (await notText.json()).code]).toEqual([400, "PGRST102"]);
  });

  test("S7.4 a read checks only the token, a write also its session", async () => {
    const { request, post } = testRest(database(), {
      resolveCaller: () => Promise.reject(Object.assign(new Error("The session has ended."), { status: 403 })),
      verifyCaller: async () => ({ role: "authenticated", claims: {} }),
    });
    const headers = { authorization: "Bearer user" };
    expect((await request("/case_studies?select=id", { headers })).status).toBe(200);
    const written = await post("/chat_messages", chat, headers);
    expect([written.status, (await written.json()).message]).toEqual([401, "The session has ended."]);
  });

  test("bad tokens get PostgREST's errors", async () => {
    const { request } = testRest(database());
    for (const [token, code] of [
      ["expired", "PGRST303"],
      ["forged", "PGRST301"],
    ]) {
      const response = await request("/case_studies", { headers: { authorization: `Bearer ${token}` } });
      expect([response.status, (await response.json()).code]).toEqual([401, code]);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  test("S6.1 a refusal for missing rights, or for one message too many, is logged", async () => {
    const { request, post, logged } = testRest(database(), { rateLimitScale: 0.01 });
    await request("/chat_messages");
    await request("/case_studies", { method: "DELETE", headers: { authorization: "Bearer user" } });
    await request("/case_studies?select=id", { headers: { authorization: "Bearer forged" } });
    for (const message of ["one", "one too many"]) await post("/chat_messages", { ...chat, message });
    await request("/case_studies?select=nothing");
    const address = "203.0.113.7";
    const refused = { event: "access_refused", address, method: "/case_studies" };
    expect(logged).toEqual([
      { ...refused, method: "/chat_messages", reason: "42501" },
      { ...refused, userId: "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001", reason: "42501" },
      { ...refused, reason: "PGRST301" },
      { event: "limit_reached", address, method: "/chat_messages" },
    ]);
  });

  test("other media types, paths and features are refused", async () => {
    const { request, post } = testRest(database());
    const getCode = async (response: Response) => [response.status, (await response.json()).code];
    const plan = 'application/vnd.pgrst.plan+text; for="application/json"';
    const stripped = "application/vnd.pgrst.array+json;nulls=stripped";
    for (const accept of ["application/geo+json", plan, "text/html", "text/csv", stripped]) {
      expect(await getCode(await request("/case_studies", { headers: { accept } }))).toEqual([406, "PGRST107"]);
      expect(await getCode(await post("/chat_messages", chat, { accept }))).toEqual([406, "PGRST107"]);
    }
    expect(await getCode(await request("/"))).toEqual([404, "PGRST126"]);
    expect(await getCode(await request("/a/b/c"))).toEqual([404, "PGRST125"]);
    expect(await getCode(await post("/chat_messages?on_conflict=id", chat))).toEqual([400, "PGRST127"]);
    expect(await getCode(await post("/chat_messages", chat, { prefer: "tx=rollback" }))).toEqual([400, "PGRST127"]);
  });

  test("schema() other than public is refused for every kind of request", async () => {
    const refusal = { status: 406, error: { code: "PGRST106", message: "Invalid schema: auth" } };
    const other = testRest(database()).client.schema("auth");
    expect(await other.from("users").select("id")).toMatchObject(refusal);
    expect(await other.from("chat_messages").insert(chat)).toMatchObject(refusal);
    expect(await other.from("case_studies").delete().eq("id", 1)).toMatchObject(refusal);
    expect(await other.rpc("anything")).toMatchObject(refusal);
  });

  test("pages of other origins may call without credentials, as on Supabase", async () => {
    const { request } = testRest(database());
    const preflight = await request("/chat_messages", {
      method: "OPTIONS",
      headers: {
        origin: "https://other.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,prefer,x-client-info",
      },
    });
    expect(preflight.status).toBe(204);
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase().split(",");
    expect(allowed).toEqual(
      expect.arrayContaining(["apikey", "authorization", "content-type", "prefer", "x-client-info"]),
    );
    for (const path of ["/case_studies?select=id", "/nothing"]) {
      const response = await request(path, { headers: { origin: "https://other.example" } });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.has("access-control-allow-credentials")).toBe(false);
    }
  });
});
