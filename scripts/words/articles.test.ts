import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readArticles } from "./articles.ts";

const root = mkdtempSync(path.join(tmpdir(), "larkpost-articles-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = path.join(root, "content", "articles");
mkdirSync(folder, { recursive: true });
cpSync("app/drawings/scenes/bakery.svg", path.join(root, "app/drawings/scenes/bakery.svg"));

const fields = {
  title: "Bread",
  description: "How to sell it.",
  date: "2026-11-26",
  author: "A baker",
  topic: "selling",
  drawing: "/app/drawings/scenes/bakery.svg",
};

/** What is read from one article with these fields and this text. */
function read(changed: Record<string, string | undefined>, text: string) {
  const lines = Object.entries({ ...fields, ...changed }).flatMap(([key, value]) =>
    value ? [`${key}: ${value}`] : [],
  );
  writeFileSync(path.join(folder, "bread.md"), `---\n${lines.join("\n")}\n---\n\n${text}\n`);
  return readArticles(root, { label: "Footnotes", back: "Back to note {0}" })[0];
}

test("D24 an article has contents, a reading time, pictures, tables, code and footnotes", () => {
  const article = read(
    { draft: "true" },
    `## Why & how\n\nA note[^1].\n\n![A bakery](/app/drawings/scenes/bakery.svg "The shop")\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n\`code\`\n\n[^1]: Its text.`,
  );
  expect(article).toMatchObject({
    slug: "bread",
    id: "bread",
    draft: true,
    minutes: 1,
    contents: [{ id: "why-how", title: "Why & how" }],
  });
  const [before, picture, after] = article?.parts ?? [];
  expect(before).toMatchObject({ html: expect.stringContaining('<h2 id="why-how">Why &amp; how</h2>') });
  expect(picture).toEqual({
    drawing: "/app/drawings/scenes/bakery.svg",
    width: 360,
    height: 230,
    alt: "A bakery",
    caption: "The shop",
  });
  for (const part of ["<table>", "<code>code</code>", "Its text.", "Back to note 1"]) {
    expect(after).toMatchObject({ html: expect.stringContaining(part) });
  }
});

test.each([
  ["a missing field", { title: undefined }, "Text", "1: “title” is missing."],
  ["a field that no article has", { color: "red" }, "Text", "8: “color” is no field of such a file."],
  ["a day that is none", { date: "November" }, "Text", "4: “date” is a day such as 2026-11-26."],
  ["a topic that is none", { topic: "bread" }, "Text", "6: “topic” is one of email, texts, lists, selling, search."],
  [
    "a drawing that is not there",
    { drawing: "/app/drawings/none.svg" },
    "Text",
    "7: there is no drawing /app/drawings/none.svg",
  ],
  ["HTML", {}, "Text\n\n<b>Bold</b>", "12: HTML is not shown: <b>"],
  ["a picture without a caption", {}, "Text\n\n![x](/app/drawings/scenes/bakery.svg)", "12: a picture needs a caption"],
  ["a second title", {}, "# Title", "10: the title is the only heading of the first level"],
])("D24 %s is one sentence with file and line", (_name, changed, text, sentence) => {
  expect(() => read(changed, text)).toThrow(`content/articles/bread.md:${sentence}`);
});
