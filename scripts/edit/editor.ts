import { createHash } from "node:crypto";
import { existsSync, globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { ownOriginOnly } from "#server/http/own-origin.ts";
import { articleTopics } from "#content/article-types.ts";
import { addAnswer, answerTopics } from "./answers.ts";
import {
  type ArticleForm,
  articleFieldsIn,
  articleNames,
  isTranslated,
  newArticle,
  readArticle,
  saveArticle,
} from "./articles.ts";
import { findPressed, readPlaceholders, readCatalog, searchTexts } from "./catalog.ts";
import { readChanges, takeBack } from "./changes.ts";
import {
  answerForm,
  articleForm,
  languageFiles,
  type Notice,
  overview,
  screen,
  searchResults,
  textsForm,
} from "./screens.ts";
import { FieldError, readTexts, writeTexts } from "./texts.ts";
import { firstLanguage } from "#content/language.ts";
import { readLanguages } from "../words/languages.ts";
import { readContent } from "../words/read-content.ts";
import { WordsError } from "../words/words-error.ts";
import { saveTranslation, translatedTexts } from "./translations.ts";
import { site as brand } from "#content/brand/site.ts";

interface EditorOptions {
  root: string;
  site: string;
  /** The editor rejects other Host headers. */
  address: string;
  build: () => Promise<void>;
}

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
  // With `no-referrer`, forms are sent without an origin.
  "Referrer-Policy": "same-origin",
};

