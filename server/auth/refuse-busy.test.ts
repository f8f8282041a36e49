import { createServer } from "node:http";
import { expect, test } from "vitest";
import { openTemporaryDatabase } from "../database/testing.ts";
import { createEarlyListener } from "../http/early-listener.ts";
import { freshEmail, goodPassword, startTestService } from "./testing.ts";

/** More than find room in the line on any machine. */
const storm = 24;

test("S7.1 a sign-in without room is refused at once, as the routes refuse it", async () => {
  const opened = await openTemporaryDatabase();
  const service = startTestService(opened.database);
  const listener = createEarlyListener(service.service.refuseBusy, () => {}, false);
  let passedOn = 0;
  const server = createServer((request, response) => {
    if (listener(request, response)) return;
    passedOn += 1;
    request.resume().on("end", () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/auth/v1`;
  const given = {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify({ email: freshEmail(), password: goodPassword }),
  };
  const ask = (path: string, init: RequestInit): Promise<Response> => fetch(`${url}${path}`, init);

  expect((await ask("/token?grant_type=password", given)).status).toBe(204);
  const signIns = Array.from({ length: storm }, () => service.request("/token?grant_type=password", given));
  const refusals = signIns.map(async (answer) => ((await answer).status === 429 ? answer : Promise.reject()));
  const routed = await Promise.any(refusals);
  const logged = service.logged.length;

  const early = await ask("/token?redirect_to=%2F&grant_type=password", { ...given, body: "x".repeat(60_000) });
  expect(early.status).toBe(429);
  expect(await early.json()).toEqual(await routed.json());
  expect(Object.fromEntries(early.headers)).toMatchObject(Object.fromEntries(routed.headers));
  expect(early.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(early.headers.get("x-request-id")).toBeTruthy();
  expect(early.headers.get("connection")).toBe("keep-alive");
  expect(service.logged.slice(logged)).toContainEqual({
    level: "warn",
    fields: { event: "limit_reached", address: "127.0.0.1", method: "/auth/v1/token" },
    message: "security event",
  });
  for (const path of [
    "/token?grant_type=refresh_token",
    "/token",
    "/user?grant_type=password",
    "/token?a=grant_type=password",
  ]) {
    expect([path, (await ask(path, given)).status]).toEqual([path, 204]);
  }
  expect((await ask("/token?grant_type=password", { method: "OPTIONS" })).status).toBe(204);

  await Promise.all(signIns);
  expect((await ask("/token?grant_type=password", given)).status).toBe(204);
  expect(passedOn).toBe(7);
  await new Promise((resolve) => server.close(resolve));
  await service.close();
  await opened.close();
}, 60_000);
