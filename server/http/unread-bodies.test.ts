import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { openTemporaryDatabase, testRest } from "@site/backend/testing";
import { createHttpServer } from "./server.ts";
import { listen } from "@site/testing/ports.ts";
import { sendRaw } from "./testing/raw-socket.ts";
import type { Tables } from "../database/tables.ts";

const database = await openTemporaryDatabase();
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
