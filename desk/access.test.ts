import { hashSync, verifySync } from "@node-rs/bcrypt";
import { openTemporaryDatabase, PasswordWorkers } from "@site/backend/testing";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listOperators, makePassphrase, normalizePassphrase, removeOperator } from "#server/admin/operators.ts";
import { sessionLimits } from "#server/admin/sessions.ts";
import { origin, startTestDesk } from "./testing.ts";

const database = await openTemporaryDatabase();
const desk = await startTestDesk(database);
const ines = await desk.logIn("Ines Ortega");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const alphanumeric = `${letters}${letters.toLowerCase()}0123456789`;

const base64Of = (digits: string): string =>
  [...digits].map((digit) => `${alphanumeric}+/`[`./${alphanumeric}`.indexOf(digit)] ?? "").join("");

const form = (fields: Record<string, string>, headers: Record<string, string> = { origin }): RequestInit => ({
  method: "POST",
  headers,
  body: new URLSearchParams(fields),
});

describe("D18 the desk answers only under its own names", () => {
  test.each(["localhost:3001", "127.0.0.1:3001", "LOCALHOST:3001"])("under %s", async (host) => {
    expect((await desk.request("/log-in", { host })).status).toBe(200);
  });

  test.each(["evil.example:3001", "localhost", "localhost:3000", "127.0.0.1", "localhost.evil.example:3001", ""])(
    "not under the name %j, to which another site's page could have led",
    async (host) => {
      for (const path of ["/", "/log-in", "/inbox", "/assets/desk-x.css"]) {
        const answer = await desk.request(path, { host, headers: { cookie: ines.cookie() } });
        expect([path, answer.status]).toEqual([path, 421]);
        expect(await answer.text()).not.toContain("<");
      }
    },
  );

  test("behind ADMIN_ORIGIN also under that name, with a cookie restricted to HTTPS", async () => {
    const secure = await startTestDesk(database, { adminOrigin: "https://desk.site.example" });
    const passphrase = await secure.addOperator("Secure");
    const at = { host: "desk.site.example" };
    const fields = { name: "Secure", passphrase };
    const entered = await secure.request("/log-in", {
      ...at,
      ...form(fields, { origin: "https://desk.site.example" }),
    });
    expect(entered.headers.get("set-cookie")).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const plain = await secure.request("/log-in", {
      ...at,
      ...form(fields, { origin: "http://desk.site.example" }),
    });
    expect(plain.status).toBe(403);
    const other = await secure.request("/log-in", { ...at, ...form(fields) });
    expect(other.status).toBe(403);
    // Over HTTPS the desk ignores cookies that plain HTTP could have set.
    const cookie = entered.headers.get("set-cookie")?.split(";")[0]?.replace("__Host-desk", "desk") ?? "";
    expect((await secure.request("/inbox", { ...at, headers: { cookie } })).status).toBe(303);
  });
});

describe("D18 a page of another origin, such as the site on the next port of localhost,", () => {
  const cases = ["same-site", "cross-site"].map((site) => ({ "sec-fetch-site": site }));

  test.each(cases)("with %j can't show or fetch anything from the desk, with or without a session", async (site) => {
    for (const [mode, dest] of [
      ["no-cors", "image"],
      ["cors", "empty"],
      ["navigate", "iframe"],
      ["", ""],
    ] as const) {
      const headers = { ...site, "sec-fetch-mode": mode, "sec-fetch-dest": dest, cookie: ines.cookie() };
      for (const path of ["/inbox", "/inbox/export.csv", "/log-in", "/assets/desk-x.css"]) {
        expect([path, mode, (await desk.request(path, { headers })).status]).toEqual([path, mode, 403]);
      }
      const posted = await desk.request("/log-in", form({ name: "x", passphrase: "y" }, { ...headers, origin }));
      expect(posted.status).toBe(403);
    }
  });

  test.each(cases)("with %j leads to the login, whatever the cookie", async (site) => {
    const headers = { ...site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", cookie: ines.cookie() };
    const led = await desk.request("/inbox/chat/1", { headers });
    expect([led.status, led.headers.get("location")]).toEqual([303, "/log-in"]);
    expect((await desk.request("/log-in", { headers })).status).toBe(200);
  });

  test.each(["same-origin", "none"])("differs from the desk's own pages and typed addresses (%s)", async (site) => {
    const headers = { "sec-fetch-site": site, cookie: ines.cookie() };
    expect((await desk.request("/inbox", { headers })).status).toBe(200);
  });
});

describe("every response", () => {
  test.each(["/log-in", "/inbox", "/no-such-page", "/assets/desk-x.css", "/platforms/import"])(
    "from %s has the site's headers and a policy that runs no script",
    async (path) => {
      const { headers } = await ines.get(path);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("strict-transport-security")).toContain("max-age=");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toBe(
        path === "/assets/desk-x.css" ? "public, max-age=31536000, immutable" : "no-store",
      );
    },
  );

  test("for a file comes from memory, and other methods get 405", async () => {
    const file = await desk.request("/assets/desk-x.css");
    const same = { "if-none-match": file.headers.get("etag") ?? "" };
    expect((await desk.request("/assets/desk-x.css", { headers: same })).status).toBe(304);
    for (const path of ["/assets/desk-x.css", "/log-in"]) {
      const { status, headers: given } = await desk.request(path, { method: "PUT", headers: { origin } });
      expect([path, status, given.get("allow")?.startsWith("GET, HEAD")]).toEqual([path, 405, true]);
    }
  });

  test("to a form without a session doesn't wait for its body", async () => {
    const endless = { body: new ReadableStream(), duplex: "half", headers: { origin } } as const;
    const answer = await desk.request("/health/deliveries/all", { method: "POST", ...endless });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/log-in"]);
  });

  test("has a stylesheet and no script", async () => {
    const page = await ines.page("/inbox");
    expect(page).not.toMatch(/<script|\son\w+=|style=/);
    expect(page).toContain('href="/assets/desk-x.css"');
  });
});

