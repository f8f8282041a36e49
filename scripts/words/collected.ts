import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { topicPath, topics } from "#content/answers.ts";
import { chatQuestions } from "#content/chat-questions.ts";
import { pageList } from "#words/page-list.ts";
import { searchFile } from "#content/search-data.ts";
import { siteData } from "#content/site-data.ts";
import { templatePath, templates, templatesPath } from "#content/templates.ts";
import { readStandIns } from "./stand-in.ts";

/** Writes modules for chat, search and server in the language of this process's condition. Requires generated words. */
const [, , code = ""] = process.argv;
const root = path.resolve(import.meta.dirname, "..", "..");
const generated = path.join(root, "content", "generated", code);
const { files, shown } = readStandIns(root, code);

/** Minimum share of translated texts for a page to be listed. */
const listedFrom = 0.8;

async function pagesByFile(): Promise<[file: string, path: string][]> {
  const pages: [string, string][] = topics.map(({ id }) => [`answers/${id}`, topicPath(id)]);
  for (const module of globSync("pages/*.ts", { cwd: generated })) {
    const words: Record<string, { address?: string }> = await import(pathToFileURL(path.join(generated, module)).href);
    const file = module.replace(/\.ts$/, "").replaceAll(path.sep, "/");
    for (const { address } of Object.values(words)) if (address && address in pageList) pages.push([file, address]);
  }
  return pages;
}

const unlisted = (await pagesByFile()).flatMap(([file, page]) => {
  const { texts, english } = files[file] ?? { texts: 0, english: 0 };
  if (texts - english >= listedFrom * texts) return [];
  return page === templatesPath ? [page, ...templates.map(templatePath)] : [page];
});
const collected = {
  search: searchFile(),
  "chat-questions": chatQuestions,
  "site-data": siteData({ english: shown, unlisted }),
};
for (const [name, content] of Object.entries(collected))
  writeFileSync(path.join(generated, `${name}.json`), JSON.stringify(content));
