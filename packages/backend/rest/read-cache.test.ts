import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createTableChanges } from "../database/table-changes.ts";
import { createReadCache } from "./read-cache.ts";
import { openDatabase } from "../database/open.ts";
import { createPostgresDatabase, renameCaseStudy } from "../database/testing.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { testRest } from "./testing.ts";
import { schema } from "../testing/site.ts";

function setUp(bytes = 1_000) {
  const changes = createTableChanges();
  const state = { hears: true, reads: 0 };
  const source: Pick<Database, "onChange" | "hearsChanges"> = {
    onChange: changes.listen,
    hearsChanges: () => state.hears,
  };
  const cache = createReadCache<string>(source, { bytes, measure: (answer) => answer.length });
  const get = (key: string, answer = "answer", table = "case_studies") =>
    cache.get(table, key, async () => {
      state.reads += 1;
      return answer;
    });
  return { cache, changes, state, get };
}

test("a burst of misses makes one read, and hits make none", async () => {
  const { get, state } = setUp();
  const answers = await Promise.all(Array.from({ length: 100 }, () => get("key")));
  expect(new Set(answers)).toEqual(new Set(["answer"]));
  await get("key");
  expect(state.reads).toBe(1);
  await get("other key");
  expect(state.reads).toBe(2);
});

test("a change drops only the answers of its table", async () => {
  const { changes, get, state } = setUp();
  await get("one", "old", "case_studies");
  await get("two", "old", "social_media_world");
  changes.report("case_studies");
  expect(await get("one", "new", "case_studies")).toBe("new");
  expect(await get("two", "new", "social_media_world")).toBe("old");
  expect(state.reads).toBe(3);
});

test("an answer whose table changed during the read is neither cached nor shared with later requests", async () => {
  const { cache, changes, get } = setUp();
  let finish = (_answer: string) => {};
  const slow = cache.get("case_studies", "key", () => new Promise<string>((resolve) => (finish = resolve)));
  changes.report("case_studies");
  expect(await get("key", "new")).toBe("new");
  finish("old");
  expect(await slow).toBe("old");
  expect(await get("key", "unused")).toBe("new");
});

test("without change notifications nothing is cached or served from the cache", async () => {
  const { get, state } = setUp();
  await get("key", "old");
  state.hears = false;
  expect(await get("key", "new")).toBe("new");
  expect(await get("key", "newer")).toBe("newer");
});

test("a failed read is not cached", async () => {
  const { cache, get } = setUp();
  await expect(cache.get("case_studies", "key", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await get("key")).toBe("answer");
});

test("memory is bounded: the least recently used are dropped first, and one large answer is not cached", async () => {
  const { get, state } = setUp(100);
  for (const key of ["a", "b", "c", "d"]) await get(key, key.repeat(25));
  await get("a");
  await get("e", "e".repeat(25));
  expect(state.reads).toBe(5);
  await get("a");
  expect(state.reads).toBe(5);
  await get("b", "b".repeat(25));
  expect(state.reads).toBe(6);
  await get("large", "x".repeat(26));
  await get("large", "x".repeat(26));
  expect(state.reads).toBe(8);
});

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
