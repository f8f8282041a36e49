import { expect, test } from "vitest";
import { openDatabase } from "../database/open.ts";
import { createPostgresDatabase, renameCaseStudy } from "../database/testing.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { testRest } from "./testing.ts";
import { schema } from "../testing/site.ts";

const path = "/case_studies?select=brand_name&id=eq.1";

test("an answer cached by one process is dropped when another changes the table", async () => {
  const { open } = await createPostgresDatabase();
  const [one, other] = await Promise.all([open(), open()]);
  const { request } = testRest(one);
  expect(await (await request(path)).json()).toEqual([{ brand_name: "Marlow Bakery" }]);
  const change = new Promise<string>((resolve) => one.onChange(resolve));
  await renameCaseStudy(other, 1, "Changed");
  await change;
  expect(await (await request(path)).json()).toEqual([{ brand_name: "Changed" }]);
});

test("while Postgres is down, data requests get 503 with Retry-After and bad ones still 4xx, and everything recovers", async () => {
  const server = await startPostgresServer();
  const database = await openDatabase({ schema, dataDirectory: "/nowhere", databaseUrl: server.url });
  const { request, post } = testRest(database);
  expect((await request(path)).status).toBe(200);
  await server.halt();
  const read = await request(path);
  expect([read.status, read.headers.get("retry-after"), (await read.json()).code]).toEqual([503, "2", "PGRST001"]);
  const message = { email: "a@b.example", message: "Hello" };
  expect((await post("/chat_messages", message)).status).toBe(503);
  expect((await request("/case_studies?select=nothing")).status).toBe(400);
  await server.start();
  expect(await (await request(path)).json()).toEqual([{ brand_name: "Marlow Bakery" }]);
  expect((await post("/chat_messages", message)).status).toBe(201);
  await database.close();
  await server.stop();
});
