import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import markedFootnote from "marked-footnote";
import * as v from "valibot";
import { type Article, type ArticlePart, articleTopics, type Change } from "#content/article-types.ts";
import { site } from "../../content/brand/site.ts";
import { firstLanguage } from "../../content/language.ts";
import { refuseAddress } from "./markdown.ts";
import { readContent } from "./read-content.ts";
import { isVisible, readWords } from "./read-tree.ts";
import { toValues } from "./tree.ts";
import { type SourceLocation, WordsError } from "./words-error.ts";

const sentence = (maxLength: number) =>
  v.pipe(
    v.string("must be text."),
    v.minLength(1, "is empty."),
    v.maxLength(maxLength, `has more than ${maxLength} characters.`),
  );
const time = (kind: string, format: RegExp, example: string) =>
  v.pipe(
    v.string(`must be a ${kind}.`),
    v.regex(format, `must be a ${example}.`),
    // JavaScript reads February 30 as March 2.
    v.check((text) => new Date(text).toJSON()?.startsWith(text.replace("Z", "")), `is not a valid ${kind}.`),
  );
const day = time("day", /^\d{4}-\d\d-\d\d$/, "day such as 2026-11-26");
const minute = time("time", /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, "time in UTC such as 2026-12-01T08:00Z");
const missing = "is missing.";

/** `drawingAt` finds the file. */
const drawing = v.string("must be text.");
const changeFields = v.strictObject({ title: sentence(90), date: day, drawing }, missing);

const articleFields = v.pipe(
  v.strictObject(
    {
      title: sentence(90),
      description: sentence(170),
      date: day,
      updated: v.optional(day),
      author: sentence(60),
      topic: v.picklist(articleTopics, `must be one of ${articleTopics.join(", ")}.`),
      drawing,
      draft: v.optional(v.boolean("must be true or false.")),
      from: v.optional(minute),
      until: v.optional(minute),
      id: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must have only lowercase letters, digits and hyphens.")),
      ),
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
  prefix?: string;
}

/** Returns the newest first, with drafts. Translations replace only title, description, author and text. @throws WordsError */
export function readArticles(root: string, words: FootnoteWords, folder = "content/articles/en"): Article[] {
  return readMarkdown(root, folder, articleFields, words, () => "text_").map(({ name, fields, locate, body }) => {
    drawingAt(root, fields.drawing, locate("drawing"));
    return { slug: name, id: name, ...fields, ...body };
  });
}

export function readChanges(root: string, words: FootnoteWords, folder = "content/changelog/en"): Change[] {
  // All entries share one page, so their ids need prefixes.
  const toPrefix = (name: string) => `${name}_`;
  return readMarkdown(root, folder, changeFields, words, toPrefix).map(({ name, fields, locate, body: { parts } }) => ({
    id: toPrefix(name),
    ...fields,
    ...drawingAt(root, fields.drawing, locate("drawing")),
    parts,
  }));
}

/** Returns the newest first. @param prefixOf returns a prefix that makes a file's ids unique on the page */
function readMarkdown<Fields extends { date: string }>(
  root: string,
  folder: string,
  schema: v.GenericSchema<unknown, Fields>,
  words: FootnoteWords,
  prefixOf: (name: string) => string,
) {
  return markdownFiles(root, folder)
    .filter(({ original }) => existsSync(path.join(root, original)))
    .map(({ file, original }) => {
      const name = path.basename(file, ".md");
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
        throw new WordsError({ file, line: 1 }, "the file name may have only small letters, digits and hyphens.");
      const source = readSource(root, file);
      const translated = original === file ? undefined : readSource(root, original);
      const fields = checkFields(schema, source, translated && { file: original, fields: translated.fields });
      const ids = translated ? headingSlugs(translated.tokens) : undefined;
      return { name, fields, locate: source.locate, body: readBody(root, source, words, prefixOf(name), ids) };
    })
    .toSorted((one, other) => other.fields.date.localeCompare(one.fields.date) || one.name.localeCompare(other.name));
}

function markdownFiles(root: string, folder: string) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({
      file: path.posix.join(folder, name),
      original: path.posix.join(path.posix.dirname(folder), firstLanguage, name),
    }));
}

