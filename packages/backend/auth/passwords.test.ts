import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { hash as bcrypt } from "@node-rs/bcrypt";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { cleanUpAfter } from "../lib/testing.ts";
import { AuthError } from "./auth-error.ts";
import { checkPasswordStrength, createPasswords, PasswordWorkers, restAfter } from "./passwords.ts";

const readCost = (hash: string): number => Number(hash.split("$")[2]);

function reasonsAgainst(password: string, guessable: string[] = []): readonly string[] {
  try {
    checkPasswordStrength(password, guessable);
    return [];
  } catch (error) {
    if (error instanceof AuthError) return error.details.reasons ?? [error.code];
    throw error;
  }
}

function startPasswords(...options: Parameters<typeof createPasswords>) {
  const passwords = createPasswords(...options);
  cleanUpAfter(passwords.close);
  return passwords;
}

test("S8.2 eight characters of any kind are enough, and 64 emoji are not too many", () => {
  expect(reasonsAgainst("kqzvwbx")).toEqual(["length"]);
  expect(reasonsAgainst("kqzvwbxm")).toEqual([]);
  expect(reasonsAgainst("🦜🍋🪁🎈🧵🪵🐚")).toEqual(["length"]);
  expect(reasonsAgainst("éàéàéàé".normalize("NFD"))).toEqual(["length"]);
  expect(reasonsAgainst("🦜🍋🪁🎈🧵🪵🐚🎐")).toEqual([]);
  expect(reasonsAgainst("🦜🍋🪁🎈".repeat(16))).toEqual([]);
  expect(reasonsAgainst("quiet harbour lantern")).toEqual([]);
  expect(reasonsAgainst("x y".repeat(500))).toEqual(["validation_failed"]);
});

test("S8.2 every listed common or breached password is refused", () => {
  const list = readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8").split("\n");
  const long = list.filter((word) => word.length >= 8 && !word.startsWith("# "));
  expect(long.length).toBeGreaterThan(10_000);
  expect(long.filter((word) => !reasonsAgainst(word).includes("pwned"))).toEqual([]);
  expect(long.filter((word) => !reasonsAgainst(word.toUpperCase()).includes("pwned"))).toEqual([]);
});

test("S8.2 passwords built on a common word, the site's name or the address are refused", () => {
  for (const password of [
    "Password2026!",
    "p4ssw0rd99",
    "aaaaaaaaaaaa",
    "12345678901",
    "abcdefghij",
    "xyzzxyzz",
    "Fernwald2026",
    "fernwald!!",
  ]) {
    expect([password, reasonsAgainst(password, ["Fernwald"])]).toEqual([password, ["pwned"]]);
  }
  expect(reasonsAgainst("grace.hopper1", ["grace.hopper@shop.example"])).toEqual(["pwned"]);
  expect(reasonsAgainst("grace sails a quiet harbour", ["grace@shop.example"])).toEqual([]);
});

test("S8.2 a long password is never truncated", async () => {
  const hash = await startPasswords().hash("quiet harbour lantern");
  expect(readCost(hash)).toBeGreaterThanOrEqual(10);
  const passwords = startPasswords(undefined, undefined, 60_000, 4);
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 72, maxLength: 200 }),
      fc.string({ minLength: 1, maxLength: 5 }),
      async (head, tail) => {
        const encoded = await passwords.hash(head);
        expect(await passwords.verify(head, encoded)).toBe(true);
        expect(await passwords.verify(head + tail, encoded)).toBe(false);
      },
    ),
    { numRuns: 5 },
  );
  const withNul = await passwords.hash("before\0after");
  expect(await passwords.verify("before\0other", withNul)).toBe(false);
});

test("S7.1 a password matches in any Unicode normalization, and a hash of the raw text still matches", async () => {
  const passwords = startPasswords(undefined, undefined, undefined, 4);
  const [composed, decomposed] = ["NFC", "NFD"].map((form) => "Kestrel-é-mooring-47".normalize(form));
  for (const set of [composed, decomposed]) {
    const hash = await passwords.hash(set ?? "");
    for (const typed of [composed, decomposed]) expect(await passwords.verify(typed ?? "", hash)).toBe(true);
    expect(await passwords.verify("Kestrel-e-mooring-47", hash)).toBe(false);
  }
  expect(await passwords.verify(decomposed ?? "", await bcrypt(decomposed ?? "", 4))).toBe(true);
});

