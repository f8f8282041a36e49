import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toJson } from "../../content/write-json.ts";
import { ensureWords, wordsAreCurrent } from "./ensure.ts";
import { generateWords } from "./generate.ts";
import { readMessage } from "./message.ts";
import { readWords } from "./read-tree.ts";
import { contextOf, type Placeholders, writeModule } from "./write-module.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const folder = mkdtempSync(path.join(tmpdir(), "larkpost-words-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placeholders: Placeholders = {
  values: { siteName: "Larkpost", planCount: 3, listLength: 12_000 },
  quotations: { basicName: "plans:plans.basic.name", planTotal: "plans:plans.length", around: "plans:around" },
  parameters: { count: "number", email: "string", total: "number" },
};

const plans = readWords(
  "plans:\n  - id: basic\n    name: Basic by {siteName}\n  - id: pro\n    name: Pro\naround: I repeat {around}",
  "plans.yaml",
);
const numbers = readWords("numberWords: [zero, one, two, three]", "numbers.yaml");

/** The module of one file of words, as Node runs it. */
async function moduleOf(yaml: string, locale = "en-US"): Promise<Record<string, unknown>> {
  const context = contextOf(
    new Map([
      ["plans", plans],
      ["numbers", numbers],
    ]),
    placeholders,
    locale,
  );
  const file = path.join(mkdtempSync(path.join(folder, "module-")), "generated", "made.ts");
  mkdirSync(path.dirname(file));
  const content = path.join(file, "..", "..");
  for (const name of ["message.ts", "format.ts"]) cpSync(path.join(root, "content", name), path.join(content, name));
  writeFileSync(path.join(content, "site.ts"), `export const site = ${JSON.stringify({ locale })};\n`);
  writeFileSync(file, writeModule("made", readWords(yaml, "made.yaml"), context));
  return { ...(await import(pathToFileURL(file).href)) };
}