export const translationsOfNothing = (root: string, folder: string): string[] =>
  markdownFiles(root, folder)
    .filter(({ original }) => !existsSync(path.join(root, original)))
    .map(({ file, original }) => `${file}:1: there is no ${original}.`);

type Source = ReturnType<typeof readSource>;

function readSource(root: string, file: string) {
  const { head, body, bodyLine } = splitFile(readContent(root, file).replaceAll("{siteName}", site.name));
  if (head === "")
    throw new WordsError({ file, line: 1 }, "the file must begin with its fields between two lines of ---.");
  // Lines are counted from the opening `---`.
  const map = readWords(`\n${head}`, file);
  return {
    fields: Object.fromEntries(Object.entries(toValues(map)).filter(([, value]) => value !== null)),
    locate: (key: string): SourceLocation => map.entries.get(key)?.place ?? { file, line: 1 },
    body,
    bodyAt: (line: number): SourceLocation => ({ file, line: bodyLine + line }),
    tokens: new Marked({ gfm: true }).lexer(body),
  };
}

function checkFields<Fields>(
  schema: v.GenericSchema<unknown, Fields>,
  { fields, locate }: Source,
  original?: { file: string; fields: Record<string, unknown> },
): Fields {
  const { title: _title, description: _description, author: _author, ...inherited } = original?.fields ?? {};
  for (const [key, value] of Object.entries(inherited))
    if (key !== "draft" && (fields[key] ?? value) !== value)
      throw new WordsError(locate(key), `“${key}” differs from ${original?.file}: remove it.`);
  const checked = v.safeParse(schema, { ...inherited, ...fields });
  if (checked.success) return checked.output;
  const [{ path: steps, message, expected }] = checked.issues;
  const key = String(steps?.[0]?.key ?? "");
  const problem = expected === "never" ? "is not a field of this kind of file." : message;
  throw new WordsError(locate(key), `“${key}” ${problem}`);
}

/** Windows files may have CRLF line endings and a byte order mark. */
export function splitFile(source: string) {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, head = "", body = ""] = /^---\n(.*?\n)---(?:\n\s*(.*))?$/s.exec(text) ?? [];
  return { head, body, bodyLine: text.slice(0, text.length - body.length).split("\n").length };
}

const wordsPerMinute = 230;

