import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { FoundUser } from "#server/auth/user-administration.ts";
import { confirmByTyping } from "./confirmation.ts";
import { tableOf } from "./table.ts";
import { parseArguments } from "./arguments.ts";

const who = "anna@shop.example";

describe("the words of npm run users", () => {
  test.each([
    [["find", "anna"], { action: "find", text: "anna" }],
    [["unblock", who], { action: "unblock", user: who }],
    [["sign-out", who], { action: "sign-out", user: who }],
    [["block", who], { action: "block", user: who, milliseconds: 876_000 * 3_600_000 }],
    [["block", who, "--for", "24h"], { action: "block", user: who, milliseconds: 24 * 3_600_000 }],
    [["block", "--for=30d", who], { action: "block", user: who, milliseconds: 30 * 24 * 3_600_000 }],
  ])("%j are taken", (words, request) => {
    expect(parseArguments(words)).toEqual({ request, isConfirmed: false });
  });

  test("deleting is confirmed by --yes", () => {
    expect(parseArguments(["delete", who, "--yes"])).toEqual({
      request: { action: "delete", user: who },
      isConfirmed: true,
    });
  });

  test.each([
    [[], "Usage:"],
    [["find"], "Usage:"],
    [["block", who, "someone"], "Usage:"],
    [["ban", who], 'There is no "ban".'],
    [["show", who], 'There is no "show".'],
    [["block", who, "--for", "soon"], '--for is "soon", but it must be hours or days'],
    [["block", who, "--for", "0h"], "must be hours or days"],
    [["block", who, "--for", "999999d"], "must be hours or days"],
    [["sign-out", who, "--for", "1h"], "--for goes with block alone"],
    [["block", who, "--yes"], "--yes goes with delete alone"],
    [["find", who, "--all"], "--all"],
  ])("%j are refused with a sentence", (words, sentence) => {
    expect(() => parseArguments(words)).toThrow(sentence);
  });
});

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
    expect(tableOf({ users: [user], more: true })).toContain("There are more than 50");
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
