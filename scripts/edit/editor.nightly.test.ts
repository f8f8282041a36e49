import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { findElements, getAttribute, getText, parsePage } from "#server/pages/html-tree.ts";
import { generateWords } from "../words/generate.ts";
import { createEditor } from "./editor.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const copy = temporaryFolder();
const isEnglish = (file: string): boolean =>
  !/\/content\/(?:words|articles|changelog)\/(?!en\b)/.test(file.replaceAll(path.sep, "/"));
for (const folder of ["content", "app/drawings", "package.json"])
  cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true, filter: isEnglish });

const address = "http://localhost:3001";
const editor = createEditor({
  root: copy,
  site: "http://localhost:3000",
  address,
  build: async () => void (await generateWords(copy)),
});

const open = (url: string, headers: Record<string, string> = {}) =>
  editor.request(address + url, { headers: { Host: "localhost:3001", ...headers } });

const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  editor.request(address + url, {
    method: "POST",
    headers: { Host: "localhost:3001", Origin: address, ...headers },
    body: new URLSearchParams(fields),
  });

const read = (...parts: string[]) => readFileSync(path.join(copy, "content", ...parts), "utf8");

async function readFields(response: Response): Promise<Record<string, string>> {
  const page = parsePage(await response.text());
  const inputs = findElements(page, "input").map((input) => [input, getAttribute(input, "value")] as const);
  const areas = findElements(page, "textarea").map((area) => [area, getText(area)] as const);
  return Object.fromEntries(
    [...inputs, ...areas].flatMap(([field, value]) =>
      value === undefined ? [] : [[getAttribute(field, "name"), value]],
    ),
  );
}

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], { cwd: copy, stdio: "pipe" });

test("text on a page finds its field, even with placeholders filled in", async () => {
  const find = async (query: string) => (await open(`/search?${new URLSearchParams({ q: query })}`)).text();
  expect(await find("ten marketing services IN one place")).toMatch(
    /href="\/texts\?file=pages\/product\.yaml#text-product-heading">Product: Heading<\/a>/,
  );
  const page = await (await open("/texts?file=pages/product.yaml")).text();
  expect(page).toMatch(/<textarea id="text-product-heading"/);
  expect(page).toContain("must keep {serviceCount}, today 10");
  expect(await find("no such words anywhere")).toContain("No text has these words.");
});

test.each([
  // A plain text, one with a computed value, one that only the page completes, and one that doesn't exist.
  ["Product", "/product", "/texts?file=pages/product.yaml#text-product-title"],
  ["Ten marketing services", "/product", "/texts?file=pages/product.yaml#text-product-heading"],
  ["11 messages", "/templates", "/texts?file=pages/templates.yaml#text-templates-count"],
  ["no such words anywhere", "/", "/search?q=no+such+words+anywhere"],
])("“%s”, pressed on %s, opens its field, or the search if several texts match", async (words, page, to) => {
  const pressed = await open(`/pressed?${new URLSearchParams({ words, page })}`);
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, to]);
});

test("changing a headline changes only its line in the file, and an error is next to its field", async () => {
  const before = read("words/en/pages/product.yaml").split("\n");
  const fields = await readFields(await open("/texts?file=pages/product.yaml"));
  const saved = await send("/texts?file=pages/product.yaml", {
    ...fields,
    "text:product.heading": "{serviceCount} words, plainly",
  });
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining("Saved.")]);
  const after = read("words/en/pages/product.yaml").split("\n");
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  heading: "{serviceCount} words, plainly"']);
  expect(read("generated/en/pages/product.ts")).toContain("words, plainly");
  const late = await send("/texts?file=pages/product.yaml", { ...fields, "text:product.lead": "Another" });
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining("The file has changed")]);
  const now = await readFields(await open("/texts?file=pages/product.yaml"));
  const wrong = await send("/texts?file=pages/product.yaml", { ...now, "text:product.heading": "Services" });
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringMatching(
      /id="(text-product-heading-wrong)" role="alert">This text needs \{serviceCount\}, which the site fills in\.<\/strong>\s*<textarea id="text-product-heading"[^>]*aria-invalid="true" aria-describedby="\1" autofocus>Services</,
    ),
  ]);
});

test("changes since the last commit are listed text by text, and each can be reverted separately", async () => {
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "Before");
  const before = read("words/en/pages/help.yaml");
  const fields = await readFields(await open("/texts?file=pages/help.yaml"));
  const changes = { "text:help.title": "Helping", "text:help.description": "What people ask." };
  await send("/texts?file=pages/help.yaml", { ...fields, ...changes });
  writeFileSync(path.join(copy, "content/articles/en/new-one.md"), "---\ntitle: New one\n---\n\nText.\n");
  const home = await (await open("/")).text();
  expect(home).toMatch(/Help: Title<\/b>\s*<small><del>[^<]+<\/del> <ins>Helping<\/ins>/);
  expect(home).toContain("Delete this file for good");
  const file = "content/words/en/pages/help.yaml";
  expect((await send("/take-back", { file, keys: "help.title" })).status).toBe(200);
  expect(read("words/en/pages/help.yaml")).not.toContain("Helping");
  expect(read("words/en/pages/help.yaml")).toContain("What people ask.");
  await send("/take-back", { file, keys: "help.description" });
  expect(read("words/en/pages/help.yaml")).toBe(before);
  await send("/take-back", { file: "content/articles/en/new-one.md" });
  expect(existsSync(path.join(copy, "content/articles/en/new-one.md"))).toBe(false);
  expect((await send("/take-back", { file, keys: "help.title" })).status).toBe(422);
  for (const outside of ["../outside", "content/placeholders.ts"])
    expect((await send("/take-back", { file: outside })).status).toBe(422);
});

