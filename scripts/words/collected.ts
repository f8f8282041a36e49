import { writeFileSync } from "node:fs";
import path from "node:path";
import { chatQuestions } from "#content/chat-questions.ts";
import { searchFile } from "#content/search-data.ts";
import { siteData } from "#content/site-data.ts";

/**
 * Writes what is collected from the words, in the language that this process has as its condition: what chat and search load when one of
 * them opens, the questions that the chat offers, and what the server has to know of the language. The words have to be generated. Run with
 * the language: `node --conditions=es scripts/words/collected.ts es`.
 */
const [, , code = ""] = process.argv;
const generated = path.resolve(import.meta.dirname, "..", "..", "content", "generated");
const files = { search: searchFile(), "chat-questions": chatQuestions, "site-data": siteData() };
for (const [name, collected] of Object.entries(files))
  writeFileSync(path.join(generated, code, `${name}.json`), JSON.stringify(collected));
