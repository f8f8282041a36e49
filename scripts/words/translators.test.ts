import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { po } from "gettext-parser";
import { afterAll, beforeEach, expect, test } from "vitest";
import { compareTrees } from "./compare-trees.ts";
import { exportPo, importPo } from "./po.ts";
import { readTree } from "./read-tree.ts";
import { acceptTexts, staleTexts } from "./translated-texts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkpost-translators-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let root = "";

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const english = `# For the top.
home:
  title: Send it
  # Shown once.
  body: !markdown |-
    One {count}.

    Two: three.
  steps:
    - id: write
      text: Write
      uses: [sms, email]
    - id: send
      text: Send
  words: [One, Two]
  image: /app/drawings/a.svg
`;
const spanish = `home:
  # Unsure: a pun
  title: Envíalo
  steps:
    - id: write
      text: Escribe
      uses: [sms, email]
    - id: send
      text: Envía
`;
const stale = () => staleTexts(root, "es").stale.map(({ place, name }) => [place, name]);

beforeEach(() => {
  root = mkdtempSync(path.join(folder, "site-"));
  write("content/words/en/home.yaml", english);
  write("content/words/es/home.yaml", spanish);
  write("content/articles/en/bread.md", "---\ntitle: Bread\n---\n\nIt sells.\n");
  write("content/articles/es/bread.md", "---\ntitle: Pan\n---\n\nSe vende.\n");
});

test("what has changed in English since it was accepted is stale, wherever it stands now, until it is accepted again", () => {
  expect(staleTexts(root, "es")).toEqual({ stale: [], unknown: 4 });
  acceptTexts(root, "es");
  const before = english.replace("    - id: write", "    - id: think\n      text: Think\n    - id: write");
  write("content/words/en/home.yaml", before);
  expect(staleTexts(root, "es")).toEqual({ stale: [], unknown: 0 });
  write("content/words/en/home.yaml", before.replace("text: Send", "text: Post it"));
  write("content/articles/en/bread.md", "---\ntitle: Bread\n---\n\nIt sells well.\n");
  expect(stale()).toEqual([
    ["content/words/es/home.yaml:9", "home:home.steps.send.text"],
    ["content/articles/es/bread.md", "articles/bread.md"],
  ]);
  acceptTexts(root, "es", new Set(["articles/bread.md"]));
  expect(stale()).toEqual([["content/words/es/home.yaml:9", "home:home.steps.send.text"]]);
  acceptTexts(root, "es");
  expect(stale()).toEqual([]);
});

/** The PO file of Spanish with other translations in it. */
function translated(changes: Readonly<Record<string, string>>, flag = ""): Buffer {
  const file = po.parse(exportPo(root, "es"));
  for (const entry of Object.values(file.translations).flatMap((entries) => Object.values(entries))) {
    const text = changes[entry.msgctxt ?? ""];
    if (text !== undefined) Object.assign(entry, { msgstr: [text], comments: { flag } });
  }
  return po.compile(file);
}

test("a PO file has English beside what there is, with comments, and no names for the code", () => {
  const file = po.parse(exportPo(root, "es")).translations;
  expect(Object.keys(file).filter(Boolean)).toEqual(
    ["title", "body", "steps.write.text", "steps.send.text", "words.0", "words.1"].map((name) => `home:home.${name}`),
  );
  expect(file["home:home.title"]?.["Send it"]).toMatchObject({
    msgstr: ["Envíalo"],
    comments: { reference: "content/words/en/home.yaml:3", translator: "Unsure: a pun", flag: "fuzzy" },
  });
  expect(Object.values(file["home:home.body"] ?? {})).toMatchObject([
    { msgstr: [""], comments: { extracted: expect.stringMatching(/^Shown once\.\nMarkdown/) } },
  ]);
});

test("a translation that is there is replaced in its line alone", () => {
  importPo(root, "es", translated({ "home:home.steps.send.text": "Manda: ya" }));
  expect(read("content/words/es/home.yaml")).toBe(spanish.replace("text: Envía", 'text: "Manda: ya"'));
  importPo(root, "es", translated({ "home:home.steps.send.text": "No" }, "fuzzy"));
  expect(read("content/words/es/home.yaml")).toContain("Manda");
});

test("where texts are added, the file follows the English one, without what is missing, and doubts and comments stay", () => {
  const names = importPo(
    root,
    "es",
    translated({ "home:home.body": "Uno {count}.\n\nDos: tres.", "home:home.words.0": "Uno" }),
  );
  expect(names).toContain("home:home.body");
  expect(read("content/words/es/home.yaml")).toBe(`# For the top.
home:
  # Unsure: a pun
  title: Envíalo
  # Shown once.
  body: !markdown |-
    Uno {count}.

    Dos: tres.
  steps:
    - id: write
      text: Escribe
      uses: [sms, email]
    - id: send
      text: Envía
  image: /app/drawings/a.svg
`);
});

test("a text that English does not have is refused", () => {
  const file = translated({ "home:home.title": "Envíalo" });
  write("content/words/en/home.yaml", english.replace("body:", "text:"));
  expect(() => importPo(root, "es", file)).not.toThrow();
  const other = String(file).replace('msgctxt "home:home.steps', 'msgctxt "home:home.stops');
  expect(() => importPo(root, "es", Buffer.from(other))).toThrow("English has no text home:home.stops.write.text");
});

test("the whole site goes through a PO file into a new language, and nothing is missing there", () => {
  cpSync(path.resolve("content/words/en"), path.join(root, "content/words/en"), { recursive: true });
  rmSync(path.join(root, "content/words/en/home.yaml"));
  mkdirSync(path.join(root, "content/words/pt"));
  const file = po.parse(exportPo(root, "pt"));
  for (const entry of Object.values(file.translations).flatMap((entries) => Object.values(entries)))
    entry.msgstr = [entry.msgid];
  importPo(root, "pt", po.compile(file));
  rmSync(path.join(root, "content/words/en/language.yaml"));
  const treeOf = (code: string) => readTree(root, `content/words/${code}`);
  expect(compareTrees(treeOf("en"), treeOf("pt"), "content/words/pt")).toMatchObject({ missing: [], filled: 0 });
});
