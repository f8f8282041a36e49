import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import markedFootnote from "marked-footnote";
import * as v from "valibot";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { type Article, type ArticlePart, articleTopics, type Change } from "#content/article-types.ts";
import { firstLanguage } from "../../content/language.ts";
import { refuseAddress } from "./links.ts";
import { readContent, refuseHidden } from "./read-content.ts";
import { isVisible, refuseLostEnd } from "./read-tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

const sentence = (maxLength: number) =>
  v.pipe(
    v.string("is text."),
    v.minLength(1, "is empty."),
    v.maxLength(maxLength, `has more than ${maxLength} characters.`),
  );
const day = v.pipe(
  v.string("is a day."),
  v.isoDate("is a day such as 2026-11-26."),
  v.check((text) => new Date(text).toJSON()?.startsWith(text), "is no day of the calendar."),
);
const minute = v.pipe(
  v.string("is a time."),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, "is a time in UTC such as 2026-12-01T08:00Z."),
  v.check((text) => new Date(text).toJSON()?.startsWith(text.slice(0, -1)), "is no time of the calendar."),
);
const missing = "is missing.";

const changeFields = v.strictObject({ title: sentence(90), date: day }, missing);

const articleFields = v.pipe(
  v.strictObject(
    {
      title: sentence(90),
      description: sentence(170),
      date: day,
      updated: v.optional(day),
      author: sentence(60),
      topic: v.picklist(articleTopics, `is one of ${articleTopics.join(", ")}.`),
      drawing: v.pipe(
        v.string("is text."),
        v.regex(/^\/app\/drawings\/.+\.svg$/, "is a file such as /app/drawings/scenes/bakery.svg."),
      ),
      draft: v.optional(v.boolean("is true or false.")),
      from: v.optional(minute),
      until: v.optional(minute),
      id: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "has small letters, digits and dashes only."))),
    },
    missing,
  ),
  v.forward(
    v.partialCheck(
      [["from"], ["until"]],
      ({ from = "", until }) => until === undefined || from < until,
      "is before “from”.",
    ),
    ["until"],
  ),
);

export interface FootnoteWords {
  label: string;
  back: string;
  /** Of the language's addresses. */
  prefix?: string;
}

/**
 * Drafts included, newest first. A translation has the name of its original in the English folder, its own title,
 * description and author, and all other fields of the original.
 * @param root of the repository
 * @throws WordsError
 */
export function readArticles(root: string, words: FootnoteWords, folder = "content/articles/en"): Article[] {
  return readMarkdown(root, folder, articleFields, words, () => "text_").map(({ name, fields, body }) => {
    const { contents, parts, minutes } = body;
    drawingAt(root, fields.drawing, body.place("drawing"));
    return { slug: name, id: name, ...fields, minutes, contents, parts };
  });
}

/** Newest first. @throws WordsError */
export function readChanges(root: string, words: FootnoteWords, folder = "content/changelog/en"): Change[] {
  // All entries are on one page.
  const prefixOf = (name: string) => `${name}_`;
  return readMarkdown(root, folder, changeFields, words, prefixOf).map(({ name, fields, body }) => ({
    id: prefixOf(name),
    ...fields,
    parts: body.parts,
  }));
}

/**
 * Newest first.
 * @param prefixOf of the ids in a file, which keeps them apart from those of the page and of other files
 */
function readMarkdown<Fields extends { date: string }>(
  root: string,
  folder: string,
  schema: v.GenericSchema<unknown, Fields>,
  words: FootnoteWords,
  prefixOf: (name: string) => string,
) {
  const files = readdirSync(path.join(root, folder)).filter(
    (file) => file.endsWith(".md") && existsSync(path.join(root, originalOf(path.posix.join(folder, file)))),
  );
  return files
    .map((file) => readFile(root, path.posix.join(folder, file), schema, words, prefixOf))
    .toSorted((one, other) => other.fields.date.localeCompare(one.fields.date) || one.name.localeCompare(other.name));
}

/** A translation has the name of its original. */
const originalOf = (file: string): string =>
  path.posix.join(path.posix.dirname(path.posix.dirname(file)), firstLanguage, path.basename(file));

export function translationsOfNothing(root: string, folder: string): string[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".md"));
  return files.flatMap((file) => {
    const original = originalOf(path.posix.join(folder, file));
    return existsSync(path.join(root, original)) ? [] : [`${folder}/${file}:1: there is no ${original}.`];
  });
}

