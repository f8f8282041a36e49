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

  /** Everything that is logged of a request. */
  async function linesOf(
    { service, logged }: { service: { routes: Hono }; logged: readonly unknown[] },
    root: string,
    path: string,
    request: RequestInit,
  ): Promise<unknown[]> {
    const lines: unknown[] = [];
    const write = (line: unknown) => void lines.push(line);
    const accessLog = createAccessLog({ info: write, error: write }, createMetrics());
    const app = new Hono().use(requestLog(accessLog, false)).route(root, service.routes);
    await app.request(path, request);
    return [...logged, ...lines];
  }
  const post = (body: object): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  test("of the accounts", async () => {
    const service = startTestService(failingDatabase(database(), failure));
    const credentials = { email: "a@shop.example", password: "lantern" };
    const path = "/auth/v1/token?grant_type=password";
    expect(await linesOf(service, "/auth/v1", path, post(credentials))).toEqual(oneLine);
  });

  test("of the newsletter", async () => {
    const headers = { origin: "http://localhost" };
    const body = new URLSearchParams({ email: "a@shop.example" });
    const service = testSubscribers(failingDatabase(database(), failure));
    expect(await linesOf(service, "/", "/newsletter", { method: "POST", headers, body })).toEqual(oneLine);
  });

  test("of the receipt", async () => {
    const service = testPrivacy(failingDatabase(database(), failure));
    const request = post({ email: "a@shop.example", key: null });
    expect(await linesOf(service, "/privacy/v1", "/privacy/v1/requests", request)).toEqual(oneLine);
  });

  test("of the conversations", async () => {
    const service = testThreads(failingDatabase(database(), failure));
    const headers = { authorization: `Bearer ${aSecret()}` };
    expect(await linesOf(service, "/threads/v1", "/threads/v1/thread", { headers })).toEqual(oneLine);
  });
});
