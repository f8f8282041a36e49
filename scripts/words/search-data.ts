import { writeFileSync } from "node:fs";
import path from "node:path";
import { searchData } from "#content/search-data.ts";
import { hasTimes } from "#content/planned-times.ts";
import { toJson } from "#content/write-json.ts";

/**
 * Writes what chat and search load when one of them opens, in the language that this process has as its condition. The words have to be
 * generated. Run with the language: `node --conditions=es scripts/words/search-data.ts es`.
 */
const [, , code = ""] = process.argv;
const documents = searchData.documents.filter((document) => !hasTimes(document));
const generated = path.resolve(import.meta.dirname, "..", "..", "content", "generated");
writeFileSync(path.join(generated, code, "search.json"), toJson({ ...searchData, documents }));