export function createEditor({ root, site, address, build }: EditorOptions): Hono {
  const drawings = () =>
    globSync("app/drawings/**/*.svg", { cwd: root })
      .map((file) => `/${file.replaceAll(path.sep, "/")}`)
      .toSorted();
  type Show = (notice: Notice, wrong?: FieldError) => ReturnType<typeof screen>;
  /** @param work throws an error with a message for the author @param showTyped the form with what was typed */
  async function save(context: Context, work: () => void, saved: string, showTyped: Show, showSaved: Show) {
    try {
      work();
    } catch (error) {
      const wrong = error instanceof FieldError ? error : undefined;
      const text = wrong ? "Nothing was saved: see the field below." : toSentence(error);
      return context.html(showTyped({ text, isError: true }, wrong), 422);
    }
    const notice = await build().then(
      () => ({ text: saved, isError: false }),
      (error) => ({ text: `Saved, but the site shows its last good page: ${toSentence(error)}`, isError: true }),
    );
    return context.html(showSaved(notice));
  }
  const editor = new Hono();
  editor.use(async (context, next) => {
    // Prevents DNS rebinding.
    if (context.req.header("Host") !== new URL(address).host) return context.text("Not found", 404);
    // Rejects GET too, because each search takes a second of processor time. The development site is same-site.
    if (context.req.header("Sec-Fetch-Site") === "cross-site") return context.text("Forbidden", 403);
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  // Saving over an unreadable file would lose its contents.
  editor.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof WordsError) return context.text(error.message, 422);
    throw error;
  });
  editor.use(ownOriginOnly((origin) => origin === address));

  const otherLanguages = () => readLanguages(root).filter(({ code }) => code !== firstLanguage);
  const home = (notice: Notice | null) => {
    const articles = articleNames(root).map((name) => readArticle(root, name));
    const date = ({ fields }: ArticleForm): string => fields.date ?? "";
    const found = {
      files: readCatalog(root),
      languages: otherLanguages(),
      articles: articles.toSorted((one, other) => date(other).localeCompare(date(one))),
      topics: answerTopics(root),
      changes: readChanges(root),
    };
    return screen(`${brand.name}’s words`, site, notice, overview(found));
  };
  editor.get("/", (context) => context.html(home(null)));
  editor.get("/search", (context) => {
    const query = context.req.query("q") ?? "";
    return context.html(screen("Find a text", site, null, searchResults(query, searchTexts(root, query))));
  });
  // Development pages open this on Alt-click (app/browser/development.ts).
  editor.get("/pressed", (context) => {
    const { words: pressed = "", page = "" } = context.req.query();
    return context.redirect(findPressed(root, pressed, page) ?? `/search?${new URLSearchParams({ q: pressed })}`, 303);
  });
  editor.post("/take-back", async (context) => {
    const { file = "", keys } = await readFields(context.req.raw);
    return save(context, () => takeBack(root, file, keys ?? null), "Taken back.", home, home);
  });
  editor.get("/editor.css", serveStatic({ path: path.join(import.meta.dirname, "editor.css") }));
  editor.get("/app/drawings/*", serveStatic({ root }));

  editor.on(["GET", "POST"], "/texts", async (context) => {
    const { code = firstLanguage, file: wanted } = context.req.query();
    const language = readLanguages(root).find((candidate) => candidate.code === code);
    const known = readCatalog(root).find(({ file }) => file === wanted);
    if (!known || !language) return context.notFound();
    const { file } = known;
    const place = path.join(root, "content", "words", code, file);
    const read = () => (existsSync(place) ? readContent(root, `content/words/${code}/${file}`) : "");
    const isEnglish = code === firstLanguage;
    const show = (notice: Notice | null, typed: ReadonlyMap<string, string> = new Map(), wrong?: FieldError) => {
      const { title, address: page } = readCatalog(root).find((candidate) => candidate.file === file) ?? known;
      const texts = isEnglish ? readTexts(read()) : translatedTexts(root, code, file);
      const { today } = readPlaceholders(root);
      const form = textsForm({ code, file, digest: computeDigest(read()), texts, typed, today, wrong });
      const heading = isEnglish ? title : `${language.name}: ${title}`;
      return screen(heading, site + language.prefix + (page ?? ""), notice, form);
    };
    if (context.req.method === "GET") return context.html(show(null));
    const form = await readFields(context.req.raw);
    const typed = new Map(
      Object.entries(form).flatMap(([name, text]) => (name.startsWith("text:") ? [[name.slice(5), text]] : [])),
    );
    const write = () => {
      if (computeDigest(read()) !== form.digest)
        throw new Error("The file has changed since this page was opened. Compare, then save again.");
      if (isEnglish) writeFileSync(place, writeTexts(read(), typed));
      else saveTranslation(root, code, file, typed);
    };
    return save(
      context,
      write,
      "Saved.",
      (notice, wrong) => show(notice, typed, wrong),
      (notice) => show(notice),
    );
  });

  editor.get("/language", (context) => {
    const language = otherLanguages().find(({ code }) => code === context.req.query("code"));
    if (!language) return context.notFound();
    const found = readCatalog(root).flatMap(({ file, title }) => {
      const texts = translatedTexts(root, language.code, file);
      return texts.length > 0 ? [{ file, title, missing: texts.filter(({ value }) => value === "").length }] : [];
    });
    const articles = articleNames(root).map((name) => ({
      ...readArticle(root, name),
      isMissing: !isTranslated(root, name, language.code),
    }));
    const listing = languageFiles(language.code, found, articles);
    return context.html(screen(language.name, site + language.prefix, null, listing));
  });

  const localizedPath = ({ code, name }: Pick<ArticleForm, "code" | "name">): string =>
    site + (otherLanguages().find((language) => language.code === code)?.prefix ?? "") + `/articles/${name}`;
  const articleScreen = (article: ArticleForm, isNew: boolean, notice: Notice | null, wrong?: FieldError) =>
    screen(
      isNew ? "A new article" : (article.fields.title ?? article.name),
      isNew ? site : localizedPath(article),
      notice,
      articleForm(article, isNew, { topics: articleTopics, drawings: drawings(), wrong }),
    );
  editor.on(["GET", "POST"], "/article", async (context) => {
    const known = context.req.query("name");
    const code = context.req.query("code") ?? firstLanguage;
    if (known !== undefined && !articleNames(root).includes(known)) return context.notFound();
    if (!readLanguages(root).some((language) => language.code === code)) return context.notFound();
    const stored = known === undefined ? newArticle() : readArticle(root, known, code);
    if (context.req.method === "GET") return context.html(articleScreen(stored, known === undefined, null));
    const form = await readFields(context.req.raw);
    const article = {
      code: stored.code,
      name: known ?? form.name ?? "",
      fields: Object.fromEntries(articleFieldsIn(stored.code).map((field) => [field, form[field] ?? ""])),
      isDraft: form.draft !== undefined,
      body: form.body ?? "",
    };
    return save(
      context,
      () => saveArticle(root, article, known === undefined),
      `Saved. It is at ${localizedPath(article)}.`,
      (notice, wrong) => articleScreen(article, known === undefined, notice, wrong),
      (notice) => articleScreen(readArticle(root, article.name, article.code), false, notice),
    );
  });

  editor.on(["GET", "POST"], "/answer", async (context) => {
    const topic = answerTopics(root).find((candidate) => candidate === context.req.query("topic"));
    if (!topic) return context.notFound();
    const form = context.req.method === "POST" ? await readFields(context.req.raw) : null;
    const show = (notice: Notice | null, typed: Readonly<Record<string, string>>) =>
      screen(`A new answer: ${topic}`, site, notice, answerForm(topic, typed));
    if (!form) return context.html(show(null, {}));
    return save(
      context,
      () => addAnswer(root, topic, form),
      `Added. It is at ${site}/help/${topic}#${form.id}.`,
      (notice) => show(notice, form),
      (notice) => show(notice, {}),
    );
  });
  return editor;
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw new HTTPException(400, { message: "The request body is not a form." });
  });
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

const computeDigest = (source: string): string => createHash("sha256").update(source).digest("hex");

const toSentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