describe("a message", () => {
  test.each([
    ["By {siteName}, in {listLength} copies", "By Larkpost, in 12,000 copies"],
    ["{planCount, number, words} plans. {planCount, number, wordsAtStart} prices.", "three plans. Three prices."],
    ["{listLength, number, words}", "12,000"],
    ["{planCount, plural, one {a plan} other {# plans}}", "3 plans"],
    ["{planCount, plural, =3 {all} one {a plan} other {# plans}}", "all"],
    ["{basicName} and {planTotal}", "Basic by Larkpost and 2"],
    ["It’s '{'literal'}', `quoted` and $'{'x'}' \\", "It’s {literal}, `quoted` and ${x} \\"],
    ["<b>stays</b>", "<b>stays</b>"],
  ])("whose values are known is written out: %s", async (message, expected) => {
    expect(await moduleOf(`said: ${JSON.stringify(message)}`)).toEqual({ said: expected });
  });

  test("that waits for one value is a function of it, for several a function of an object, in a list always of an object", async () => {
    const made = (await moduleOf(
      'one: "To {email} `$"\nseveral: "{count} of {total, plural, one {# text} other {# texts}} to {email}"\nlist: ["To {email}"]',
    )) as {
      one: (email: string) => string;
      several: (values: { count: number; total: number; email: string }) => string;
      list: ((values: { email: string }) => string)[];
    };
    expect(made.one("ines@mail.example")).toBe("To ines@mail.example `$");
    expect(made.several({ count: 1, total: 1, email: "x" })).toBe("1 of 1 text to x");
    expect(made.several({ count: 1_000, total: 2_000, email: "x" })).toBe("1,000 of 2,000 texts to x");
    expect(made.list[0]?.({ email: "x" })).toBe("To x");
  });

  test("plurals follow the rules of the language", async () => {
    const message = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
    const { files } = (await moduleOf(`files: "${message}"`, "pl")) as { files: (count: number) => string };
    expect([1, 2, 5, 22].map(files)).toEqual(["1 plik", "2 pliki", "5 plików", "22 pliki"]);
  });

  test("a plural that only sets one apart names the number, so that no browser needs plural rules for it", async () => {
    const made = await moduleOf(
      'said: "{count, plural, one {a} other {#}}"\nown: "{count, plural, one {a} =1 {b} few {c} other {d}}"',
    );
    expect(JSON.parse(toJson(made))).toEqual({
      said: { $m: [["count", { "=1": ["a"], other: [["count"]] }]] },
      own: { $m: [["count", { "=1": ["b"], other: ["d"] }]] },
    });
  });

  test.each([
    ["a: 1\nsaid: To {emial}", /^made\.yaml:2: nothing gives \{emial\} a value/],
    ["said: To {email", /^made\.yaml:1: this is not a message in ICU syntax \(.*\): To \{email/],
    ["said: '{count, plural, one {a}}'", /^made\.yaml:1: this is not a message in ICU syntax/],
    ["said: '{count, date}'", /^made\.yaml:1: \{count\} is of a kind that is not supported/],
    ["said: '{email, plural, one {a} other {b}}'", /^made\.yaml:1: \{email, plural, …\} takes a number/],
    ["said: '{count, number, words}'", /^made\.yaml:1: \{count, number, …\} takes a number of content/],
    ["said: '{count, plural, many {a} other {b}}'", /^made\.yaml:1: .* has no “one”, which en-US needs/],
    ["said: '{around}'", /^plans\.yaml:6: \{around\} repeats itself/],
    ["one: x\ntwo: [y", /^made\.yaml:2: this is not YAML: /],
    ["one: x\none: y", /^made\.yaml:2: this is not YAML: .*unique/],
    ["one: &a x\ntwo: *a", /^made\.yaml:2: words are written out/],
    ["one: !markdown '[x](javascript:1)'", /^made\.yaml:1: a link leads to https:/],
    ["one: !markdown '# Heading'", /^made\.yaml:1: Markdown of the kind “heading” is not shown/],
    ["one:\n  - !inline |\n    Two\n\n    paragraphs", /^made\.yaml:2: !inline takes one paragraph/],
    ["Page one: x", /^made\.yaml:1: “Page one” is no name for a constant/],
    ["- x", /^made\.yaml:1: a file of words begins with a key/],
  ])("that is wrong is reported in one sentence with its line: %s", async (yaml, sentence) => {
    await expect(moduleOf(yaml)).rejects.toThrow(sentence);
  });

  test("a quotation of a missing placeholder is reported", () => {
    const context = contextOf(new Map(), placeholders, "en-US");
    const read = () => readMessage("{basicName}", { file: "a.yaml", line: 4 }, context);
    expect(read).toThrow("a.yaml:4: {basicName} repeats plans:plans.basic.name, which is no such text.");
  });
});

test("Markdown is paragraphs and lists with links, code and strong text, and stands among other blocks; code is left as it is", async () => {
  const yaml = [
    'code: !verbatim "it\'s {a: {}} of {siteName}"',
    "text: !inline Write to `{siteName}` or [us](/help).",
    "blocks:",
    "  - !markdown |",
    "    **Read** [WCAG](https://www.w3.org/).",
    "",
    "    1. First",
    "    2. Second",
    "  - kind: quote",
    "    text: So.",
  ].join("\n");
  expect(await moduleOf(yaml)).toEqual({
    code: "it's {a: {}} of {siteName}",
    text: ["Write to ", { kind: "code", text: "Larkpost" }, " or ", { kind: "link", label: "us", to: "/help" }, "."],
    blocks: [
      {
        kind: "paragraph",
        text: [
          { kind: "strong", text: "Read" },
          " ",
          { kind: "outside", label: "WCAG", href: "https://www.w3.org/" },
          ".",
        ],
      },
      { kind: "list", ordered: true, items: [["First"], ["Second"]] },
      { kind: "quote", text: "So." },
    ],
  });
});

describe("a second language", () => {
  let copy = "";
  const inCopy = (...parts: string[]): string => path.join(copy, "content", ...parts);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    writeFileSync(inCopy(file), text);
  };

  beforeEach(() => {
    copy = mkdtempSync(path.join(folder, "languages-"));
    mkdirSync(inCopy());
    for (const name of ["message.ts", "format.ts"]) cpSync(path.join(root, "content", name), inCopy(name));
    write(
      "placeholders.ts",
      `export const { values, quotations, parameters } = ${JSON.stringify({ ...placeholders, quotations: {} })} as const;\n`,
    );
    write("site.ts", 'export const site = { language: "de", locale: "de-DE", currency: "USD" } as const;\n');
    write(
      "words/en/pages/home.yaml",
      "home:\n  title: Lists of {listLength}\n  left: '{count} left'\n  steps: [One, Two]\n",
    );
    write(
      "words/de/pages/home.yaml",
      "home:\n  title: Listen mit {listLength}\n  left: noch {count}\n  steps: [Eins, Zwei]\n",
    );
  });

  test("is chosen by one constant, and its numbers are written as its locale writes them", async () => {
    await generateWords(copy);
    const { home } = await import(pathToFileURL(inCopy("generated", "pages", "home.ts")).href);
    expect([home.title, home.left(2_000), home.steps]).toEqual(["Listen mit 12.000", "noch 2.000", ["Eins", "Zwei"]]);
  });

  test.each([
    [
      "a key",
      "home:\n  title: Listen mit {listLength}\n  steps: [Eins, Zwei]\n",
      "content/words/de/pages/home.yaml:2: “home.left” is missing; it is at content/words/en/pages/home.yaml:3.",
    ],
    [
      "a placeholder",
      "home:\n  title: Listen\n  left: noch {count}\n  steps: [Eins, Zwei]\n",
      "content/words/de/pages/home.yaml:2: “home.title” leaves out {listLength}.",
    ],
    [
      "a part of a list",
      "home:\n  title: Listen mit {listLength}\n  left: noch {count}\n  steps: [Eins]\n",
      "content/words/de/pages/home.yaml:4: “home.steps” has 1 parts, not 2 as in content/words/en/pages/home.yaml.",
    ],
    [
      "nothing, and has a key too many",
      "home:\n  title: Listen mit {listLength}\n  left: noch {count}\n  steps: [Eins, Zwei]\n  more: x\n",
      "content/words/de/pages/home.yaml:5: “home.more” is not in content/words/en/pages/home.yaml.",
    ],
    [
      "a text, where it has a number",
      "home:\n  title: 7\n  left: noch {count}\n  steps: [Eins, Zwei]\n",
      "content/words/de/pages/home.yaml:2: “home.title” is not what content/words/en/pages/home.yaml:2 says.",
    ],
  ])("that lacks %s is reported with file and key", async (_what, yaml, sentence) => {
    write("words/de/pages/home.yaml", yaml);
    await expect(generateWords(copy)).rejects.toThrow(sentence);
  });

  test("that lacks a file, or is missing, is reported", async () => {
    rmSync(inCopy("words", "de", "pages", "home.yaml"));
    await expect(generateWords(copy)).rejects.toThrow(
      "content/words/de/pages/home.yaml:1: is missing; content/words/en/pages/home.yaml has it.",
    );
    write(
      "site.ts",
      'export const site = { language: "fr", locale: "fr-FR", currency: "USD" } as const;\n// Another module than before.\n',
    );
    cpSync(inCopy(), path.join(copy, "other", "content"), { recursive: true });
    await expect(generateWords(path.join(copy, "other"))).rejects.toThrow("there is no folder content/words/fr");
    write(
      "site.ts",
      'export const site = { language: "en", locale: "de-DE", currency: "USD" } as const;\n// A third module.\n',
    );
    cpSync(inCopy(), path.join(copy, "third", "content"), { recursive: true });
    await expect(generateWords(path.join(copy, "third"))).rejects.toThrow("de-DE is no locale of the language en");
  });

  test("has the types of the first: what reads one reads the other, and a wrong use of either fails", {
    timeout: 60_000,
  }, async () => {
    symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
    write(
      "reads.ts",
      'import { home } from "./generated/pages/home.ts";\nexport const said: string = home.left(2) + home.title + home.steps[1];\n',
    );
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--target",
      "es2024",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--allowImportingTsExtensions",
      "--types",
      "",
    ];
    const check = () =>
      promisify(execFile)(path.join(root, "node_modules", ".bin", "tsc"), [...options, inCopy("reads.ts")], {
        cwd: copy,
      });
    for (const language of ["de", "en"]) {
      const other = path.join(copy, language);
      cpSync(inCopy(), path.join(other, "content"), { recursive: true });
      writeFileSync(
        path.join(other, "content", "site.ts"),
        `export const site = { language: "${language}", locale: "${language}", currency: "USD" } as const;\n`,
      );
      await generateWords(other);
      cpSync(path.join(other, "content", "generated"), inCopy("generated"), { recursive: true });
      await check();
    }
    write(
      "reads.ts",
      'import { home } from "./generated/pages/home.ts";\nexport const said: string = home.left("two");\n',
    );
    await expect(check()).rejects.toMatchObject({ stdout: expect.stringContaining("reads.ts(2,") });
  });
});

test("words are generated only when they, their values or the generator changed, and what is right is left as it is", async () => {
  const copy = mkdtempSync(path.join(folder, "current-"));
  for (const entry of ["content", "scripts", "server/lib", "package.json", "app/drawings"])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  await ensureWords(copy);
  expect(wordsAreCurrent(copy)).toBe(true);
  const generated = (name: string): string => path.join(copy, "content", "generated", name);
  const other = statSync(generated("chat.ts")).mtimeMs;
  const file = path.join(copy, "content", "words", "en", "pages", "pricing.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("title: Pricing", "title: What it costs"));
  expect(wordsAreCurrent(copy)).toBe(false);
  await ensureWords(copy);
  expect(readFileSync(generated("pages/pricing.ts"), "utf8")).toContain('"title": "What it costs"');
  expect(statSync(generated("chat.ts")).mtimeMs).toBe(other);
  writeFileSync(file, before.replace("title: Pricing", "title: Only {nobodyKnows}"));
  await expect(ensureWords(copy)).rejects.toThrow(
    /^content\/words\/en\/pages\/pricing\.yaml:\d+: nothing gives \{nobodyKnows\} a value/,
  );
});
