import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Document, parseDocument } from "yaml";
import { fromBusinessTime, toBusinessTime } from "#content/business-time.ts";
import { firstLanguage } from "#content/language.ts";
import { readArticles, splitFile } from "../words/articles.ts";
import { readContent } from "../words/read-content.ts";
import { WordsError } from "../words/words-error.ts";
import { FieldError, withLineEnds } from "./texts.ts";

const articleFields = ["title", "description", "date", "updated", "from", "until", "author", "topic", "drawing"];

const translatedFields: readonly string[] = ["title", "description", "author"];

export const articleFieldsIn = (code: string) =>
  articleFields.filter((field) => code === firstLanguage || translatedFields.includes(field));

/** Stored in UTC, but shown in the form in the business's time zone. */
const timeFields: readonly string[] = ["from", "until"];

export interface ArticleForm {
  readonly code: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isDraft: boolean;
  readonly body: string;
}

const toFolder = (code: string): string => `content/articles/${code}`;

export const articleNames = (root: string): string[] =>
  readdirSync(path.join(root, toFolder(firstLanguage)))
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.basename(file, ".md"));

export const isTranslated = (root: string, name: string, code: string): boolean => existsSync(toFile(root, name, code));

export const newArticle = (): ArticleForm => ({
  code: firstLanguage,
  name: "",
  fields: { date: new Date().toISOString().slice(0, 10) },
  isDraft: true,
  body: "",
});

export function readArticle(root: string, name: string, code = firstLanguage): ArticleForm {
  const { head, body } = splitFile(
    isTranslated(root, name, code) ? readContent(root, `${toFolder(code)}/${path.basename(name)}.md`) : "",
  );
  const fields = parseDocument(head);
  const getText = (field: string): string => {
    const text = String(fields.get(field) ?? "");
    return timeFields.includes(field) && text !== "" ? toBusinessTime(new Date(text)) : text;
  };
  return {
    code,
    name,
    fields: Object.fromEntries(articleFields.map((field) => [field, getText(field)])),
    isDraft: fields.get("draft") === true,
    body: body.trim(),
  };
}

/** Keeps comments and other fields, such as `id`. @throws FieldError without changing the file */
export function saveArticle(root: string, { code, name, fields, isDraft, body }: ArticleForm, isNew: boolean): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new FieldError("name", "Use only lowercase letters, digits and hyphens at the end of the address.");
  const file = toFile(root, name, code);
  const isThere = existsSync(file);
  if (isNew && isThere)
    throw new FieldError("name", `An article at /articles/${name} already exists: choose another address.`);
  const before = isThere ? readContent(root, `${toFolder(code)}/${name}.md`) : null;
  mkdirSync(path.dirname(file), { recursive: true });
  const head = before === null ? new Document({}) : parseDocument(splitFile(before).head);
  for (const [field, value] of Object.entries(fields)) {
    // An emptied field keeps its line and comments.
    const given = timeFields.includes(field) ? inUtc(value) : value.trim();
    if (given !== "" || head.has(field)) head.set(field, given || null);
  }
  if (isDraft || head.has("draft")) head.set("draft", isDraft);
  const text = `---\n${head.toString({ lineWidth: 0, nullStr: "" })}---\n\n${body.replaceAll("\r\n", "\n").trim()}\n`;
  writeFileSync(file, withLineEnds(before ?? "", text));
  try {
    readArticles(root, { label: "", back: "" }, toFolder(code));
  } catch (error) {
    if (before === null) rmSync(file);
    else writeFileSync(file, before);
    throw error instanceof WordsError ? besideField(error, text) : error;
  }
}

/** The build rejects invalid times. */
const inUtc = (typed: string): string => fromBusinessTime(typed)?.toISOString().replace(":00.000Z", "Z") ?? typed;

/** Names the form's field, because the build reports a line of the file. */
function besideField({ place, sentence }: WordsError, text: string): FieldError {
  const [, missing] = /^“(\w+)” is missing/.exec(sentence) ?? [];
  const headLines = text.slice(0, text.indexOf("\n---\n") + 1).split("\n").length;
  const [, field] = /^(\w+):/.exec(text.split("\n")[place.line - 1] ?? "") ?? [];
  if (missing !== undefined) return new FieldError(missing, sentence);
  if (place.line <= headLines && field !== undefined) return new FieldError(field, sentence);
  return new FieldError("body", `Line ${place.line - headLines - 1}: ${sentence}`);
}

const toFile = (root: string, name: string, code: string): string =>
  path.join(root, toFolder(code), `${path.basename(name)}.md`);
