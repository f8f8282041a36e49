import { sql } from "kysely";
import { expect } from "vitest";
import { describeAccounts, freshEmail, goodPassword, startTestService } from "./testing.ts";

const json = { "Content-Type": "application/json" };

describeAccounts("wire format", (test, database) => {
  test("S4.1 S8.2 errors carry code, error_code and msg, and the newer fields for callers that request them", async ({
    service,
  }) => {
    const body = { email: freshEmail(), password: "short" };
    const plain = await service.post("/signup", body);
    expect(plain.status).toBe(422);
    expect(await plain.json()).toEqual({
      code: 422,
      error_code: "weak_password",
      msg: "Choose a password of at least 8 characters that is not easy to guess.",
      weak_password: { reasons: ["length"] },
    });
    const headers = { ...json, "X-Supabase-Api-Version": "2024-01-01" };
    const newer = await service.request("/signup", { method: "POST", headers, body: JSON.stringify(body) });
    expect(newer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(await newer.json()).toMatchObject({
      code: "weak_password",
      message: "Choose a password of at least 8 characters that is not easy to guess.",
      weak_password: { reasons: ["length"] },
    });
  });

  test("S4.1 a visitor's invalid input is refused in plain words", async ({ service }) => {
    const message = async (path: string, body: object) => (await (await service.post(path, body)).json()).msg;
    expect([
      await message("/verify", { type: "recovery", email: freshEmail(), token: "123456" }),
      await message("/token?grant_type=password", { email: `${"a".repeat(10_000)}@b.example`, password: "x" }),
    ]).toEqual([
      "The code is wrong or too old. Check the newest email, or ask for another one.",
      "The field email is too long.",
    ]);
  });

  test("D9 any origin may call, as with a hosted project, but without credentials", async ({ service }) => {
    const preflight = await service.request("/token?grant_type=password", {
      method: "OPTIONS",
      headers: {
        Origin: "https://shop.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "apikey,authorization,content-type,x-client-info,x-supabase-api-version",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-supabase-api-version");
    const refused = await service.request("/user", { headers: { Origin: "https://shop.example" } });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, "*"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  test("malformed bodies get one clear sentence and never a server error", async ({ service }) => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    const bodies: [string | Uint8Array<ArrayBuffer>, number][] = [
      ["{", 400],
      ["null", 400],
      ["[]", 400],
      ['{"email":1,"password":"x"}', 400],
      ['{"email":"a@b.example","password":["x"]}', 400],
      ['{"email":"a@b.example\\u0000","password":"quiet harbour"}', 400],
      ['{"email":"a@b.example","password":"\\ud800quiet harbour"}', 400],
      ['{"email":"a@b.example","password":"quiet harbour","data":{"__proto__":{"x":1}}}', 400],
      [`{"email":"a@b.example","password":"quiet harbour","data":{"x":"${"y".repeat(9000)}"}}`, 400],
      [`{"data":${deep}}`, 400],
      [new Uint8Array([0x22, 0xff, 0x22]), 400],
      [`"${"x".repeat(70_000)}"`, 413],
    ];
    for (const [body, status] of bodies) {
      const response = await service.request("/signup", { method: "POST", headers: json, body });
      expect([String(body).slice(0, 40), response.status]).toEqual([String(body).slice(0, 40), status]);
      expect(await response.json()).toMatchObject({ msg: expect.any(String), error_code: expect.any(String) });
    }
    const form = new URLSearchParams({ email: "a@b.example" });
    expect((await service.request("/signup", { method: "POST", body: form })).status).toBe(415);
    const twice = "/token?grant_type=password&grant_type=pkce";
    expect((await service.request(twice, { method: "POST", headers: json })).status).toBe(400);
    const nowhere = await service.request("/admin/users", { headers: { Authorization: "Bearer x" } });
    expect([nowhere.status, (await nowhere.json()).code]).toEqual([404, 404]);
  });

  test("an unsupported method gets 405 with the supported ones, and HEAD gets the headers of GET", async ({
    service,
  }) => {
    for (const [method, path, allow] of [
      ["GET", "/signup", "POST"],
      ["HEAD", "/signup", "POST"],
      ["PATCH", "/user", "GET, HEAD, PUT"],
      ["POST", "/settings", "GET, HEAD"],
      ["PUT", "/factors/1/verify", "POST"],
    ] as const) {
      const { status, headers } = await service.request(path, { method });
      expect([path, status, headers.get("allow")]).toEqual([path, 405, allow]);
    }
    const head = await service.request("/settings", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect((await service.request("/nowhere", { method: "HEAD" })).status).toBe(404);
  });

  test("S7.6 health, settings and public keys are public", async ({ service }) => {
    expect((await service.request("/health")).status).toBe(200);
    expect(await (await service.request("/settings")).json()).toMatchObject({
      external: { email: true, phone: false, github: false },
      mailer_autoconfirm: false,
    });
    const keys = await (await service.request("/.well-known/jwks.json")).json();
    expect(keys.keys).toMatchObject([{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" }]);
    expect(keys.keys[0]).not.toHaveProperty("d");
  });

  test("D9 an unreachable mail server leaves no half-made account and locks nobody out", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const client = service.client();
    const email = freshEmail();
    service.breakMail(true);
    const failed = await client.signUp({ email, password: goodPassword });
    expect(failed.error).toMatchObject({ status: 503, name: "AuthRetryableFetchError" });
    const { error } = await client.signInWithPassword({ email, password: goodPassword });
    expect(error).toMatchObject({ code: "invalid_credentials" });
    service.breakMail(false);
    expect((await client.signUp({ email, password: goodPassword })).error).toBeNull();
    expect(service.sentMail.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("D9 four parallel sign-ups with one address create one account and one email", async () => {
    const service = startTestService(database(), { rateLimitScale: 1 });
    const email = freshEmail();
    const answers = await Promise.all(
      // Four are few enough to finish in time on a busy machine.
      Array.from({ length: 4 }, () => service.client().signUp({ email, password: goodPassword })),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 4 }, () => null));
    expect(service.sentMail.filter(({ to }) => to === email)).toHaveLength(1);
    const { rows } = await sql`select from auth.users where email = ${email}`.execute(database().db);
    expect(rows).toHaveLength(1);
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });
});