/** Renders the text between drawings, and lists headings for the contents. @param originalSlugs English slugs */
function readBody(
  root: string,
  { body, bodyAt, tokens: plainTokens }: Source,
  { label, back, prefix: addresses = "" }: FootnoteWords,
  prefix: string,
  originalSlugs?: readonly string[],
): Pick<Article, "minutes" | "contents" | "parts"> {
  const slugs = headingSlugs(plainTokens);
  // A translation with as many headings as the original keeps the English anchors.
  const ids = (originalSlugs?.length === slugs.length ? originalSlugs : slugs).map((slug) => prefix + slug);
  const contents: { id: string; title: string }[] = [];
  let headings = 0;
  const marked = new Marked(
    { gfm: true },
    markedFootnote({
      description: label,
      headingClass: "visually-hidden",
      backRefLabel: back,
      prefixId: `${prefix}footnote_`,
    }),
    {
      renderer: {
        heading({ text, tokens, depth }) {
          const [slug, id = ""] = [slugs[headings], ids[headings]];
          headings += 1;
          if (depth === 2) contents.push({ id, title: text });
          // Old links need these anchors. They have a `name`, because an id could shadow the page's globals.
          const earlier = [slug, prefix + slug].filter((name) => name !== id).map((name) => `<a name="${name}"></a>`);
          return `<h${depth} id="${id}">${earlier.join("")}${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
      },
    },
  );
  function toAddress(href: string, place: SourceLocation): string {
    refuseAddress(href, place);
    if (href.startsWith("/")) return addresses + href;
    if (!href.startsWith("#")) return href;
    const index = slugs.findIndex((slug) => href === `#${slug}` || href === `#${encodeURI(slug)}`);
    if (index === -1) throw new WordsError(place, `there is no heading ${href}.`);
    return `#${ids[index]}`;
  }
  const parts: ArticlePart[] = [];
  let line = 0;
  const getRank = ({ type }: Token): number => Number(type === "footnotes");
  // The extension emits the footnotes first.
  for (const token of marked.lexer(body).toSorted((a, b) => getRank(a) - getRank(b))) {
    const place = bodyAt(line);
    line += token.raw.split("\n").length - 1;
    const picture = toPicture(root, token, place);
    if (picture) {
      parts.push(picture);
      continue;
    }
    marked.walkTokens([token], (inner) => {
      refuseUnsafe(inner, place);
      if (inner.type === "link") inner.href = toAddress(inner.href, place);
    });
    const html = marked.parser([token]);
    const last = parts.at(-1);
    if (last && "html" in last) parts.splice(-1, 1, { html: last.html + html });
    else if (html !== "") parts.push({ html });
  }
  return { minutes: Math.max(1, Math.round(body.trim().split(/\s+/).length / wordsPerMinute)), contents, parts };
}

/** Unique slugs of letters and digits, in any script. */
function headingSlugs(tokens: readonly Token[]): string[] {
  const slugs: string[] = [];
  new Marked().walkTokens([...tokens], (token) => {
    if (token.type !== "heading") return;
    const words: string[] = token.text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["part"];
    let slug = words.join("-");
    for (let count = 2; slugs.includes(slug); count += 1) slug = `${words.join("-")}-${count}`;
    slugs.push(slug);
  });
  return slugs;
}

function toPicture(root: string, token: Token, place: SourceLocation): ArticlePart | null {
  const [picture, ...others] = token.type === "paragraph" ? (token.tokens ?? []) : [];
  if (picture?.type !== "image" || others.length > 0) return null;
  const { href, text, title } = picture as Tokens.Image;
  if (!title)
    throw new WordsError(place, 'a picture needs a caption: ![what it shows](/app/drawings/….svg "The caption").');
  return { ...drawingAt(root, href, place), alt: text, caption: title };
}

function drawingAt(root: string, drawing: string, place: SourceLocation) {
  if (!/^\/app\/drawings\/[\w/-]+\.svg$/.test(drawing) || !existsSync(path.join(root, drawing)))
    throw new WordsError(place, `there is no drawing ${drawing}; drawings are the SVG files of app/drawings.`);
  const svg = readFileSync(path.join(root, drawing), "utf8");
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { drawing, width: Number(width), height: Number(height) };
}

function refuseUnsafe(token: Token, place: SourceLocation): void {
  const refuse = (problem: string) => new WordsError(place, problem);
  const { type, raw } = token;
  if (type === "html") throw refuse(`HTML is not supported: ${raw.trim().split("\n")[0]}`);
  if (type === "image") throw refuse("a picture needs its own paragraph.");
  // Labels become ids, which the extension does not escape. It also reserves two names.
  if (type === "footnote" && !/^(?!label$|ref-)[\p{L}\p{M}\p{N}-]+$/u.test(token.label))
    throw refuse(`a footnote's name may have only letters, digits and hyphens: ${raw.trim()}`);
  if (type !== "heading") return;
  if (token.depth === 1) throw refuse("the title is the only heading of level 1: begin others with ##.");
  const parts: readonly Token[] = token.tokens ?? [];
  const isPlain = parts.length > 0 && parts.every((part) => part.type === "text" && !/&#?\w+;/.test(part.raw));
  if (!isPlain || !isVisible(token.text))
    throw refuse(`a heading must be plain text, without links, asterisks or &…;: ${raw.trim()}`);
}
