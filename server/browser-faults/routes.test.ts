import { expect, test } from "vitest";
import type { Database } from "@site/backend";
import { testLimits } from "@site/backend/testing";
import type { Asset } from "../http/asset-store.ts";
import { siteLimits } from "../limits/site-limits.ts";
import { browserFaultRoutes } from "./routes.ts";

const siteUrl = "https://site.example";
const identity = Buffer.from("one\ntwo");
const asset: Asset = { contentType: "", immutable: true, tag: "", variants: { identity, br: null, gzip: null } };

function service() {
  const logged: Error[] = [];
  const routes = browserFaultRoutes({
    limits: testLimits({ kind: "pglite" } as Database, 1).extendedBy(siteLimits),
    assets: new Map([["/assets/chat-1.js", asset]]),
    paths: ["/", "/case-studies"],
    siteUrl,
    trustedProxyCount: 0,
    log: { error: ({ err }: { err: Error }) => void logged.push(err) } as never,
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    routes.request("/", {
      method: "POST",
      headers: { Origin: siteUrl, "Content-Type": "application/json", "User-Agent": "Gecko Firefox/128.0", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { logged, send };
}

const fault = { name: "TypeError", file: "/assets/chat-1.js", line: 2, route: "/case-studies/…" };

test("D26 an error in our scripts is logged by name, file, line, route and engine", async () => {
  const { logged, send } = service();
  expect((await send(fault)).status).toBe(204);
  expect((await send({ ...fault, name: "SecurityError", directive: "connect-src" })).status).toBe(204);
  expect(logged.map(({ name, message, stack }) => [name, message, stack?.split("\n").at(-1)])).toEqual([
    ["TypeError", "/assets/chat-1.js, line 2", "last: Firefox 128, /case-studies/…"],
    ["SecurityError", "connect-src at /assets/chat-1.js, line 2", "last: Firefox 128, /case-studies/…"],
  ]);
});

test("D26 nothing a sender wrote is kept: other names and routes become general, and errors outside our lines are dropped", async () => {
  const { logged, send } = service();
  await send({ ...fault, name: "BuyCheapPillsError", route: "/ruth@example.com" }, { "User-Agent": "Pills/1" });
  expect(logged.map(({ name, stack }) => `${name} ${stack}`)).toEqual([
    "Error Error\n\n/assets/chat-1.js, line 2\n\nlast: unknown engine, another page",
  ]);
  for (const other of [{ line: 3 }, { file: "/assets/other-1.js" }, { file: "https://elsewhere.example/a.js" }])
    expect((await send({ ...fault, ...other })).status).toBe(204);
  expect(logged).toHaveLength(1);
  for (const wrong of [
    { ...fault, more: 1 },
    { ...fault, line: 0.5 },
    { ...fault, name: "x".repeat(121) },
    ...["Pills", "buy-pills", "script-src-pills", "script-src connect-src", "constructor"].map((directive) => ({
      ...fault,
      directive,
    })),
    [],
    "{",
  ])
    expect((await send(wrong)).status).toBe(400);
  expect((await send(fault, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect(logged).toHaveLength(1);
});

test("D26 a network may report twenty errors a minute", async () => {
  const { logged, send } = service();
  const statuses = await Array.fromAsync({ length: 22 }, async () => (await send(fault)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect([statuses.at(-1), logged.length]).toEqual([429, 20]);
});