function readFile<Fields>(
  root: string,
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
  words: FootnoteWords,
  prefixOf: (name: string) => string,
) {
  const name = path.basename(file, ".md");
  const refuse = (line: number, problem: string) => new WordsError({ file, line }, problem);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw refuse(1, "the name of the file has small letters, digits and dashes only.");
  const { head, space, body: markdown, fields } = readHead(root, file);
  const lineOf = (key: string): number => {
    const index = head.split("\n").findIndex((line) => line.startsWith(`${key}:`));
    return index === -1 ? 1 : index + 2;
  };
  const original = originalOf(file);
  const isTranslation = original !== file;
  const inherited = isTranslation ? withoutTexts(readHead(root, original).fields) : {};
  const changed = Object.keys(inherited).find(
    (key) => key !== "draft" && (fields[key] ?? inherited[key]) !== inherited[key],
  );
  if (changed !== undefined) throw refuse(lineOf(changed), `“${changed}” is not what ${original} says; leave it out.`);
  const checked = v.safeParse(schema, { ...inherited, ...fields });
  if (!checked.success) {
    const [{ path: steps, message, expected }] = checked.issues;
    const key = String(steps?.[0]?.key ?? "");
    throw refuse(lineOf(key), `“${key}” ${expected === "never" ? "is no field of such a file." : message}`);
  }
  const firstLine = `${head}${space}`.split("\n").length + 2;
  const ids = isTranslation ? headingSlugs(readHead(root, original).body) : [];
  const body = readBody(root, markdown, words, { prefix: prefixOf(name), ids }, (line) => ({
    file,
    line: firstLine + line,
  }));
  return { name, fields: checked.output, body: { ...body, place: (key: string) => ({ file, line: lineOf(key) }) } };
}

/** Without empty fields. @throws WordsError */
function readHead(root: string, file: string) {
  const refuse = (line: number, problem: string) => new WordsError({ file, line }, problem);
  const parts = splitFile(readContent(root, file));
  if (parts.head === "") throw refuse(1, "the file begins with its fields between two lines of ---.");
  const lines = new LineCounter();
  const document = parseDocument(parts.head, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) throw refuse(lines.linePos(broken.pos[0]).line + 1, `this is not YAML: ${broken.message}`);
  for (const { value } of isMap(document.contents) ? document.contents.items : []) {
    const place = { file, line: isScalar(value) && value.range ? lines.linePos(value.range[0]).line + 1 : 1 };
    refuseLostEnd(value, place);
    if (isScalar(value) && typeof value.value === "string") refuseHidden(value.value, place);
  }
  const entries = isMap(document.contents) ? Object.entries<unknown>(document.toJS()) : [];
  return { ...parts, fields: Object.fromEntries(entries.filter(([, value]) => value !== null)) };
}

function withoutTexts({ title: _title, description: _description, author: _author, ...rest }: Record<string, unknown>) {
  return rest;
}

/** Fields, empty lines and text. Windows ends lines with CRLF, and may begin a file with a byte order mark. */
export function splitFile(source: string): { head: string; space: string; body: string } {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, head = "", space = "", body = ""] = /^---\n(.*?\n)---(?:\n(\s*)(.*))?$/s.exec(text) ?? [];
  return { head, space, body };
}

type PlaceOf = (line: number) => SourceLocation;

const wordsPerMinute = 230;

