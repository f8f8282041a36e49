import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Claim, faultsOf, readClaims } from "./claims.ts";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The least number of claims in a document, and the sections that are not checked: those that only guide the reader, describe
 * what could be attacked, or say what is not fixed.
 */
const documents: Record<string, { least: number; left: readonly string[] }> = {
  "docs/authentication.md": {
    least: 40,
    left: ["Accounts", "Where things are", "Knowingly left", "Tests", "The official client's own tests"],
  },
  "docs/data-api.md": { least: 10, left: ["The data API"] },
  "docs/security.md": { least: 40, left: ["Security", "Assets", "Knowingly left"] },
};

describe.each(Object.entries(documents))("%s", (name, { least, left }) => {
  const claims = readClaims(readFileSync(path.join(root, name), "utf8"), left);

  test("names a test that there is for every claim, or says that none proves it", () => {
    expect(claims.length).toBeGreaterThan(least);
    const faults = claims.flatMap((claim) => faultsOf(claim).map((fault) => `${fault}: ${claim.text.slice(0, 120)}`));
    expect(faults).toEqual([]);
  });
});

describe("the check itself", () => {
  const claim = (text: string): Claim => ({ section: "What holds", text });
  const title = "S7.6 a code dies after five tries";

  test("finds rows, items and paragraphs, each with the lines that go on", () => {
    const text =
      "# A\nNot read.\n## B\n| claim | test |\n|---|---|\n| one | x |\n\n- two\n  goes on\n- three\n\nfour\nfive\n";
    expect(readClaims(text, ["A"]).map((found) => found.text)).toEqual([
      "| one | x |",
      "- two goes on",
      "- three",
      "four five",
    ]);
  });

  test.each([
    `Codes die. \`mail-codes.test.ts › a code dies after five tries\``,
    `Codes die, each once. \`auth/mail-codes.test.ts › a code dies\`, \`› no more than five tries\``,
    "They lie in the browser. No test: the specification has it so",
    "| 3.3.1 cookies | – | there are none |",
    "| 7.9.9 something | ✘ | not mended |",
  ])("takes: %s", (text) => {
    expect(faultsOf(claim(text))).toEqual([]);
  });

  test.each([
    ["nothing named", "Codes die.", "no test is named"],
    ["nothing named in a row that is ticked", "| 6.6.3 codes | ✔ | five tries |", "no test is named"],
    ["a tick without a test, whatever the reason", "| 6.6.3 codes | ✔ | No test: it is so |", "no test is named"],
    ["a file that is not there", "`no-such.test.ts › x`", "there is no no-such.test.ts"],
    ["a file of several", "`fuzz.test.ts › x`", "fuzz.test.ts is the name of several files"],
    [
      "a title that is not there",
      "`mail-codes.test.ts › a code lives`",
      'no test in server/auth/mail-codes.test.ts has "a code lives"',
    ],
    [
      "the title of a group",
      "`claims.test.ts › the check itself`",
      'no test in tests/claims.test.ts has "the check itself"',
    ],
    ["no file", `\`› ${title}\``, "no file is named"],
    ["a reason that is missing", "Codes die. No test: ", "no test is named"],
  ])("refuses %s", (_what, text, fault) => {
    expect(faultsOf(claim(text)).join()).toContain(fault);
  });
});
