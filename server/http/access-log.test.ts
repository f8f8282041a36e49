import { createServer } from "node:http";
import { TooManyWaitingError } from "@site/http";
import { listen } from "@site/testing/ports.ts";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase, failingDatabase, startTestService } from "@site/backend/testing";
import { testPrivacy } from "../privacy/testing.ts";
import { testSubscribers } from "../subscribers/testing.ts";
import { aSecret, testThreads } from "../threads/testing.ts";
import { createAccessLog, getRequestId, requestLog } from "./access-log.ts";
import { createListener } from "./listener.ts";
import { createMetrics } from "./metrics.ts";

test("a caller's own request id is accepted only behind a trusted proxy, and only if well-formed", () => {
  expect(getRequestId("req-12345678", true)).toBe("req-12345678");
  expect(getRequestId("req-12345678", false)).not.toBe("req-12345678");
  for (const bad of [
    "short",
    "a b c d e f g h",
    'x"y"z,{}{}{}',
    "a".repeat(200),
    undefined,
    ["a-1234567", "b-1234567"],
  ]) {
    expect(getRequestId(bad, true)).toMatch(/^[\da-f-]{36}$/);
  }
});

describeOnEachDatabase("an unexpected failure is one line of the log, with its error,", (database) => {
  const failure = new Error("broken");
  const oneLine = [expect.objectContaining({ status: 500, err: failure })];

  const post = (body: object): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const email = "a@shop.example";
  const origin = "http://localhost";

  test.each([
    ["accounts", startTestService, "/auth/v1", "/token?grant_type=password", post({ email, password: "lantern" })],
    [
      "newsletter",
      testSubscribers,
      "",
      "/newsletter",
      { ...post({}), headers: { origin }, body: new URLSearchParams({ email }) },
    ],
    ["receipt", testPrivacy, "/privacy/v1", "/requests", post({ email, key: null })],
    ["conversations", testThreads, "/threads/v1", "/thread", { headers: { authorization: `Bearer ${aSecret()}` } }],
  ] as const)("of the %s", async (_name, open, root, path, request) => {
    const { service, logged } = open(failingDatabase(database(), failure));
    const lines: unknown[] = [];
    const write = (line: unknown) => void lines.push(line);
    const accessLog = createAccessLog({ info: write, error: write }, createMetrics());
    const app = new Hono().use(requestLog(accessLog, false)).route(root || "/", service.routes);
    await app.request(root + path, request);
    expect([...logged, ...lines]).toEqual(oneLine);
  });
});

test.each([
  [
    "fails, with its error",
    new Error("broken"),
    [{ level: "error", path: "/compare", status: 503, err: new Error("broken") }],
  ],
  ["has to wait too long, with none", new TooManyWaitingError(), [{ level: "info", path: "/compare", status: 503 }]],
])("D17 the log has one line about a page that %s", async (_, failure, expected) => {
  const lines: object[] = [];
  const write = (level: string) => (fields: object) => void lines.push({ level, ...fields });
  const accessLog = createAccessLog({ info: write("info"), error: write("error") }, createMetrics());
  const find = () => Promise.reject(failure);
  const server = createServer(createListener(find, () => {}, { accessLog, trustsProxy: false }));
  onTestFinished(() => void server.close());
  const response = await fetch(`http://127.0.0.1:${await listen(server)}/compare?contacts=5`);
  expect(response.status).toBe(503);
  expect(lines).toEqual(expected.map((line) => expect.objectContaining(line)));
  expect(lines.filter((line) => "err" in line)).toHaveLength(failure instanceof TooManyWaitingError ? 0 : 1);
});
