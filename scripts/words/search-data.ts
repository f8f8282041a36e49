import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Writes what chat and search load when one of them opens (content/search-data.ts). The words have to be generated. */
export async function writeSearchData(root: string): Promise<void> {
  const load = (name: string) => import(pathToFileURL(path.join(root, "content", `${name}.ts`)).href);
  const [{ searchData }, { toJson }] = await Promise.all([load("search-data"), load("write-json")]);
  writeFileSync(path.join(root, "content", "generated", "search.json"), toJson(searchData));
}
