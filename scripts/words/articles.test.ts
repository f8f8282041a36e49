import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { readArticles, readChanges, translationsOfNothing } from "./articles.ts";

const root = temporaryFolder();
const folder = path.join(root, "content", "articles", "en");
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
    contents: [{ id: "text_why-how", title: "Why & how" }],
  });
  const [before, picture, after] = article?.parts ?? [];
  expect(before).toMatchObject({ html: expect.stringMatching(/<h2 id="text_why-how">.*Why &amp; how<\/h2>/) });
  const { drawing } = fields;
  expect(picture).toEqual({ drawing, width: 360, height: 230, alt: "A bakery", caption: "The shop" });
  for (const part of ["<table>", "<code>code</code>", "Its text.", "Back to note 1"]) {
    expect(after).toMatchObject({ html: expect.stringContaining(part) });
  }
});

const listIds = (parts: readonly object[] = []) =>
  [...JSON.stringify(parts).matchAll(/ id=\\"([^\\]+)/g)].map(([, id]) => id);

test("D24 headings in any script have unique ids that differ from the page's", () => {
  const article = read(
    {},
    "## Sign up\n\n## Été\n\n## 日本語\n\n## Prices\n\n## Prices\n\n### Prices 2\n\n## 🎉\n\n[Up](#sign-up), [down](#été)",
  );
  const slugs = ["sign-up", "été", "日本語", "prices", "prices-2", "prices-2-2", "part"];
  expect(listIds(article?.parts)).toEqual(slugs.map((slug) => `text_${slug}`));
  expect(article?.contents.map(({ id }) => id)).toEqual(
    listIds(article?.parts).filter((id) => id !== "text_prices-2-2"),
  );
  const text = JSON.stringify(article?.parts);
  expect(text).toContain('<a name=\\"sign-up\\">');
  expect(text).toContain('href=\\"#text_sign-up\\"');
});

test("D24 changelog entries share no id on their page", () => {
  const changes = path.join(root, "content", "changelog", "en");
  mkdirSync(changes, { recursive: true });
  for (const name of ["search", "chat"]) {
    writeFileSync(
      path.join(changes, `${name}.md`),
      "---\ntitle: New\ndate: 2026-11-26\ndrawing: /app/drawings/scenes/bakery.svg\n---\n\n## Why\n\nA note[^1].\n\n[^1]: Its text.",
    );
  }
  const entries = readChanges(root, { label: "Footnotes", back: "Back to note {0}" });
  const ids = entries.flatMap(({ id, parts }) => [id, ...listIds(parts)]);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain("search");
});

describe("D24 a translation", () => {
  const spanish = path.join(root, "content", "articles", "es");
  mkdirSync(spanish);

  function readSpanish(name: string, head: string, original = "Text", text = "## Uno\n\nDos") {
    read({ draft: "true", updated: "2026-11-27" }, original);
    rmSync(spanish, { recursive: true });
    mkdirSync(spanish);
    writeFileSync(path.join(spanish, name), `---\n${head}\n---\n\n${text}`);
    return readArticles(root, { label: "", back: "" }, "content/articles/es");
  }
  const texts = "title: Pan\ndescription: Cómo venderlo.\nauthor: Una panadera";

  test("has its own texts, and everything else from its original", () => {
    expect(readSpanish("bread.md", texts)).toEqual([
      expect.objectContaining({
        ...fields,
        slug: "bread",
        title: "Pan",
        description: "Cómo venderlo.",
        author: "Una panadera",
        updated: "2026-11-27",
        draft: true,
        contents: [{ id: "text_uno", title: "Uno" }],
      }),
    ]);
    expect(readSpanish("bread.md", `${texts}\ntopic: selling\ndraft: false`)).toMatchObject([{ draft: false }]);
  });

  test("D24 keeps the heading ids of its original, so that links work in each language", () => {
    const original = "## Why & how\n\nText\n\n### Prices\n\n## Prices";
    const readParts = (text: string) => readSpanish("bread.md", texts, original, text)[0]?.parts;
    const parts = readParts("## Por qué\n\n[Abajo](#precios)\n\n### Precios\n\n## Precios");
    expect(listIds(parts)).toEqual(["text_why-how", "text_prices", "text_prices-2"]);
    const html = JSON.stringify(parts);
    expect(html).toContain('href=\\"#text_prices\\"');
    for (const earlier of ["por-qué", "text_por-qué", "text_precios-2"])
      expect(html).toContain(`<a name=\\"${earlier}\\">`);
    expect(listIds(readParts("## Por qué\n\n## Precios"))).toEqual(["text_por-qué", "text_precios"]);
  });

  test("D34 without its original is omitted with a note", () => {
    expect(readSpanish("pan.md", texts)).toEqual([]);
    expect(translationsOfNothing(root, "content/articles/es")).toEqual([
      "content/articles/es/pan.md:1: there is no content/articles/en/pan.md.",
    ]);
  });

  test("with its own date is refused with file and line", () => {
    const sentence = "content/articles/es/bread.md:5: “date” differs from content/articles/en/";
    expect(() => readSpanish("bread.md", `${texts}\ndate: 2026-11-01`)).toThrow(sentence);
  });
});

test("D24 a file from Windows is accepted", () => {
  read({}, "## One\n\nTwo");
  const file = path.join(folder, "bread.md");
  writeFileSync(file, `\uFEFF${readFileSync(file, "utf8").replaceAll("\n", "\r\n")}`);
  expect(readArticles(root, { label: "", back: "" })[0]).toMatchObject({
    title: "Bread",
    contents: [{ title: "One" }],
  });
});

test.each([
  "[x](https://a.example/b?c=1&amp;d=2)",
  "[x](mailto:a@b.example)",
  "[x](tel:+15550100)",
  "[x](/pricing?plan=1#sms)",
  "https://a.example",
  "[x][y]\n\n[y]: HTTP://a.example",
])("D24 %s is a link", (text) => {
  expect(read({}, text)).toBeDefined();
});

test.each([
  "[x](javascript:alert(1))",
  "[x](java&#115;cript:alert(1))",
  "[x](//host.example)",
  "[x](/\\\\host.example)",
  "[x](/&#47;host.example)",
  "[x](https:/host.example)",
  "[x](https://[host)",
  "[x](pricing)",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "Note[^1]\n\n[^1]: [x](javascript:alert(1))",
])("D24 %s is not a link", (text) => {
  expect(() => read({}, text)).toThrow("a link must lead to https://…");
});

test.each([
  ["a missing field", { title: undefined }, "Text", "1: “title” is missing."],
  ["a field without a value", { title: "# later" }, "Text", "2: “title” is missing."],
  ["a field that no article has", { color: "red" }, "Text", "8: “color” is not a field of this kind of file."],
  ["a day that no month has", { date: "2026-02-30" }, "Text", "4: “date” is not a valid day."],
  ["a time without a zone", { from: "2026-12-01T08:00" }, "Text", "8: “from” must be a time in UTC such as 2026-12-"],
  ["an early end", { from: "2026-12-01T08:00Z", until: "2026-11-30T08:00Z" }, "Text", "9: “until” is before “from”."],
  ["a link to a heading that is not there", {}, "[x](#y)", "10: there is no heading #y."],
  ["a footnote named as their heading", {}, "A[^label]\n\n[^label]: B", "12: a footnote's name may have only letters"],
  ["an unknown topic", { topic: "bread" }, "Text", "6: “topic” must be one of email, texts, lists, selling, search."],
  [
    "an unknown drawing",
    { drawing: "/app/drawings/none.svg" },
    "Text",
    "7: there is no drawing /app/drawings/none.svg",
  ],
  ["NUL", {}, "Te\0xt", "10: the character U+0000 is invisible"],
  ["an override as a reference", {}, "Te&#x202E;xt", "10: the character &#x202E; is invisible"],
  ["a heading of a blank", {}, "## \u00a0", "10: a heading must be plain text"],
  ["HTML", {}, "Text\n\n<b>Bold</b>", "12: HTML is not supported: <b>"],
  ["a picture without a caption", {}, "Text\n\n![x](/app/drawings/scenes/bakery.svg)", "12: a picture needs a caption"],
  ["a heading without words", {}, "Text\n\n##", "12: a heading must be plain text"],
  ["a heading with a reference", {}, "## R&amp;D", "10: a heading must be plain text"],
  ["a second title", {}, "# Title", "10: the title is the only heading of level 1"],
])("D24 %s is reported in one sentence with file and line", (_name, changed, text, sentence) => {
  expect(() => read(changed, text)).toThrow(`content/articles/en/bread.md:${sentence}`);
});
