import { createServer, type RequestListener } from "node:http";
import { beforeEach, expect, test, afterAll } from "vitest";
import { createPasswords } from "@site/backend";
import {
  freshEmail,
  goodPassword,
  openTemporaryDatabase,
  startTestService,
  type TestService,
  testRest,
} from "@site/backend/testing";
import { createListener } from "./listener.ts";
import { listen } from "@site/testing/ports.ts";
import { closedHeaders } from "./security-headers.ts";
import { getRequestListener } from "@hono/node-server";
import { createHttpServer } from "./server.ts";
import { sendRaw } from "./testing/raw-socket.ts";
import type { Tables } from "../database/tables.ts";

/** Concurrent sign-ins, more than the queue accepts on any machine. */
const storm = 24;
const signIn = "/token?grant_type=password";

const database = await openTemporaryDatabase("pglite");
let service: TestService;
let url = "";

beforeEach(async () => {
  const passwords = createPasswords(undefined, undefined, 60_000);
  service = startTestService(database, { rateLimitScale: 1, passwords, settings: { headers: closedHeaders } });
  const app: RequestListener = (request, response) =>
    void request.resume().on("end", () => response.writeHead(204).end());
  const options = { accessLog: () => {}, trustsProxy: false };
  const server = createServer(createListener(service.service.rejectEarly, app, options));
  url = `http://127.0.0.1:${await listen(server)}/auth/v1`;
  return () => server.close();
});

const given = (): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
  body: JSON.stringify({ email: freshEmail(), password: goodPassword }),
});
const ask = (path: string, init: RequestInit = given()): Promise<Response> => fetch(`${url}${path}`, init);
const isPassedOn = async (path: string, init?: RequestInit): Promise<boolean> => (await ask(path, init)).status === 204;

async function expectSameRefusal(early: Response, routed: Response): Promise<void> {
  expect([early.status, routed.status]).toEqual([429, 429]);
  expect(await early.json()).toEqual(await routed.json());
  expect(Object.fromEntries(early.headers)).toMatchObject(Object.fromEntries(routed.headers));
  expect(early.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(early.headers.get("x-request-id")).toBeTruthy();
  expect(service.logged.at(-1)).toEqual({
    level: "warn",
    fields: { event: "limit_reached", address: "127.0.0.1", method: "/auth/v1/token" },
    message: "security event",
  });
}

test("S7.1 a sign-in over capacity is refused at once, as the routes refuse it", { timeout: 60_000 }, async () => {
  expect(await isPassedOn(signIn)).toBe(true);
  const signIns = Array.from({ length: storm }, () => service.request(signIn, given()));
  const routed = await Promise.any(
    signIns.map(async (answer) => ((await answer).status === 429 ? answer : Promise.reject())),
  );
  const early = await ask("/token?redirect_to=%2F&grant_type=password", { ...given(), body: "x".repeat(60_000) });
  expect(early.headers.get("connection")).toBe("keep-alive");
  await expectSameRefusal(early, routed);
  for (const path of [
    "/token?grant_type=refresh_token",
    "/token",
    "/user?grant_type=password",
    "/token?a=grant_type=password",
  ]) {
    expect([path, await isPassedOn(path)]).toEqual([path, true]);
  }
  expect(await isPassedOn(signIn, { method: "OPTIONS" })).toBe(true);
  await Promise.all(signIns);
  expect(await isPassedOn(signIn)).toBe(true);
});

test("S7.6 an address over a limit is refused at once, as the routes refuse it", async () => {
  const sendBad = (path: string) => service.request(path, { ...given(), body: "{" }, "127.0.0.1");
  const badSignIns = await Promise.all(Array.from({ length: 30 }, () => sendBad(signIn)));
  expect(new Set(badSignIns.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await isPassedOn(signIn)).toBe(true);
  const routed = await sendBad(signIn);
  await expectSameRefusal(await ask(signIn), routed);
  expect(await isPassedOn("/settings", { method: "GET" })).toBe(true);

  while ((await sendBad(`/${"nothing".repeat(1_000)}`)).status !== 429);
  await ask(`/${"nothing".repeat(1_000)}`);
  for (const { fields } of service.logged.slice(-2)) {
    expect(fields).toMatchObject({ event: "limit_reached", method: expect.stringMatching(/^.{200}$/) });
  }
  expect(await isPassedOn("/settings", { method: "GET" })).toBe(false);
  expect(await isPassedOn("/settings", { method: "HEAD" })).toBe(true);
  expect(Number((await ask("/settings", { method: "GET" })).headers.get("retry-after"))).toBeLessThanOrEqual(60);
});

// This query takes as long as a session lookup.
const resolveCaller = async () => {
  await database.db.withTables<Tables>().selectFrom("case_studies").select("id").limit(1).execute();
  return { role: "anon", claims: {} } as const;
};
const { routes } = testRest(database, { resolveCaller });
const http = createHttpServer(getRequestListener(routes.fetch), { accessLog: () => undefined, trustsProxy: false });
const port = await listen(http.server);
afterAll(() => http.drain());

const chunked = "Transfer-Encoding: chunked\r\n\r\n";
test.each([
  ["late", "Content-Length: 20\r\n\r\n"],
  ["in pieces, of which one is here", `${chunked}3\r\n{"a\r\n`],
  ["broken in its JSON", "Content-Length: 3\r\n\r\n{"],
])("D8 access rights are checked before the body is read: %s", async (_name, rest) => {
  for (const table of ["social_media_world", "chat_messages"]) {
    const wish = "Content-Type: application/json\r\nPrefer: return=representation\r\n";
    const head = `POST /${table} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const { statuses } = await sendRaw(port, head + wish + rest);
    expect([table, statuses]).toEqual([table, [401]]);
  }
});

test("a chunked body that breaks off gets 400, and nothing is stored", async () => {
  const head = "POST /chat_messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const answer = await sendRaw(port, `${head}${chunked}3\r\n{"a\r\nzz\r\n`);
  expect(answer).toMatchObject({ statuses: [400] });
  expect(await database.db.withTables<Tables>().selectFrom("chat_messages").select("id").execute()).toEqual([]);
});
