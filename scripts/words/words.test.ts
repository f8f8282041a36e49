import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { ensureWords, wordsAreCurrent } from "./ensure.ts";
import { generateWords } from "./generate.ts";
import { isNameForCode } from "./names-in-words.ts";
import { readStandIns } from "./stand-in.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const folder = temporaryFolder();
symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));

const values = { siteName: "Acme", planCount: 3, listLength: 12_000 };
const placeholders = {
  quotations: {
    basicName: "plans:plans.basic.name",
    planTotal: "plans:plans.length",
    around: "made:said",
    trialDays: "plans:trial",
    missing: "plans:plans.none.name",
  },
  parameters: { count: "number", email: "string", total: "number" },
  isolated: ["email"],
};

let copy = "";
const inCopy = (...parts: string[]): string => path.join(copy, "content", ...parts);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inCopy(file)), { recursive: true });
  writeFileSync(inCopy(file), text);
}

const describeLanguage = (code: string, locale: string, direction = "ltr"): void =>
  write(`words/${code}/language.yaml`, `language: { name: ${code}, locale: ${locale}, direction: ${direction} }\n`);

beforeEach(() => {
  copy = mkdtempSync(path.join(folder, "site-"));
  for (const name of ["message.ts", "format-message.ts", "number-format.ts", "language.ts"])
    cpSync(path.join(root, "content", name), inCopy(name));
  write(
    "placeholders.ts",
    `export const valuesIn = () => (${JSON.stringify(values)});\nexport const { quotations, parameters, isolated } = ${JSON.stringify(placeholders)} as const;\n`,
  );
  const folders = Object.entries({ ar: "ar", de: "de", "en-xa": "en-xa", default: "en" });
  const imports = { "#words/*": Object.fromEntries(folders.map(([key, to]) => [key, `./content/generated/${to}/*`])) };
  writeFileSync(path.join(copy, "package.json"), JSON.stringify({ imports }));
  describeLanguage("en", "en-US");
});

async function generateModule(yaml: string): Promise<Record<string, unknown>> {
  write("words/en/plans.yaml", "plans: [{id: basic, name: 'Basic by {siteName}'}, {id: pro, name: Pro}]\ntrial: 14");
  write("words/en/numbers.yaml", "numberWords: [zero, one, two, three]");
  write("words/en/made.yaml", yaml);
  await generateWords(copy);
  return { ...(await import(pathToFileURL(inCopy("generated/en/made.ts")).href)) };
}

