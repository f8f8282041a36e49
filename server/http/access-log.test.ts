import { Hono } from "hono";
import { expect, test } from "vitest";
import { describeOnEachDatabase, failingDatabase, startTestService } from "@site/backend/testing";
import { testPrivacy } from "../privacy/testing.ts";
import { testSubscribers } from "../subscribers/testing.ts";
import { aSecret, testThreads } from "../threads/testing.ts";
import { createAccessLog, requestIdOf, requestLog } from "./access-log.ts";
import { createMetrics } from "./metrics.ts";

test("a caller's own number is taken only behind a trusted proxy, and only a decent one", () => {
  expect(requestIdOf("req-12345678", true)).toBe("req-12345678");
  expect(requestIdOf("req-12345678", false)).not.toBe("req-12345678");
  for (const bad of [
    "short",
    "a b c d e f g h",
    'x"y"z,{}{}{}',
    "a".repeat(200),
    undefined,
    ["a-1234567", "b-1234567"],
  ]) {
    expect(requestIdOf(bad, true)).toMatch(/^[\da-f-]{36}$/);
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
