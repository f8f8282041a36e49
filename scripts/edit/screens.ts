import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { type ArticleForm, articleFieldsIn } from "./articles.ts";
import { businessZone } from "#content/business-time.ts";
import { fieldId, type FoundText, inWords, findPlace, type WordsFile } from "./catalog.ts";
import type { Change } from "./changes.ts";
import { firstLanguage } from "#content/language.ts";
import type { WordsLanguage } from "../words/languages.ts";
import { type EditedText, type FieldError, findPlaceholders } from "./texts.ts";
import type { TranslatedText } from "./translations.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Notice {
  readonly text: string;
  readonly isError: boolean;
}

export function screen(title: string, site: string, notice: Notice | null, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/editor.css" />
      </head>
      <body>
        <header><a href="/">Everything</a> <a href="${site}" target="edited-site">See the site</a></header>
        <main>
          <h1>${title}</h1>
          ${notice ? html`<p role="${notice.isError ? "alert" : "status"}" class="${notice.isError ? "wrong" : "right"}">${notice.text}</p>` : ""}
          ${body}
        </main>
      </body>
    </html>`;
}

interface Link {
  to: string;
  text: string;
  note?: string;
  lang?: string;
}

const linkList = (links: readonly Link[]): Html =>
  html`<ul>
    ${links.map(
      ({ to, text, note = "", lang }) =>
        html`<li><a href="${to}"${lang ? html` lang="${lang}"` : ""}>${text}</a> <small>${note}</small></li>`,
    )}
  </ul>`;

const section = (title: string, body: Html): Html => html`<section><h2>${title}</h2>${body}</section>`;

interface Overview {
  languages: readonly Pick<WordsLanguage, "code" | "name">[];
  articles: readonly ArticleForm[];
  topics: readonly string[];
  files: readonly WordsFile[];
  changes: readonly Change[];
}

export function overview({ languages, articles, topics, files, changes }: Overview): Html {
  const fileList = (isOfPage: boolean) =>
    linkList(
      files
        .filter(({ file }) => file.startsWith("pages/") === isOfPage)
        .map(({ file, title, line }) => ({ to: `/texts?file=${file}`, text: title, note: line })),
    );
  const articleLinks = articles.map(({ code, name, fields, isDraft }) => ({
    to: articleAddress({ code, name }),
    text: fields.title ?? name,
    note: `${fields.date}${isDraft ? " · draft" : ""}`,
  }));
  const topicLinks = topics.map((topic) => ({ to: `/answer?topic=${topic}`, text: inWords(topic) }));
  const languageLinks = languages.map(({ code, name }) => ({ to: `/language?code=${code}`, text: name, lang: code }));
  return html`${searchForm("")} ${changeList(changes)} ${section("Pages", fileList(true))}
    ${section("Articles", html`<p><a class="button" href="/article">Write an article</a></p> ${linkList(articleLinks)}`)}
    ${section("Answers", html`<p>Add one to:</p> ${linkList(topicLinks)}`)}
    ${section("Words on several pages", fileList(false))} ${section("Other languages", linkList(languageLinks))}`;
}

export function searchForm(query: string): Html {
  return html`<form action="/search" role="search">
    <label>
      <b>Find text on the site</b>
      <small>or press it on the site with Alt held, and its field opens here</small> <input type="search" name="q" value="${query}" required />
    </label>
    <button>Find</button>
  </form>`;
}

export function searchResults(query: string, found: readonly FoundText[]): Html {
  return html`${searchForm(query)}
    <p role="status">${found.length === 0 ? "No text has these words." : `${found.length} found.`}</p>
    ${linkList(found.map(({ title, place, text, to }) => ({ to, text: `${title}: ${place}`, note: text.slice(0, 200) })))}`;
}

function changeList(changes: readonly Change[]): Html {
  if (changes.length === 0) return html``;
  const items = changes.map(({ file, keys, before, after }) => {
    const { section = "", name = "" } = keys === null ? {} : findPlace({ keys });
    const names = [inWords(file.replace(/^.*\/|\.\w+$/g, "")), section, name].filter(Boolean);
    const difference =
      keys === null ? html`${before === null ? "new" : "replaced"}` : html`<del>${before}</del> <ins>${after}</ins>`;
    const sure = html`<label class="row"><input type="checkbox" name="sure" required /> Delete this file for good</label>`;
    return html`<li>
      <b>${names.join(": ")}</b>
      <small>${difference}</small>
      <form method="post" action="/take-back">
        <input type="hidden" name="file" value="${file}" />
        ${keys === null ? "" : html`<input type="hidden" name="keys" value="${keys}" />`} ${before === null ? sure : ""}
        <button aria-label="Revert: ${names.join(", ")}">Revert</button>
      </form>
    </li>`;
  });
  return section("Changed since the last commit", html`<ul>${items}</ul>`);
}

const kinds: Readonly<Record<EditedText["kind"], string>> = {
  plain: "",
  markdown: "Markdown, with an empty line between paragraphs",
  inline: "Markdown, one paragraph",
  verbatim: "shown exactly as written",
};

function beside(id: string, field: string, wrong: FieldError | undefined) {
  if (wrong?.field !== field) return { sentence: "", attributes: "" };
  return {
    sentence: html`<strong class="wrong" id="${id}-wrong" role="alert">${wrong.message}</strong>`,
    attributes: raw(`aria-invalid="true" aria-describedby="${id}-wrong" autofocus`),
  };
}

interface TextsForm {
  code: string;
  file: string;
  digest: string;
  texts: readonly (EditedText | TranslatedText)[];
  typed: ReadonlyMap<string, string>;
  today: (placeholder: string) => string | null;
  wrong: FieldError | undefined;
}

export function textsForm({ code, file, digest, texts, typed, today, wrong }: TextsForm): Html {
  const sections = [...new Set(texts.map((text) => findPlace(text).section))];
  const field = (text: EditedText | TranslatedText): Html => {
    const { keys, value, kind, note } = text;
    const english = "english" in text ? text.english : null;
    const placeholders = kind === "verbatim" ? [] : findPlaceholders(english ?? value);
    const kept = placeholders.map(
      (name) => `{${name}}${today(name) === null ? ", which the page fills in" : `, today ${today(name)}`}`,
    );
    const hints = [note, kinds[kind], kept.length > 0 ? `must keep ${kept.join("; ")}` : ""];
    const shown = typed.get(keys) ?? value;
    const longer = english !== null && english.length > shown.length ? english : shown;
    const rows = Math.min(14, Math.ceil(longer.length / 90) + longer.split("\n").length - 1) || 1;
    const id = fieldId(keys);
    const problem = beside(id, keys, wrong);
    return html`<label>
      <b>${findPlace(text).name}</b>
      <small>${hints.filter(Boolean).join(" · ")}</small>
      ${problem.sentence} ${english === null ? "" : html`<q>${english}</q>`}
      <textarea id="${id}" name="text:${keys}" rows="${rows}" lang="${code}" dir="auto" ${english === null ? "required" : ""} ${problem.attributes}>${shown}</textarea>
    </label>`;
  };
  const sectionId = (section: string) => `section-${section.toLowerCase().replaceAll(" ", "-")}`;
  const named = sections.filter(Boolean);
  return html`${
    named.length > 1
      ? html`<nav aria-label="Sections"><ul class="row">${named.map((section) => html`<li><a href="#${sectionId(section)}">${section}</a></li>`)}</ul></nav>`
      : ""
  }
    <form method="post" action="${textsAddress(code, file)}">
      <input type="hidden" name="digest" value="${digest}" />
      ${sections.map(
        (section) =>
          html`<section>
            ${section ? html`<h2 id="${sectionId(section)}">${section}</h2>` : ""}
            ${texts.filter((text) => findPlace(text).section === section).map(field)}
          </section>`,
      )}
      <p class="bar"><button>Save</button></p>
    </form>`;
}

const textsAddress = (code: string, file: string): string =>
  `/texts?${code === firstLanguage ? "" : `code=${code}&`}file=${file}`;

export function languageFiles(
  code: string,
  files: readonly (Pick<WordsFile, "file" | "title"> & { readonly missing: number })[],
  articles: readonly (ArticleForm & { readonly isMissing: boolean })[],
): Html {
  const fileLinks = files.map(({ file, title, missing }) => ({
    to: textsAddress(code, file),
    text: title,
    note: missing === 0 ? "" : `${missing} missing`,
  }));
  const articleLinks = articles.map(({ name, fields, isMissing }) => ({
    to: articleAddress({ code, name }),
    text: fields.title ?? name,
    note: isMissing ? "missing" : "",
  }));
  return html`${linkList(fileLinks)} ${section("Articles", linkList(articleLinks))}`;
}

const articleAddress = ({ code, name }: Pick<ArticleForm, "code" | "name">): string =>
  `/article?${new URLSearchParams({ name, ...(code !== firstLanguage && { code }) })}`;

interface ArticleField {
  hint?: string;
  type?: string;
  max?: number;
}

const articleInputs: Readonly<Record<string, ArticleField>> = {
  title: { hint: "at most 90 characters", max: 90 },
  description: { hint: "one sentence for lists and search engines, at most 170 characters", max: 170 },
  author: { max: 60 },
  date: { hint: "the day of publication that it shows", type: "date" },
  updated: { hint: "empty until more than its spelling changes", type: "date" },
  from: { hint: `when the site starts showing it, in ${businessZone} time; empty: at once`, type: "datetime-local" },
  until: { hint: "when it stops; empty: never", type: "datetime-local" },
};

interface ArticleChoices {
  topics: readonly string[];
  drawings: readonly string[];
  wrong: FieldError | undefined;
}

export function articleForm(article: ArticleForm, isNew: boolean, { topics, drawings, wrong }: ArticleChoices): Html {
  const getProblem = (name: string) => beside(name, name, wrong);
  const [ofName, ofBody] = [getProblem("name"), getProblem("body")];
  const field = (name: string): Html => {
    const value = article.fields[name] ?? "";
    const options = name === "topic" ? topics : name === "drawing" ? drawings : null;
    const isRequired = !["updated", "from", "until"].includes(name);
    const problem = getProblem(name);
    const { hint = "", type = "text", max = 200 } = articleInputs[name] ?? {};
    return html`<label>
      <b>${inWords(name)}</b> <small>${hint}</small>
      ${problem.sentence}
      ${
        options
          ? html`<select name="${name}" required ${problem.attributes}>
            ${options.map((option) => html`<option ${option === value ? "selected" : ""}>${option}</option>`)}
          </select>`
          : html`<input
            name="${name}"
            value="${value}"
            lang="${article.code}"
            dir="auto"
            type="${type}"
            maxlength="${max}"
            ${isRequired ? "required" : ""}
            ${problem.attributes}
          />`
      }
    </label>`;
  };
  return html`<form method="post" action="${isNew ? "/article" : articleAddress(article)}">
      ${
        isNew
          ? html`<label>
            <b>End of the address</b> <small>lowercase letters, digits and hyphens, such as three-photos</small>
            ${ofName.sentence}
            <input name="name" value="${article.name}" pattern="[a-z0-9]+(-[a-z0-9]+)*" required ${ofName.attributes} />
          </label>`
          : ""
      }
      ${articleFieldsIn(article.code).map(field)}
      <label>
        <b>Text</b>
        <small>Markdown: ## heading, - list, | table |, [link](/help), note[^1] and [^1]: its text. A picture is a line of its own.</small>
        ${ofBody.sentence}
        <textarea name="body" rows="24" required lang="${article.code}" dir="auto" ${ofBody.attributes}>${article.body}</textarea>
      </label>
      <label class="row"><input type="checkbox" name="draft" ${article.isDraft ? "checked" : ""} /> Draft: shown in development alone</label>
      <p class="bar"><button>Save</button></p>
    </form>
    <details>
      <summary>Pictures, with the line to copy into the text</summary>
      <ul class="drawings">
        ${drawings.map(
          (drawing) =>
            html`<li><img src="${drawing}" alt="" loading="lazy" /><code>![what it shows](${drawing} "Caption")</code></li>`,
        )}
      </ul>
    </details>`;
}

export function answerForm(topic: string, typed: Readonly<Record<string, string>>): Html {
  return html`<form method="post" action="/answer?topic=${topic}">
    <label><b>Question</b> <small>as a buyer would ask it</small><input name="question" value="${typed.question ?? ""}" required /></label>
    <label>
      <b>Other ways to ask it</b> <small>one a line; chat and search know it by them</small>
      <textarea name="asks" rows="4" required>${typed.asks ?? ""}</textarea>
    </label>
    <label><b>Answer</b> <small>Markdown</small><textarea name="answer" rows="8" required>${typed.answer ?? ""}</textarea></label>
    <label>
      <b>Name</b> <small>the end of its address, such as refund</small>
      <input name="id" value="${typed.id ?? ""}" pattern="[a-z]+(-[a-z]+)*" required />
    </label>
    <p class="bar"><button>Add</button></p>
  </form>`;
}