/** In stretches between its drawings, with the headings for a table of contents. */
function readBody(
  root: string,
  markdown: string,
  { label, back, prefix: addresses = "" }: FootnoteWords,
  { prefix, ids }: { prefix: string /** Of the original's headings. */; ids: readonly string[] },
  placeOf: PlaceOf,
) {
  const marked = new Marked(
    { gfm: true },
    markedFootnote({
      description: label,
      headingClass: "visually-hidden",
      backRefLabel: back,
      prefixId: `${prefix}footnote_`,
    }),
  );
  const contents: { id: string; title: string }[] = [];
  const slugs = new Set<string>();
  const ownSlugs = headingSlugs(markdown);
  /** A link to a part of a page works in every language, if each has the same headings. */
  const idOf = (slug: string): string =>
    prefix + ((ids.length === ownSlugs.length ? ids[ownSlugs.indexOf(slug)] : undefined) ?? slug);
  marked.use({
    renderer: {
      heading({ text, tokens, depth }) {
        const slug = slugOf(text, slugs);
        slugs.add(slug);
        const id = idOf(slug);
        if (depth === 2) contents.push({ id, title: text });
        // Names keep links working that are older than the ids' prefix. They are no ids, so they can't clash with the
        // page's.
        const earlier = [slug, prefix + slug].filter((name) => name !== id).map((name) => `<a name="${name}"></a>`);
        return `<h${depth} id="${id}">${earlier.join("")}${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const anchors: { slug: string; place: SourceLocation }[] = [];
  // The extension puts the footnotes first.
  const tokens = marked
    .lexer(markdown)
    .toSorted((one, other) => Number(one.type === "footnotes") - Number(other.type === "footnotes"));
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link" && /^\/(?!\/)/.test(token.href)) token.href = addresses + token.href;
  });
  const stretches: (Token[] | ArticlePart)[] = [];
  let line = 0;
  for (const token of tokens) {
    const picture = pictureOf(token);
    if (picture)
      stretches.push({ ...drawingAt(root, picture.href, placeOf(line)), ...captionOf(picture, placeOf(line)) });
    else {
      refuseUnsafe(marked, token, placeOf(line), (slug) => {
        anchors.push({ slug, place: placeOf(line) });
        return idOf(ownSlugs.find((known) => known === slug || encodeURI(known) === slug) ?? slug);
      });
      const last = stretches.at(-1);
      if (Array.isArray(last)) last.push(token);
      else stretches.push([token]);
    }
    line += token.raw.split("\n").length - 1;
  }
  const parts = stretches.map((stretch) => (Array.isArray(stretch) ? { html: marked.parser(stretch) } : stretch));
  const lost = anchors.find(({ slug }) => ![...slugs].some((known) => slug === known || slug === encodeURI(known)));
  if (lost) throw new WordsError(lost.place, `there is no heading #${lost.slug}.`);
  const minutes = Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute));
  return { contents, parts, minutes };
}

/** In order. */
function headingSlugs(markdown: string): string[] {
  const slugs = new Set<string>();
  for (const token of new Marked({ gfm: true }).lexer(markdown))
    if (token.type === "heading") slugs.add(slugOf(token.text, slugs));
  return [...slugs];
}

/** Letters and digits of any script, unique in the text. */
function slugOf(heading: string, others: ReadonlySet<string>): string {
  const words = heading
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["part"];
  let slug = words.join("-");
  for (let count = 2; others.has(slug); count += 1) slug = `${words.join("-")}-${count}`;
  return slug;
}

function pictureOf(token: Token): Tokens.Image | null {
  const [only, ...others] = token.type === "paragraph" ? (token.tokens ?? []) : [];
  return only?.type === "image" && others.length === 0 ? (only as Tokens.Image) : null;
}

function captionOf({ text, title }: Tokens.Image, place: SourceLocation) {
  if (!title)
    throw new WordsError(place, 'a picture needs a caption: ![what it shows](/app/drawings/….svg "The caption").');
  return { alt: text, caption: title };
}

function drawingAt(root: string, address: string, place: SourceLocation) {
  if (!/^\/app\/drawings\/[\w/-]+\.svg$/.test(address) || !existsSync(path.join(root, address))) {
    throw new WordsError(place, `there is no drawing ${address}; drawings are the SVG files of app/drawings.`);
  }
  const [, width, height] =
    /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path.join(root, address), "utf8")) ?? [];
  return { drawing: address, width: Number(width), height: Number(height) };
}

/**
 * HTML, pictures within a sentence, a second title, and links without a valid address.
 * @param onAnchor gets the heading that a link within the text leads to, and returns its id
 */
function refuseUnsafe(marked: Marked, token: Token, place: SourceLocation, onAnchor: (slug: string) => string): void {
  marked.walkTokens([token], (inner) => {
    const { type, raw } = inner;
    if (type === "html") throw new WordsError(place, `HTML is not shown: ${raw.trim().split("\n")[0]}`);
    if (type === "image") throw new WordsError(place, "a picture stands in a paragraph of its own.");
    // Labels become ids, in which the extension escapes nothing and uses two names of its own.
    if (type === "footnote" && "label" in inner && !/^(?!label$|ref-)[\p{L}\p{M}\p{N}-]+$/u.test(inner.label)) {
      throw new WordsError(place, `a footnote is called by letters, digits and dashes: ${raw.trim()}`);
    }
    if (type === "link" && "href" in inner) {
      refuseAddress(inner.href, place);
      if (inner.href.startsWith("#")) inner.href = `#${onAnchor(inner.href.slice(1))}`;
    }
    if (type !== "heading" || !("depth" in inner)) return;
    if (inner.depth === 1) {
      throw new WordsError(place, "the title is the only heading of the first level; others begin with ##.");
    }
    if (
      !isVisible(inner.text) ||
      !inner.tokens?.length ||
      inner.tokens.some((part: Token) => part.type !== "text" || /&#?\w+;/.test(part.raw))
    ) {
      throw new WordsError(place, `a heading has words only, no links, no stars and no &…;: ${raw.trim()}`);
    }
  });
}