test("S7.1 a missing hash costs the same work and never matches", async () => {
  const run = vi.spyOn(PasswordWorkers.prototype, "run");
  onTestFinished(() => run.mockRestore());
  // Hashing has low priority, so on a busy machine it may exceed the default timeout.
  const passwords = startPasswords(1, undefined, 60_000);
  const cost = readCost(await passwords.hash("quiet harbour lantern"));
  for (const absent of [null, ""]) {
    const order: string[] = [];
    const hashed = passwords.hash("quiet harbour lantern").then(() => order.push("hash"));
    // With one thread, `verify` can only finish after the hash if it waits in the same queue.
    expect(await passwords.verify("anything", absent)).toBe(false);
    expect(readCost(run.mock.lastCall?.[0].encoded ?? "")).toBe(cost);
    order.push("absent");
    await hashed;
    expect(order).toEqual(["hash", "absent"]);
  }
});

test("S7.1 too many waiting sign-ins get 429 before any work is done", async () => {
  const passwords = startPasswords(1, 2, 60_000);
  let begun = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      passwords.admit((verify) => {
        begun += 1;
        return verify("quiet harbour lantern", null);
      }),
    ),
  );
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect([begun, refused.length]).toEqual([3, 2]);
  expect(refused[0]?.reason).toMatchObject({ name: "LimitError", retryAfter: 2 });
  await expect(passwords.hash("quiet harbour lantern")).resolves.toBeTruthy();
});

test("S7.1 a sign-in that waited too long gets 429, and the next ones are served", async () => {
  const passwords = startPasswords(1, 2, 0);
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => passwords.hash("quiet harbour lantern")));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(outcomes[1]).toMatchObject({ reason: { name: "LimitError", retryAfter: 2 } });
  await expect(passwords.hash("quiet harbour lantern")).resolves.toBeTruthy();
});

test("S7.1 hashing pauses longer the busier the thread that serves pages is", () => {
  const rests = [0, 0.25, 0.5, 0.75, 1].map((utilization) => restAfter(50, utilization));
  expect(rests).toEqual(rests.toSorted((one, other) => one - other));
  expect(rests[0]).toBe(50);
  expect(rests[2]).toBeLessThan(3 * 50);
  // Nine admitted sign-ins must finish within the API's ten seconds.
  expect(rests[4]).toBeLessThan(1_000);
  expect(restAfter(2_000, 1)).toBe(1_000);
});

test.runIf(process.platform === "linux")(
  "S7.1 hashing yields to the thread that serves pages, but not to other programs on the machine",
  async () => {
    const passwords = startPasswords(1);
    await passwords.hash("quiet harbour lantern");
    const niceness = (task: string): number => {
      const status = readFileSync(`/proc/self/task/${task}/stat`, "utf8");
      // Field 19 of proc_pid_stat(5), counted after the name, which may contain spaces.
      return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[16]);
    };
    const lowest = Math.max(...readdirSync("/proc/self/task").map(niceness));
    expect(lowest).toBeGreaterThan(niceness(String(process.pid)));
    expect(lowest).toBeLessThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
  },
);

const printHash = `
  import { createPasswords } from ${JSON.stringify(new URL("passwords.ts", import.meta.url).href)};
  const passwords = createPasswords(1);
  process.stdout.write(await passwords.hash("quiet harbour lantern"));
  await passwords.close();`;
const forbidPriorities = `
  import { syncBuiltinESMExports } from "node:module";
  import os from "node:os";
  os.setPriority = () => { throw new Error("setpriority: operation not permitted"); };
  syncBuiltinESMExports();`;

test.each<[string, string[], NodeJS.ProcessEnv]>([
  [
    "where a sandbox forbids to change a priority",
    ["--import", `data:text/javascript,${encodeURIComponent(forbidPriorities)}`],
    {},
  ],
  ["under Node's watcher, whose own messages come from the threads too", [], { WATCH_REPORT_DEPENDENCIES: "1" }],
])("S7.1 %s, passwords are still hashed", (_where, flags, variables) => {
  const env = { ...process.env, ...variables };
  const output = execFileSync(process.execPath, [...flags, "-"], { input: printHash, encoding: "utf8", env });
  expect(readCost(output)).toBeGreaterThanOrEqual(10);
});
