import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/schema.ts";
import { storeDeliveries } from "#server/deliveries/store-deliveries.ts";
import { createPostgresDatabase, leaveMessage } from "@site/backend/testing";
import { larkpost } from "./testing.ts";

const { url } = await createPostgresDatabase();
beforeAll(async () => {
  const database = await openDatabase({
    dataDirectory: "/nowhere",
    databaseUrl: url,
  });
  const { id } = await leaveMessage(database, "chat_messages", { email: "a@b.example", message: "secret words" });
  await database.db
    .transaction()
    .execute((transaction) =>
      storeDeliveries(transaction, [{ channel: "webhook", event: "chat_message", subject: String(id) }]),
    );
  await database.close();
});

test("deliveries are listed, without what they tell, and tried again beside the site on a Postgres server", {
  timeout: 60_000,
}, async () => {
  const settings = { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all" };
  const listed = await larkpost(["deliveries", "list"], settings);
  expect(listed.output).toMatch(
    /^ID .*WHY\n(\S+) {2}webhook {2}chat_message 1 .* {2}0 .*\nFailed: 0, waiting: 1\. Times are in UTC\.\n$/,
  );
  expect(listed.output).not.toMatch(/secret words|a@b/);
  const [id = ""] = /^[0-9a-f-]{36}/m.exec(listed.output) ?? [];
  expect(await larkpost(["deliveries", "retry", id], settings)).toMatchObject({
    status: 0,
    output: "Deliveries that are tried again, for 24 hours: 1.\n",
  });
  const all = await larkpost(["deliveries", "retry", "all"], settings);
  expect(all.output).toBe("Deliveries that are tried again, for 24 hours: 0.\n");
});
