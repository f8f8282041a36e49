import { existsSync } from "node:fs";
import path from "node:path";
import { readTree } from "./read-tree.ts";
import type { WordsTree } from "./tree.ts";

/** Folders with texts that are English in every language, by what their modules' folder in content/generated/ is called. */
const folders = { records: "content/records", desk: "desk/words" };

/** The first rows of the public tables and the words of the desk: "records/platforms". @throws WordsError */
export function readUntranslated(root: string): WordsTree {
  const there = Object.entries(folders).filter(([, folder]) => existsSync(path.join(root, folder)));
  return new Map(
    there.flatMap(([name, folder]) => [...readTree(root, folder)].map(([file, words]) => [`${name}/${file}`, words])),
  );
}
