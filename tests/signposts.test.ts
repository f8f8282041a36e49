import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  compareSettings,
  documents,
  missingCommands,
  missingInComments,
  missingPaths,
  readDocument,
  readPaths,
} from "./signposts.ts";

/** Names that documents give to what is made at run time, in an installation, or by others. */
const elsewhere = new Set(["accounts.sql", "signing-keys.json"]);

test.each(documents)("%s names only paths and commands that exist", (document) => {
  const text = readDocument(document);
  expect(missingPaths(text, document).filter((name) => !elsewhere.has(name))).toEqual([]);
  expect(missingCommands(text)).toEqual([]);
});

test("comments name only files that exist", () => {
  expect(missingInComments()).toEqual([]);
});

test("the example of CONTRIBUTING.md for a page fits the project as it is", () => {
  const { status, stderr } = spawnSync("git", ["apply", "--check", "docs/examples/add-a-page.patch"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});

const settingTables = readDocument("README.md") + readDocument("docs/settings.md");

test("the README and docs/settings.md list every setting that the code reads, and no other", () => {
  expect(compareSettings(settingTables)).toEqual({ missing: [], unknown: [] });
});

describe("the check itself", () => {
  test.each([
    ["a folder", "`server/no-such-folder/`", "README.md"],
    ["a file in a folder", "see `server/http/limits.ts`", "CONTRIBUTING.md"],
    ["a file alone", "`no-such-file.ts`", "README.md"],
    ["a link from the document's folder", "[why](decisions/099-nothing.md#part)", "docs/security.md"],
    ["a link from the root", "[deploy](docs/no-such-file.md)", "README.md"],
  ])("finds a planted path that is gone: %s", (_what, text, document) => {
    expect(missingPaths(text, document)).toHaveLength(1);
  });

  test("takes what exists, and passes over placeholders, addresses and fenced code", () => {
    const text = [
      "`app/routes.ts`, `pass.ts`, `docs/`, [deploy](deploy.md)",
      "`content/pages/<page>.ts` [elsewhere](https://example.com/a.ts) `/pricing`",
      "```sh\ncat server/no-such-file.ts\n```",
    ].join("\n");
    expect(missingPaths(text, "docs/security.md")).toEqual([]);
  });

  test("reads a good number of paths", () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((document) => readPaths(readDocument(document))).length).toBeGreaterThan(250);
  });

  test("finds a planted command that is gone", () => {
    expect(missingCommands("`npm run nightly`, `npm run no-such-command`")).toEqual(["no-such-command"]);
  });

  test("finds a planted gap in the settings, and a setting that nothing reads", () => {
    const text = settingTables.replace("| `DATA_DIR` |", "| `DATA_FOLDER` |");
    expect(compareSettings(text)).toEqual({ missing: ["DATA_DIR"], unknown: ["DATA_FOLDER"] });
  });
});