test("an answer is added at the end of its topic", async () => {
  const before = read("words/en/answers/billing.yaml");
  const answer = {
    id: "paper-invoice",
    question: "Do you send paper invoices?",
    asks: "invoice by mail\n\nletter",
    answer: "No.\n\nBy email alone.",
  };
  expect((await send("/answer?topic=billing", answer)).status).toBe(200);
  const after = read("words/en/answers/billing.yaml");
  expect(after.startsWith(before.trimEnd())).toBe(true);
  const { answers } = await import(path.join(copy, "content/generated/en/answers/billing.ts"));
  expect(answers.at(-1)).toMatchObject({ id: "paper-invoice", asks: "invoice by mail; letter", settled: false });
  const twice = await send("/answer?topic=billing", answer);
  expect([twice.status, await twice.text()]).toEqual([
    422,
    expect.stringContaining("already has an answer named paper-invoice"),
  ]);
});

const article = {
  name: "five-words",
  title: "Five words",
  description: "What fits into five words.",
  date: "2026-11-26",
  author: "A baker",
  topic: "email",
  drawing: "/app/drawings/scenes/bakery.svg",
  body: 'Five.\r\n\r\n![A bakery](/app/drawings/scenes/bakery.svg "The shop")',
};

test("D24 an article with a picture is published and changed; an invalid one leaves no trace", async () => {
  expect((await send("/article", article)).status).toBe(200);
  expect(read("articles/en/five-words.md")).toContain("\n---\n\nFive.\n\n![A bakery]");
  expect((await send("/article?name=five-words", { ...article, draft: "on", title: "Six words" })).status).toBe(200);
  expect(read("articles/en/five-words.md")).toMatch(/^---\ntitle: Six words\n[\s\S]*draft: true\n---\n/);
  const before = read("articles/en/five-words.md");
  const wrong: [Record<string, string>, string, string][] = [
    [{ body: "Five.\n\n<b>Five</b>" }, "body", "Line 3: HTML is not supported: &lt;b&gt;"],
    [{ date: "2026-02-30" }, "date", "“date” is not a valid day."],
    [{ title: "" }, "title", "“title” is missing."],
    [{ from: "2026-12-24T09:00", until: "2026-12-01T09:00" }, "until", "“until” is before “from”."],
  ];
  for (const [fields, field, sentence] of wrong) {
    const refused = await send("/article?name=five-words", { ...article, ...fields });
    const page = (await refused.text()).replaceAll(/\s+/g, " ");
    expect(refused.status, field).toBe(422);
    expect(page).toContain(`<strong class="wrong" id="${field}-wrong" role="alert">${sentence}</strong>`);
    expect(page.split(`name="${field}"`)[1]?.split(">")[0]).toContain(`aria-describedby="${field}-wrong"`);
    expect(read("articles/en/five-words.md")).toBe(before);
  }
  expect((await send("/article", { ...article, name: "six-words", topic: "bread" })).status).toBe(422);
  expect(existsSync(path.join(copy, "content/articles/en/six-words.md"))).toBe(false);
});

test("an article's planned times are entered in business time and stored in UTC", async () => {
  const times = { from: "2026-12-01T09:00", until: "2026-12-24T18:00" };
  expect((await send("/article", { ...article, ...times, name: "in-december" })).status).toBe(200);
  expect(read("articles/en/in-december.md")).toContain("\nfrom: 2026-12-01T08:00Z\nuntil: 2026-12-24T17:00Z\n");
  expect(await readFields(await open("/article?name=in-december"))).toMatchObject(times);
});