describe("a message", () => {
  test.each([
    ["By {siteName}, in {listLength} copies", "By Acme, in 12,000 copies"],
    ["{planCount, number, words} plans. {planCount, number, wordsAtStart} prices.", "three plans. Three prices."],
    ["{planCount, plural, one {a plan} other {# plans}}", "3 plans"],
    ["{planCount, plural, =3 {all} one {a plan} other {# plans}}", "all"],
    ["{basicName} and {planTotal}", "Basic by Acme and 2"],
    ["{trialDays, plural, one {# day} other {# days}}", "14 days"],
    ["Keine E-Mails, von A-Z", "Keine E-\u2060Mails, von A-Z"],
    ["It’s '{'literal'}', `quoted` and $'{'x'}' \\", "It’s {literal}, `quoted` and ${x} \\"],
  ])("with known values is written out: %s", async (message, expected) => {
    expect(await generateModule(`said: ${JSON.stringify(message)}`)).toEqual({ said: expected });
  });

  test("is a function of a single value or an object, in a list always of an object, with its language's plural rules", async () => {
    const made = (await generateModule(
      'one: "To {email} `$"\nseveral: "{count} of {total, plural, one {# text} =2 {both} few {c} other {# texts}} to {email}"\nlist: ["To {email}"]',
    )) as {
      one: (email: string) => string;
      several: (values: { count: number; total: number; email: string }) => string;
      list: ((values: { email: string }) => string)[];
    };
    expect(made.one("ines@mail.example")).toBe("To ines@mail.example `$");
    expect(made.several({ count: 1, total: 1, email: "x" })).toBe("1 of 1 text to x");
    expect(made.several({ count: 1, total: 2, email: "x" })).toBe("1 of both to x");
    expect(made.several({ count: 1_000, total: 2_000, email: "x" })).toBe("1,000 of 2,000 texts to x");
    expect(made.list[0]?.({ email: "x" })).toBe("To x");
    expect(() => made.several({ total: 1 } as never)).toThrow("A message needs a value for {count}.");
  });

  test("isolates inserted values in right-to-left languages, and nothing else", async () => {
    write("words/en/made.yaml", "said: 'To {email}: {count}'");
    describeLanguage("ar", "ar", "rtl");
    write("words/ar/made.yaml", "said: 'إلى {email}: {count}'");
    await generateWords(copy);
    expect(readFileSync(inCopy("generated/ar/made.ts"), "utf8")).toContain(
      '(["إلى \u2068",["email"],"\u2069: ",["count"]])',
    );
  });

  test.each([
    ["a: 1\nsaid: To {emial}", /^content\/words\/en\/made\.yaml:2: \{emial\} is unknown/],
    ["said: To {email", /made\.yaml:1: this is not a message in ICU syntax \(.*\): To \{email/],
    ["said: '{count, date}'", /made\.yaml:1: \{count\} is not supported/],
    ["said: '{email, plural, one {a} other {b}}'", /made\.yaml:1: \{email, plural, …\} needs a number/],
    ["said: '{count, number, words}'", /made\.yaml:1: \{count, number, …\} needs a number from content/],
    ["said: '{count, plural, many {a} other {b}}'", /made\.yaml:1: .* has no “one”, which en-US needs/],
    ["said: 'I repeat {around}'", /made\.yaml:1: \{around\} quotes itself/],
    ["a: 1\nsaid: '{missing}'", /made\.yaml:2: \{missing\} quotes plans:plans\.none\.name, which doesn't exist/],
    ["one: x\ntwo: [y", /made\.yaml:2: this is not YAML: /],
    ["one: &a x\ntwo: *a", /made\.yaml:2: YAML aliases are not supported/],
    ["one: !markdown '[x](javascript:1)'", /made\.yaml:1: a link must lead to https:/],
    ["one: !markdown '# Heading'", /made\.yaml:1: Markdown of the type “heading” is not supported/],
    ["one:\n  - !inline |\n    Two\n\n    paragraphs", /made\.yaml:2: !inline allows one paragraph/],
    ["Page one: x", /made\.yaml:1: “Page one” can't be the name of a constant/],
    ["a: 1\nsaid: Order #7 # is late", /made\.yaml:2: put a text with “ #” in quotation marks/],
    ['said: "a\\u202eb"', /made\.yaml:1: the character U\+202E is invisible/],
    ['said: "a\\0b"', /made\.yaml:1: the character U\+0000 is invisible/],
    ['said: {heading: "\\u200b"}', /made\.yaml:1: “heading” is empty/],
    ["- x", /made\.yaml:1: a words file must begin with a key/],
    ["said: x\n<<<<<<< HEAD", /made\.yaml:2: this is a merge conflict marker/],
  ])("with an error is reported in one sentence with its line: %s", async (yaml, sentence) => {
    await expect(generateModule(yaml)).rejects.toThrow(sentence);
  });
});

test("an example in a field is the language's own, and every other address is the same in all languages", () => {
  expect(isNameForCode("you@yourshop.example", ["account", "emailPlaceholder"])).toBe(false);
  expect(isNameForCode("help@site.example", ["contacts", "help"])).toBe(true);
});

test("Markdown becomes paragraphs and lists with links, code and strong text among other blocks, and code is unchanged", async () => {
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
  const link = { kind: "outside", label: "WCAG", href: "https://www.w3.org/" };
  expect(await generateModule(yaml)).toEqual({
    code: "it's {a: {}} of {siteName}",
    text: ["Write to ", { kind: "code", text: "Acme" }, " or ", { kind: "link", label: "us", to: "/help" }, "."],
    blocks: [
      { kind: "paragraph", text: [{ kind: "strong", text: "Read" }, " ", link, "."] },
      { kind: "list", ordered: true, items: [["First"], ["Second"]] },
      { kind: "quote", text: "So." },
    ],
  });
});

describe("a second language", () => {
  beforeEach(() => {
    describeLanguage("de", "de-DE");
    const home = (title: string, left: string, steps: string) =>
      `home:\n  id: front\n  title: ${title}\n  left: '${left}'\n  steps: [${steps}]\n`;
    write("words/en/pages/home.yaml", home("Lists of {listLength}", "{count} left", "One, Two"));
    write("words/de/pages/home.yaml", home("Listen mit {listLength}", "noch {count}", "Eins, Zwei"));
  });

  async function run(condition: string, code: string): Promise<unknown> {
    write("run.ts", code);
    const { stdout } = await promisify(execFile)(process.execPath, [`--conditions=${condition}`, inCopy("run.ts")]);
    return JSON.parse(stdout);
  }

  const readHome = (condition: string): Promise<unknown> =>
    run(
      condition,
      'import { home } from "#words/pages/home.ts";\nimport { language } from "#words/language.ts";\nconsole.log(JSON.stringify([language.code, language.prefix, home.id, home.title, home.left(2_000), home.steps]));\n',
    );

  test("is selected by a condition, falls back to English, and formats numbers in its locale", async () => {
    await generateWords(copy);
    expect(await readHome("de")).toEqual(["de", "/de", "front", "Listen mit 12.000", "noch 2.000", ["Eins", "Zwei"]]);
    expect(await readHome("none")).toEqual(["en", "", "front", "Lists of 12,000", "2,000 left", ["One", "Two"]]);
  });

  test("a pseudo-locale has accents, brackets and more letters, and preserves names, placeholders and markup", async () => {
    write(
      "words/en/pages/home.yaml",
      "home:\n  id: front\n  title: Lists of {listLength}\n  left: '{count} left at <b>a@b.example</b> now, over there '\n  steps: [One, 43%]\n",
    );
    await generateWords(copy, "pseudo");
    const long = "[2,000 ļéƒţ åţ <b>a@b.example</b> ñöŵ, öṽéŕ ţĥéŕé öñé ţŵö] ";
    expect(await readHome("en-xa")).toEqual(["en-xa", "/en-xa", "front", "[Ļîšţš öƒ 12,000]", long, ["[Öñé]", "43%"]]);
  });

  test("is rendered by the server along with others, each with its own plurals and number format", async () => {
    const mail = (text: string) => `left: "{count, plural, one {# ${text}} other {# ${text}s}}"\n`;
    write("words/en/mail.yaml", mail("letter"));
    write("words/de/mail.yaml", mail("Brief"));
    await generateWords(copy);
    const read =
      'import { english, serverWords } from "./generated/server/index.ts";\nconsole.log(JSON.stringify([english, serverWords.de].map(({ left, language }) => [language.code, left(1), left(12_000)])));\n';
    expect(await run("none", read)).toEqual([
      ["en", "1 letter", "12,000 letters"],
      ["de", "1 Brief", "12.000 Briefs"],
    ]);
  });

  test("D34 falls back to English for missing texts, and lists them, but no names for code, with file and line", async () => {
    write("words/en/chat.yaml", "chat: {open: Open, close: Close}\n");
    write("words/de/pages/home.yaml", "home:\n  left: noch {count}\n  steps: [Eins]\n");
    await generateWords(copy);
    expect(await readHome("de")).toEqual(["de", "/de", "front", "Lists of 12.000", "noch 2.000", ["One", "Two"]]);
    expect(readStandIns(copy, "de")).toEqual({
      missing: [
        "content/words/de/chat.yaml:1: is missing; content/words/en/chat.yaml has it.",
        "content/words/de/pages/home.yaml:2: “home.title” is missing; it is at content/words/en/pages/home.yaml:3.",
        "content/words/de/pages/home.yaml:3: “home.steps” has 1 parts, not 2 as in content/words/en/pages/home.yaml.",
      ],
      notes: [],
      files: { chat: { texts: 2, english: 2 }, "pages/home": { texts: 4, english: 3 } },
      shown: ["Open", "Close", "Lists of 12.000", "One", "Two"],
    });
  });

  test("D34 merges list rows one by one if they have an id or an address", async () => {
    const links = (...rows: string[]) => `links: [${rows.map((row) => `{${row}}`).join(", ")}]\n`;
    write("words/en/menu.yaml", links("to: /a, label: A", "to: /new, label: New", "to: /b, label: B"));
    write("words/de/menu.yaml", links("to: /b, label: Be", "to: /gone, label: Weg", "to: /a, label: Ah"));
    await generateWords(copy);
    const { missing, notes, shown } = readStandIns(copy, "de");
    expect(readFileSync(inCopy("generated/de/menu.ts"), "utf8")).toContain(
      '[{ "to": "/a", "label": "Ah" }, { "to": "/new", "label": "New" }, { "to": "/b", "label": "Be" }]',
    );
    expect(missing).toEqual([
      "content/words/de/menu.yaml:1: “links./new” is missing; it is at content/words/en/menu.yaml:1.",
    ]);
    expect(notes).toEqual(["content/words/de/menu.yaml:1: “links./gone” is not in content/words/en/menu.yaml."]);
    expect(shown).toEqual(["New"]);
  });

  test.each([
    ["a key that is no longer there", "more: x", "“home.more” is not in content/words/en/pages/home.yaml."],
    ["another name for the code", "id: vorn", "“home.id” differs from content/words/en/pages/home.yaml:2."],
  ])("D34 reports %s and falls back to English", async (_what, line, sentence) => {
    write("words/de/old.yaml", "old: x\n");
    write("words/de/pages/home.yaml", `home:\n  ${line}\n`);
    await generateWords(copy);
    expect(readStandIns(copy, "de").notes).toEqual([
      `content/words/de/pages/home.yaml:2: ${sentence}`,
      "content/words/de/old.yaml:1: English has no such file.",
    ]);
    expect(await readHome("de")).toEqual(expect.arrayContaining(["front"]));
  });

  test.each([
    ["leaves out a placeholder", "title: Listen", "leaves out {listLength}."],
    ["has one too many", "left: '{count} {total}'", "has {total}, but content/words/en/pages/home.yaml:4 doesn't."],
  ])("with an invalid text, %s, is refused", async (_what, line, sentence) => {
    write("words/de/pages/home.yaml", `home:\n  ${line}\n`);
    const name = `“home.${line.split(":")[0]}”`;
    await expect(generateWords(copy)).rejects.toThrow(`content/words/de/pages/home.yaml:2: ${name} ${sentence}`);
  });

  test("in another encoding is refused with its line", async () => {
    writeFileSync(inCopy("words/de/pages/home.yaml"), "home:\n  title: Grüße {listLength}\n", "latin1");
    await expect(generateWords(copy)).rejects.toThrow("content/words/de/pages/home.yaml:2: the file is not UTF-8");
  });

  test("without its description file, or with another's locale or no condition, is refused", async () => {
    rmSync(inCopy("words/de/language.yaml"));
    await expect(generateWords(copy)).rejects.toThrow("content/words/de/language.yaml:1: is missing");
    describeLanguage("de", "fr-FR");
    await expect(generateWords(copy)).rejects.toThrow("fr-FR is not a locale of the language de");
    describeLanguage("de", "German");
    await expect(generateWords(copy)).rejects.toThrow("content/words/de/language.yaml:1: “language.locale” is invalid");
    rmSync(inCopy("words/de"), { recursive: true });
    describeLanguage("fr", "fr-FR");
    await expect(generateWords(copy)).rejects.toThrow('package.json: “imports” lacks "fr": "./content/generated/fr/*"');
  });
});

test.each([
  ["service-names", "serviceNames: []", "service-names.yaml:1: there is no service: list at least one."],
  ["pages/tea", `tea:\n  address: /tea\n  title: ${"a".repeat(90)}\n`, "tea.yaml:3: the title has 90 characters"],
])("D11 what no page can show is named: %s", async (name, yaml, sentence) => {
  write(`words/en/${name}.yaml`, yaml);
  await expect(generateWords(copy)).rejects.toThrow(sentence);
});

test("records of the public tables have one module for all languages", async () => {
  write("records/places.yaml", "places: [{name: '{siteName}'}]\n");
  await generateWords(copy);
  expect(readFileSync(inCopy("generated/records/places.ts"), "utf8")).toContain('[{ "name": "Acme" }]');
});

const isEnglish = (file: string): boolean => !/\/content\/(?:words|articles|changelog)\/(?!en\b)/.test(file);

test("words are generated again after a change", async () => {
  for (const entry of ["content", "schemas", "scripts", "server/lib", "package.json", "app/drawings"])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isEnglish });
  const file = inCopy("words/en/pages/pricing.yaml");
  const change = (title: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}title: .*$/m, `  title: ${title}`));
  await ensureWords(copy);
  expect(wordsAreCurrent(copy)).toBe(true);
  change("What it costs");
  expect(wordsAreCurrent(copy)).toBe(false);
  await ensureWords(copy);
  expect(readFileSync(inCopy("generated/en/pages/pricing.ts"), "utf8")).toContain('"title": "What it costs"');
  change("Only {nobodyKnows}");
  await expect(ensureWords(copy)).rejects.toThrow(
    /^content\/words\/en\/pages\/pricing\.yaml:\d+: \{nobodyKnows\} is unknown/,
  );
});
