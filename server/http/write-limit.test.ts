import { Hono } from "hono";
import { expect, test } from "vitest";
import { writeLimit } from "./write-limit.ts";

/** A request as @hono/node-server hands it on, from this address. */
function ask(app: Hono, remoteAddress: string, method = "POST", headers: Record<string, string> = {}) {
  return app.request("/", { method, headers }, { incoming: { socket: { remoteAddress } } });
}

function limited(settings: { rateLimitScale: number; trustedProxyCount: number }): Hono {
  const app = new Hono();
  app.use(writeLimit(settings));
  app.all("/", (context) => context.text("written"));
  return app;
}

test("the thirty-first message of an address in five minutes is refused with the time to wait", async () => {
  const app = limited({ rateLimitScale: 1, trustedProxyCount: 0 });
  for (let message = 0; message < 30; message += 1) expect((await ask(app, "192.0.2.1")).status).toBe(200);
  const refused = await ask(app, "192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) });
  expect((await ask(app, "192.0.2.2")).status).toBe(200);
  expect((await ask(app, "192.0.2.1", "GET")).status).toBe(200);
});

test("an address can't be made up: X-Forwarded-For counts only behind as many proxies as are trusted", async () => {
  const app = limited({ rateLimitScale: 0.1, trustedProxyCount: 0 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await ask(app, "192.0.2.1", "POST", { "X-Forwarded-For": `203.0.113.${attempt}` })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test("all addresses together have a limit too", async () => {
  const app = limited({ rateLimitScale: 0.01, trustedProxyCount: 0 });
  const statuses: number[] = [];
  for (let address = 1; address <= 12; address += 1) statuses.push((await ask(app, `192.0.2.${address}`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
