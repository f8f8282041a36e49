import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { runAsOwner } from "@site/backend";
import { respondFrom } from "@site/http";
import { openTemporaryDatabase, testRest } from "@site/backend/testing";
import { createListener, type FindResponse } from "./listener.ts";
import { listen } from "@site/testing/ports.ts";
import { closedHeaders } from "./security-headers.ts";
import type { Tables } from "../database/tables.ts";

const database = await openTemporaryDatabase();
let routed = 0;
const { routes, findPrepared } = testRest(database, {
  settings: { trustedProxyCount: 0, headers: closedHeaders },
  verifyCaller: async (authorization) => ({
    role: authorization === "Bearer user" ? "authenticated" : "anon",
    claims: {},
  }),
  resolveCaller: () => Promise.reject(Object.assign(new Error("The session has ended."), { status: 403 })),
});
const routeRequest = getRequestListener(routes.fetch);
const find: FindResponse = (request) => {
  const cached = findPrepared(request);
  return cached && respondFrom("GET", request.headers, cached);
};
const app: RequestListener = (request, response) => {
  routed += 1;
  void routeRequest(request, response);
};
const server = createServer(createListener(find, app, { accessLog: () => {}, trustsProxy: false }));
const url = `http://127.0.0.1:${await listen(server)}`;
afterAll(() => void server.close());

const path = "/case_studies?select=*";

async function untilHeld(headers: Record<string, string> = {}, address = path): Promise<Response> {
  for (;;) {
    const before = routed;
    const response = await fetch(url + address, { headers });
    if (routed === before) return response;
    await response.arrayBuffer();
  }
}

test("S7.4 a prepared answer equals the routed one, compressed, with the same head", async () => {
  const routedAnswer = await fetch(url + path);
  const heldAnswer = await untilHeld({ "accept-encoding": "gzip, br" });
  expect(heldAnswer.headers.get("content-encoding")).toBe("br");
  expect(await heldAnswer.json()).toEqual(await routedAnswer.json());
  for (const name of ["content-type", "content-range", "cache-control", "access-control-allow-origin"]) {
    expect(heldAnswer.headers.get(name)).toBe(routedAnswer.headers.get(name));
  }
});

test("a copy of either answer is current for both: 304", async () => {
  const tag = (await untilHeld()).headers.get("etag") ?? "";
  const again = await fetch(url + path, { headers: { "if-none-match": tag } });
  const routedAgain = await fetch(url + path, { headers: { "if-none-match": tag, prefer: "count=none" } });
  expect([again.status, routedAgain.status]).toEqual([304, 304]);
});

test("a prepared answer goes with the change of its table", async () => {
  await untilHeld();
  const change = new Promise<string>((resolve) => database.onChange(resolve));
  await runAsOwner(database.db.withTables<Tables>(), (transaction) =>
    transaction.updateTable("case_studies").set({ brand_name: "Changed" }).where("id", "=", 1).execute(),
  );
  await change;
  expect(await (await fetch(url + path)).text()).toContain("Changed");
  expect(await (await untilHeld()).text()).toContain("Changed");
});

test("whoever asks for something else, or is signed in, is answered by the routes", async () => {
  await untilHeld();
  const others: Record<string, string>[] = [
    { range: "0-1" },
    { prefer: "count=exact" },
    { authorization: "Bearer user" },
    { accept: "application/vnd.pgrst.object+json" },
  ];
  for (const headers of others) {
    const before = routed;
    await (await fetch(url + path, { headers })).arrayBuffer();
    expect(routed).toBe(before + 1);
  }
});

test("S7.4 the addresses of the site stay prepared however many others were asked for before", async () => {
  await untilHeld();
  for (let id = 0; id < 110; id += 1) {
    await (await fetch(`${url}/case_studies?select=id&id=gt.${id}`)).arrayBuffer();
    if (id % 50 === 0) await untilHeld();
  }
  const before = routed;
  await (await fetch(url + path)).arrayBuffer();
  expect(routed).toBe(before);
  await untilHeld({}, "/social_media_world?select=*&order=platform_name.asc");
});

test("S7.4 a read goes by the token alone; what is written asks for its session", async () => {
  const headers = { authorization: "Bearer user", "content-type": "application/json" };
  expect((await fetch(url + path, { headers })).status).toBe(200);
  const body = JSON.stringify({ email: "ada@shop.example", message: "Hello" });
  const written = await fetch(`${url}/chat_messages`, { method: "POST", headers, body });
  expect([written.status, (await written.json()).message]).toEqual([401, "The session has ended."]);
});