describe("logging in", () => {
  test("is required for every page and every form", async () => {
    for (const path of ["/", "/inbox", "/inbox/export.csv", "/case-studies", "/accounts", "/health", "/no-such-page"]) {
      const answer = await desk.request(path);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 303, "/log-in"]);
    }
    const posted = await desk.request("/health/deliveries/all", form({}));
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/log-in"]);
  });

  test("accepts the passphrase in any spelling and the name in any case", async () => {
    const passphrase = await desk.addOperator("Sam Doe");
    const typed = ` ${passphrase.toUpperCase().replaceAll("-", " ")} `;
    const entered = await desk.request("/log-in", form({ name: " sam  doe ", passphrase: typed }));
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/inbox"]);
    expect(entered.headers.get("set-cookie")).toMatch(
      /^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test("a wrong passphrase and an unknown name get the same response", async () => {
    const answers = await Promise.all(
      ["Ines Ortega", "Nobody"].map(async (name) => {
        const answer = await desk.request("/log-in", form({ name, passphrase: "aaaaa-aaaaa-aaaaa-aaaaa" }));
        expect(answer.headers.get("set-cookie")).toBeNull();
        return [answer.status, (await answer.text()).replaceAll(name, "")];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(403);
    const failed = { event: "desk_log_in_failed", address: "127.0.0.1" };
    expect(desk.logged.at(-1)).toEqual({ level: "warn", fields: failed, message: "security event" });
  });

  test("D18 computes one hash of the same cost for a wrong passphrase, an unknown name and none", async () => {
    const run = vi.spyOn(PasswordWorkers.prototype, "run");
    onTestFinished(() => run.mockRestore());
    const jobsFor = async (name: string) => {
      run.mockClear();
      expect((await desk.request("/log-in", form({ name, passphrase: "aaaaa-aaaaa" }))).status).toBe(403);
      return run.mock.calls.map(([job]) => ({ ...job, encoded: job.encoded?.slice(0, "$2b$04$".length) }));
    };
    const job = { password: "aaaaa-aaaaa", encoded: "$2b$04$", cost: 4 };
    for (const name of ["Ines Ortega", "Nobody", "", "x".repeat(500)]) expect(await jobsFor(name)).toEqual([job]);
    // An unknown name is compared with a real hash, so that timing doesn't reveal which names exist.
    await desk.request("/log-in", form({ name: "Nobody", passphrase: "x" }));
    const decoy = run.mock.lastCall?.[0].encoded ?? "";
    expect(verifySync("x", decoy)).toBe(false);
    const salt = Buffer.from(base64Of(decoy.slice(7, 29)), "base64").subarray(0, 16);
    const hashed = hashSync("x", 4, salt);
    expect([hashed.slice(0, 29), hashed.length]).toEqual([decoy.slice(0, 29), decoy.length]);
  });

  test("is limited by network address, so nobody elsewhere can lock an operator out", async () => {
    const strict = await startTestDesk(database, { rateLimitScale: 0.1, trustedProxyCount: 1 });
    const attempt = async (name: string, address: string) =>
      (await strict.request("/log-in", form({ name, passphrase: "x" }, { origin, "x-forwarded-for": address }))).status;
    expect(await attempt("One", "198.51.100.1")).toBe(403);
    expect(await attempt("Two", "198.51.100.1")).toBe(403);
    expect(await attempt("Three", "198.51.100.1")).toBe(429);
    const passphrase = await strict.addOperator("Mia");
    await Promise.all(Array.from({ length: 60 }, (_, index) => attempt("Mia", `203.0.113.${index}`)));
    const right = form({ name: "Mia", passphrase }, { origin, "x-forwarded-for": "198.51.100.9" });
    expect((await strict.request("/log-in", right)).status).toBe(303);
  });

  test("without a proxy, a program on the same machine can't lock an operator out", async () => {
    const strict = await startTestDesk(database, { rateLimitScale: 1 });
    const passphrase = await strict.addOperator("Noor");
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await strict.request("/log-in", form({ name: "Noor", passphrase: "x" }))).status).toBe(403);
    }
    expect((await strict.request("/log-in", form({ name: "Noor", passphrase }))).status).toBe(303);
  });

  test("passphrases are stored as hashes, have 99 random bits, and are all different", async () => {
    const rows = await desk.db.selectFrom("admin.operators").select("passphrase_hash").execute();
    for (const { passphrase_hash: hash } of rows) expect(hash).toMatch(/^\$2[by]\$/);
    const made = Array.from({ length: 200 }, makePassphrase);
    expect(new Set(made).size).toBe(200);
    for (const passphrase of made) {
      expect(passphrase).toMatch(/^([a-hj-km-np-z2-9]{5}-){3}[a-hj-km-np-z2-9]{5}$/);
      expect(normalizePassphrase(passphrase)).toBe(passphrase);
    }
    expect(20 * Math.log2(31)).toBeGreaterThan(99);
  });

  test("a name is unique, and a removed operator is signed out at once", async () => {
    const gone = await desk.logIn("Gone Soon");
    await expect(desk.addOperator("gone soon")).rejects.toThrow("The operator gone soon already exists");
    await expect(desk.addOperator("a\u202eb")).rejects.toThrow("1 to 60 characters");
    expect((await gone.get("/inbox")).status).toBe(200);
    expect((await listOperators(desk.db)).map(({ name }) => name)).toContain("Gone Soon");
    expect(await removeOperator(desk.db, "GONE SOON")).toBe("Gone Soon");
    expect((await gone.get("/inbox")).status).toBe(303);
    await expect(removeOperator(desk.db, "Gone Soon")).rejects.toThrow("There is no operator Gone Soon.");
  });
});

describe("a session", () => {
  test("is stored as a hash, and logging out ends it on the server too", async () => {
    const operator = await desk.logIn("Leaves");
    const token = operator.cookie().split("=")[1] ?? "";
    const rows = await desk.db.selectFrom("admin.sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const left = await operator.post("/log-out");
    expect([left.status, left.headers.get("location")]).toEqual([303, "/log-in"]);
    expect(left.headers.get("set-cookie")).toMatch(/^desk=; Max-Age=0; Path=\//);
    expect((await operator.get("/inbox")).status).toBe(303);
  });

  test("ends after two idle hours, and after twelve in any case", async () => {
    const clocked = await startTestDesk(database);
    const idle = await clocked.logIn("Idle");
    clocked.advance(sessionLimits.idle - 60_000);
    expect((await idle.get("/inbox")).status).toBe(200);
    clocked.advance(sessionLimits.idle + 1000);
    expect((await idle.get("/inbox")).status).toBe(303);
    const busy = await clocked.logIn("Busy");
    for (let hour = 0; hour < 11; hour += 1) {
      clocked.advance(3_600_000);
      expect((await busy.get("/inbox")).status).toBe(200);
    }
    clocked.advance(3_600_000 + 1000);
    expect((await busy.get("/inbox")).status).toBe(303);
  });

  test("forms are accepted only from the desk's own pages", async () => {
    const { cookie } = await desk.logIn("Sender");
    const send = (headers: Record<string, string>) =>
      desk.request("/health/deliveries/all", form({}, { cookie: cookie(), ...headers }));
    const elsewhere: Record<string, string>[] = [
      {},
      ...["null", "http://localhost:3000", `${origin}.evil.example`].map((from) => ({ origin: from })),
    ];
    for (const headers of elsewhere) expect((await send(headers)).status).toBe(403);
    expect(
      await desk.db.selectFrom("admin.actions").select("id").where("action", "=", "deliveries-retry").execute(),
    ).toEqual([]);
    expect((await send({ origin })).status).toBe(303);
  });

  test("a form that is too large is refused", async () => {
    const answer = await desk.request("/log-in", form({ name: "x".repeat(600_000) }));
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("too large: 512 KB")]);
  });
});
