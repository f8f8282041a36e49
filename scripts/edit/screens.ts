import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ArticleForm } from "./articles.ts";
import { articleFields } from "./articles.ts";
import { type EditedText, placeholdersOf } from "./texts.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What became of the last save. */
export interface Notice {
  readonly text: string;
  readonly isError: boolean;
}

/** A whole screen. @param site address of the site in development */
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
        <header><a href="/">Everything</a> <a href="${site}" target="larkpost-site">See the site</a></header>
        <main>
          <h1>${title}</h1>
          ${notice ? html`<p role="${notice.isError ? "alert" : "status"}" class="${notice.isError ? "wrong" : "right"}">${notice.text}</p>` : ""}
          ${body}
        </main>
      </body>
    </html>`;
}

/** The way to everything that can be edited. */
export function overview(articles: readonly string[], topics: readonly string[], files: readonly string[]): Html {
  const link = (href: string, label: string) => html`<li><a href="${href}">${label}</a></li>`;
  return html`<section>
      <h2>Articles</h2>
      <p><a class="button" href="/article">Write an article</a></p>
      <ul>${articles.map((name) => link(`/article?name=${name}`, name))}</ul>
    </section>
    <section>
      <h2>Answers</h2>
      <p>Add one to: ${topics.map((topic) => html`<a href="/answer?topic=${topic}">${topic}</a> `)}</p>
    </section>
    <section>
      <h2>Texts</h2>
      <ul>${files.map((file) => link(`/texts?file=${file}`, file.replace(/\.yaml$/, "")))}</ul>
    </section>`;
}

const kinds: Readonly<Record<EditedText["kind"], string>> = {
  plain: "",
  markdown: "Markdown, paragraphs apart by an empty line",
  inline: "Markdown, one paragraph",
  verbatim: "shown exactly as written",
};

/** Every text of a file. @param digest of the file that the form was made from */
export function textsForm(
  file: string,
  digest: string,
  texts: readonly EditedText[],
  typed: ReadonlyMap<string, string>,
): Html {
  return html`<form method="post" action="/texts?file=${file}">
    <input type="hidden" name="digest" value="${digest}" />
    ${texts.map(({ keys, value, kind, note }) => {
      const placeholders = kind === "verbatim" ? [] : placeholdersOf(value);
      const hints = [
        note,
        kinds[kind],
        placeholders.length > 0 ? `must keep ${placeholders.map((name) => `{${name}}`).join(" ")}` : "",
      ];
      const text = typed.get(keys) ?? value;
      return html`<label>
        <b>${keys.split(".").slice(1).join(" › ")}</b>
        <small>${hints.filter(Boolean).join(" · ")}</small>
        <textarea name="text:${keys}" rows="${Math.min(14, Math.ceil(text.length / 90) + text.split("\n").length - 1)}" required>${text}</textarea>
      </label>`;
    })}
    <p class="bar"><button>Save</button></p>
  </form>`;
}

const articleHints: Readonly<Record<(typeof articleFields)[number], string>> = {
  title: "at most 90 characters",
  description: "one sentence for lists and search engines, at most 170 characters",
  date: "when it appears",
  updated: "empty until it changes in more than its spelling",
  author: "",
  topic: "",
  drawing: "",
};

const limits: Readonly<Record<string, number>> = { title: 90, description: 170, author: 60 };

/** An article's fields and text. @param drawings paths that its pictures may have */
export function articleForm(
  article: ArticleForm,
  isNew: boolean,
  topics: readonly string[],
  drawings: readonly string[],
): Html {
  const field = (name: (typeof articleFields)[number]): Html => {
    const value = article.fields[name] ?? "";
    const options = name === "topic" ? topics : name === "drawing" ? drawings : null;
    const isRequired = name !== "updated";
    return html`<label>
      <b>${name}</b> <small>${articleHints[name]}</small>
      ${
        options
          ? html`<select name="${name}" required>
            ${options.map((option) => html`<option ${option === value ? "selected" : ""}>${option}</option>`)}
          </select>`
          : html`<input
            name="${name}"
            value="${value}"
            type="${name === "date" || name === "updated" ? "date" : "text"}"
            maxlength="${limits[name] ?? 200}"
            ${isRequired ? "required" : ""}
          />`
      }
    </label>`;
  };
  return html`<form method="post" action="/article${isNew ? "" : `?name=${article.name}`}">
      ${
        isNew
          ? html`<label>
            <b>end of the address</b> <small>small letters, digits and dashes, such as three-photos</small>
            <input name="name" value="${article.name}" pattern="[a-z0-9]+(-[a-z0-9]+)*" required />
          </label>`
          : ""
      }
      ${articleFields.map(field)}
      <label>
        <b>text</b>
        <small>Markdown: ## heading, - list, | table |, [link](/help), note[^1] and [^1]: its text. A picture is a line of its own.</small>
        <textarea name="body" rows="24" required>${article.body}</textarea>
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

/** A new answer of a topic. */
export function answerForm(topic: string, pages: readonly string[], typed: Readonly<Record<string, string>>): Html {
  return html`<form method="post" action="/answer?topic=${topic}">
    <label><b>question</b> <small>as a buyer would ask it</small><input name="question" value="${typed.question ?? ""}" required /></label>
    <label>
      <b>other ways to ask it</b> <small>one a line; chat and search know it by them</small>
      <textarea name="asks" rows="4" required>${typed.asks ?? ""}</textarea>
    </label>
    <label><b>answer</b> <small>Markdown</small><textarea name="answer" rows="8" required>${typed.answer ?? ""}</textarea></label>
    <label>
      <b>name</b> <small>the end of its address, such as refund</small>
      <input name="id" value="${typed.id ?? ""}" pattern="[a-z]+(-[a-z]+)*" required />
    </label>
    <label>
      <b>page</b> <small>where it stands</small>
      <select name="page">${pages.map((page) => html`<option ${page === typed.page ? "selected" : ""}>${page}</option>`)}</select>
    </label>
    <p class="bar"><button>Add</button></p>
  </form>`;
}
