import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { createPostgresDatabase, leaveMessage } from "#server/database/testing.ts";
import { UsageError } from "./command.ts";
import { parseArguments, sentencesOf } from "./deliveries/arguments.ts";
import { runCommandFile } from "./run-command-file.ts";

const { url } = await createPostgresDatabase();
beforeAll(async () => {
  const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url, deliveryChannels: ["webhook"] });
  await leaveMessage(database, "chat_messages", { email: "a@b.example", message: "secret words" });
  await database.close();
});

test("deliveries are listed, without what they tell, and tried again beside the site on a Postgres server", {
  timeout: 60_000,
}, async () => {
  const settings = { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all" };
  const listed = await runCommandFile("deliveries", ["list"], settings);
  expect(listed.output).toMatch(
    /^ID .*WHY\n(\S+) {2}webhook {2}chat_message 1 .* {2}0 .*\nFailed: 0, waiting: 1\. Times are in UTC\.\n$/,
  );
  expect(listed.output).not.toMatch(/secret words|a@b/);
  const [id = ""] = /^[0-9a-f-]{36}/m.exec(listed.output) ?? [];
  expect(await runCommandFile("deliveries", ["retry", id], settings)).toMatchObject({
    status: 0,
    output: "Deliveries that are tried again, for 24 hours: 1.\n",
  });
  const hosted = { SUPABASE_URL: "https://project.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(await runCommandFile("deliveries", ["list"], hosted)).toMatchObject({
    status: 1,
    output: "The data is on hosted Supabase, so the site notifies nobody.\n",
  });
});

describe("the words of npm run deliveries", () => {
  const id = "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001";

  test("list, retry all and retry one are taken", () => {
    expect(parseArguments(["list"])).toEqual({ action: "list" });
    expect(parseArguments(["retry", "all"])).toEqual({ action: "retry", id: null });
    expect(parseArguments(["retry", id])).toEqual({ action: "retry", id });
    expect(parseArguments(["retry", id.toUpperCase()])).toEqual({ action: "retry", id });
  });

  test.each([[[]], [["list", "all"]], [["retry"]], [["retry", "all", id]], [["retry", "1"]], [["delete", id]]])(
    "%j are refused",
    (words) => {
      expect(() => parseArguments(words)).toThrow(UsageError);
    },
  );

  test("an empty list is reported", () => {
    const list = { pending: 0, failed: 0, deliveries: [] };
    expect(sentencesOf({ list })).toBe("Failed: 0, waiting: 0. Times are in UTC.");
  });
});