test("D24 any article the build accepts can be opened, and stays unchanged without edits, even its line endings", async () => {
  const end = "\r\n";
  const file = path.join(copy, "content/articles/en/by-hand.md");
  const lines = [
    "---",
    "# What bakers know.",
    "title: 'Bread' # short",
    "description: How to sell it.",
    "date: 2026-11-26",
    "updated:",
    "author: A baker",
    "# Not yet settled",
    "topic: selling",
    "drawing: /app/drawings/scenes/bakery.svg",
    "id: loaf",
    "draft: false",
    "---\r\n\r\nOne.\r\n\r\nTwo.\r\n",
  ];
  writeFileSync(file, lines.join(end));
  const fields = await readFields(await open("/article?name=by-hand"));
  expect(fields).toMatchObject({ title: "Bread", updated: "" });
  const typed = { ...article, ...fields, body: "One.\r\n\r\nTwo." };
  const saved = await send("/article?name=by-hand", { ...typed, updated: "2026-11-27" });
  expect([saved.status, await saved.text()]).toEqual([200, expect.not.stringContaining("Saved, but")]);
  const changed = lines.map((line) => (line.startsWith("topic") ? "topic: email" : line));
  expect(readFileSync(file, "utf8")).toBe(changed.join(end).replace("updated:", "updated: 2026-11-27"));
  expect((await send("/article?name=by-hand", { ...article, ...fields, body: "One.\n\nTwo." })).status).toBe(200);
  expect(readFileSync(file, "utf8")).toBe(changed.join(end));
});

test.each(["application/json", "multipart/form-data", ""])("a non-form body (%s) is a client error", async (type) => {
  const headers = { Host: "localhost:3001", Origin: address, "Content-Type": type };
  const sent = await editor.request(`${address}/article`, { method: "POST", headers, body: "name=planted" });
  expect(sent.status).toBe(400);
});

test("other sites can neither read the editor nor send to it, and no path leads outside its directories", async () => {
  expect((await open("/", { Host: "elsewhere.example" })).status).toBe(404);
  for (const path of ["/", "/texts?search=a", "/article?name=by-hand"])
    expect((await open(path, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  // These requests come from the development site or from a typed URL.
  for (const site of ["same-site", "same-origin", "none"])
    expect((await open("/", { "Sec-Fetch-Site": site })).status).toBe(200);
  expect(
    (await send("/article", { ...article, name: "planted" }, { Origin: "https://elsewhere.example" })).status,
  ).toBe(403);
  // Under other policies, forms are sent without an origin.
  expect((await open("/")).headers.get("Referrer-Policy")).toBe("same-origin");
  expect((await open("/texts?file=../../../package.json")).status).toBe(404);
  expect((await open("/article?name=../../README")).status).toBe(404);
  expect((await open("/app/drawings/../../package.json")).status).toBe(404);
  expect((await open("/")).headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("another language is edited below its English, and comments on doubts stay", async () => {
  mkdirSync(path.join(copy, "content/words/de/pages"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(copy, "content/words/de", file), text);
  write("language.yaml", "language: { name: Deutsch, locale: de, direction: ltr }\n");
  write("pages/help.yaml", "help:\n  # A question?\n  title: Hilf\n");
  expect(await (await open("/")).text()).toContain('<a href="/language?code=de" lang="de">Deutsch</a>');
  expect(await (await open("/language?code=de")).text()).toMatch(/pages\/help\.yaml">[^<]+<\/a>\s*<small>\d+ missing/);
  const address = "/texts?code=de&file=pages/help.yaml";
  const form = await open(address);
  expect(await form.clone().text()).toMatch(
    /A question\?<\/small>\s*<q>[^<]+<\/q>\s*<textarea[^>]*lang="de"[^>]*>Hilf</,
  );
  const fields = await readFields(form);
  const saved = await send(address, { ...fields, "text:help.title": "Hilfe", "text:help.heading": "" });
  expect(await saved.text()).toContain("Saved.");
  expect(read("words/de/pages/help.yaml")).toBe("help:\n  # A question?\n  title: Hilfe\n");
  const again = await readFields(await open(address));
  await send(address, { ...again, "text:help.heading": "Was möchten Sie wissen?" });
  expect(read("words/de/pages/help.yaml")).toContain("# A question?\n  title: Hilfe\n");
  expect(read("words/de/pages/help.yaml")).toContain("heading: Was möchten Sie wissen?");
  expect((await send(address, { ...again, "text:help.title": "Zu spät" })).status).toBe(422);

  expect(await (await open("/language?code=de")).text()).toMatch(
    /name=three-photos&amp;code=de">[^<]+<\/a> <small>missing/,
  );
  const article = "/article?name=three-photos&code=de";
  expect(Object.keys(await readFields(await open(article)))).toEqual(["title", "description", "author", "body"]);
  const translation = { title: "Drei Fotos", description: "Drei reichen.", author: "Acme", body: "Drei." };
  expect(await (await send(article, translation)).text()).toContain(
    "Saved. It is at http://localhost:3000/de/articles/",
  );
  expect(read("articles/de/three-photos.md")).toBe(
    "---\ntitle: Drei Fotos\ndescription: Drei reichen.\nauthor: Acme\n---\n\nDrei.\n",
  );
  expect(await readFields(await open(article))).toEqual(translation);
  expect((await send(article, { ...translation, body: "# Drei" })).status).toBe(422);
  expect((await open("/article?name=three-photos&code=xx")).status).toBe(404);
  rmSync(path.join(copy, "content/articles/de"), { recursive: true });
  rmSync(path.join(copy, "content/words/de"), { recursive: true });
});
