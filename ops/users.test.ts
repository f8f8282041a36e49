import { expect, test } from "vitest";
import { createPostgresDatabase, signedIn, startTestService } from "@site/backend/testing";
import { larkpost } from "./testing.ts";
import { readDuration } from "./users.ts";

/** Milliseconds: a process for each command. */
const slow = 60_000;

const { url, open } = await createPostgresDatabase();
const database = await open();

const users = (words: string[], settings: Record<string, string> = {}) =>
  larkpost(["users", ...words], { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all", SUDO_USER: "anna", ...settings });

test("S7.6 users are managed on the Postgres server beside the site, each action a line of the log", {
  timeout: slow,
}, async () => {
  const { client, email } = await signedIn(startTestService(database));
  const found = await users(["find", email.slice(3)]);
  expect(found).toMatchObject({ status: 0, logged: [{ level: "info", event: "users_searched" }] });
  expect(found.output).toMatch(new RegExp(`^ID .*FACTORS\\n\\S+  ${email}  no .*  1 .*\\n1 user, times in UTC\\.`));
  const blocked = await users(["block", email]);
  expect(blocked).toMatchObject({ status: 0, output: expect.stringContaining("; sessions ended: 1.") });
  expect(blocked.logged).toMatchObject([
    { event: "user_blocked", operator: expect.stringMatching(/^\w.* \(sudo by anna\)$/) },
  ]);
  expect((await client.getUser()).error).not.toBeNull();
  expect(await users(["delete", email])).toMatchObject({ status: 2, output: expect.stringContaining("add --yes") });
  expect(await users(["delete", email, "--yes"])).toMatchObject({ status: 0, logged: [{ event: "account_deleted" }] });
  expect(await users(["delete", email, "--yes"])).toMatchObject({
    status: 1,
    output: `There is no user with the address ${email}.\n`,
    logged: [],
  });
});

test("what can't be done is one sentence, with exit code 1", {
  timeout: slow,
}, async () => {
  const empty = await createPostgresDatabase();
  const [onEmpty, onNone, onNothing, withoutData] = await Promise.all([
    users(["find", "x"], { DATABASE_URL: empty.url }),
    users(["find", "x"], { DATABASE_URL: "postgres://127.0.0.1:9/none" }),
    users(["find", "x"], { DATABASE_URL: url.replace(/\/[^/]*$/, "/no_such_database") }),
    users(["find", "x"], { DATABASE_URL: "" }),
  ]);
  expect(onEmpty).toMatchObject({ status: 1, output: expect.stringContaining("has no tables of the site") });
  expect(onNone).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^The Postgres server of DATABASE_URL .*\n$/),
  });
  expect(onNothing).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^The Postgres server of DATABASE_URL .*\n$/),
  });
  expect(withoutData).toMatchObject({
    status: 1,
    output: "There is no database in /nowhere/at/all: is DATA_DIR the one the site uses?\n",
  });
});

test("a block is for hours, days, or for good", () => {
  const hour = 3_600_000;
  expect([undefined, "24h", "30d"].map(readDuration)).toEqual([876_000 * hour, 24 * hour, 720 * hour]);
  for (const wrong of ["soon", "0h", "999999d", "1.5h"])
    expect(() => readDuration(wrong)).toThrow("must be hours or days");
});
