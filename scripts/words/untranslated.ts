import { existsSync } from "node:fs";
import path from "node:path";
import { readTree } from "./read-tree.ts";
import type { WordsTree } from "./tree.ts";

/** English in every language; by folder in content/generated/. */
const folders = { records: "content/records", desk: "desk/words" };

export function readUntranslated(root: string): WordsTree {
  const there = Object.entries(folders).filter(([, folder]) => existsSync(path.join(root, folder)));
  return new Map(
    there.flatMap(([name, folder]) => [...readTree(root, folder)].map(([file, words]) => [`${name}/${file}`, words])),
  );
}
