import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { UsageError } from "./command.ts";
import { run } from "./commands.ts";
import { larkpost } from "./testing.ts";
import { freePort } from "@site/testing/ports.ts";

const overview = await larkpost(["--help"], {});
const names = [...overview.output.matchAll(/^ {2}([a-z]+) +/gm)].map(([, name = ""]) => name);

describe("larkpost", () => {
  test("lists its commands, and --help shows how to use each", async () => {
    expect(overview.status).toBe(0);
    expect(names).toEqual(["start", "preflight", "backup", "restore", "operators", "keys", "accounts"]);
    for (const name of names) {
      expect(await run([name, "--help"])).toMatch(new RegExp(`^Usage:\n  larkpost ${name}\\b.*\n      \\S`));
    }
  });

  test.each([
    [[], "Usage: larkpost <command>"],
    [["bakcup"], 'Unknown command "bakcup".'],
    [["__proto__"], 'Unknown command "__proto__".'],
    [["backup", "a", "b"], "Usage:\n  larkpost backup [folder]"],
    [["restore"], "Usage:\n  larkpost restore <folder>"],
    [["users", "block", "a@b.example"], '"users" has moved to the desk: Accounts. docs/deploy.md says how to open it.'],
    [["content", "import", "platforms", "a.csv"], '"content" has moved to the desk: Case studies and Platforms'],
    [["subscribers", "export", "a.csv"], '"subscribers" has moved to the desk: Subscribers'],
    [["deliveries", "list"], '"deliveries" has moved to the desk: Health'],
    [["operators", "ban", "someone"], 'Unknown argument "ban".\nUsage:'],
    [["operators", "constructor"], 'Unknown argument "constructor".'],
    [["operators"], "Usage:\n  larkpost operators add"],
    [["operators", "add", " "], "Usage:"],
    [["operators", "list", "all"], "Usage:"],
    [["keys"], "Usage:\n  larkpost keys rotate"],
    [["accounts", "export", "/no/folder/a.sql"], "/no/folder/a.sql can't be created: name a file in a folder that"],
    [["preflight", "now"], "Usage:"],
  ])("%j is refused with a sentence", async (words, sentence) => {
    const running = run(words);
    await expect(running).rejects.toThrow(UsageError);
    await expect(running).rejects.toThrow(sentence);
  });

  test("exits with 2 for wrong arguments", async () => {
    expect(await larkpost(["bakcup"], {})).toMatchObject({ status: 2, output: expect.stringContaining("bakcup") });
  });

  test("an invalid setting is reported in its own sentence", async () => {
    const { status, output } = await larkpost(["operators", "list"], { PORT: "none" });
    expect([status, output]).toEqual([1, expect.stringMatching(/^PORT .*\n$/)]);
  });

  test.each([
    ["operators", ["list"], "whose dashboard is the desk"],
    ["backup", [], "take its backup there"],
    ["keys", ["rotate"], "rotate its signing keys there"],
  ])("%s does nothing with hosted Supabase, and says why", async (name, words, sentence) => {
    const hosted = { SUPABASE_URL: "https://project.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
    const { status, output } = await larkpost([name, ...words], hosted);
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
  });
});

test("a backup unit installed by an earlier version still works", async () => {
  const root = path.resolve(import.meta.dirname, "..");
  // As in the unit's ExecStart. The folder exists, so the backup fails with a message.
  const { status, stderr } = spawnSync(process.execPath, ["scripts/backup.ts", root], {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, `${root} already exists: choose a new folder.\n`]);
});

test("preflight lists open facts with their file, and fails only in live", async () => {
  const PORT = String(await freePort());
  const spec = await larkpost(["preflight"], { PORT });
  expect(spec.status).toBe(0);
  expect(spec.output).toMatch(/^content\/words\/en\/business\.yaml {2}legalName: .* is a sample$/m);
  expect(spec.output).toMatch(/^settings {2}SMTP_URL: /m);
  const live = await larkpost(["preflight"], { PORT, SITE_PROFILE: "live" });
  expect(live.status).toBe(1);
  expect(live.output).toMatch(/^\d+ open\.$/m);
});
