import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { FoundUser } from "@site/backend";
import { createPostgresDatabase, startTestService } from "@site/backend/testing";
import { larkpost } from "./testing.ts";
import { confirmByTyping, readDuration, tableOf } from "./users.ts";

const slow = 60_000;

const { url, open } = await createPostgresDatabase();
const database = await open();

const users = (words: string[], settings: Record<string, string> = {}) =>
  larkpost(["users", ...words], { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all", SUDO_USER: "anna", ...settings });

test("S7.6 users are managed on the Postgres server beside the site, each action a line of the log", {
  timeout: slow,
}, async () => {
  const { client, email } = await startTestService(database).signedIn();
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
  const [onEmpty, onNothing, withoutData] = await Promise.all([
    users(["find", "x"], { DATABASE_URL: empty.url }),
    users(["find", "x"], { DATABASE_URL: url.replace(/\/[^/]*$/, "/no_such_database") }),
    users(["find", "x"], { DATABASE_URL: "" }),
  ]);
  expect(onEmpty).toMatchObject({ status: 1, output: expect.stringContaining("has no tables of the site") });
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

const who = "anna@shop.example";

describe("the table of users", () => {
  const user: FoundUser = {
    id: "00000000-0000-4000-8000-000000000001",
    email: who,
    confirmedAt: "2026-01-02T03:04:05.678Z",
    createdAt: "2026-01-02T03:00:00.000Z",
    lastSignInAt: null,
    blockedUntil: null,
    sessions: 0,
    factors: ["recovery_code", "totp"],
  };

  test("has a line for each, in columns", () => {
    const other = { ...user, email: "b@shop.example", sessions: 12, factors: [], confirmedAt: null };
    const [head, first, second, last] = tableOf({ users: [user, other], more: false }).split("\n");
    expect(first).toBe(
      `${user.id}  ${who}  2026-01-02 03:04  2026-01-02 03:00  never         -              0         codes, app`,
    );
    expect(second?.indexOf("12")).toBe(head?.indexOf("SESSIONS"));
    expect(last).toBe("2 users, times in UTC.");
  });

  test("says that there are more, or none", () => {
    expect(tableOf({ users: [user], more: true })).toContain("There are more than 1:");
    expect(tableOf({ users: [], more: false })).toBe("There is no such user.");
  });
});

describe("the typed confirmation", () => {
  test.each([
    [`${who}\n`, true],
    ["yes\n", false],
    ["\n", false],
    ["", false],
  ])("%j gives %s", async (typed, confirmed) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const asking = confirmByTyping({ input, output }, "Type it: ", who);
    input.end(typed);
    expect(await asking).toBe(confirmed);
    output.end();
    expect(await text(output)).toContain("Type it: ");
  });
});
