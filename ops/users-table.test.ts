import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { FoundUser } from "@site/backend";
import { confirmByTyping } from "./confirmation.ts";
import { tableOf } from "./users-table.ts";

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
