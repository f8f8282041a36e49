import { readFileSync } from "node:fs";
import path from "node:path";

/** Which words of a language are English: content/generated/<language>/stand-ins.json. */
export interface StandIns {
  /** What the language lacks, a sentence each with file and line. */
  readonly missing: readonly string[];
  /** What English has no longer. */
  readonly notes: readonly string[];
  /** How many texts each file of words has, and how many of them are English. */
  readonly files: Readonly<Record<string, { readonly texts: number; readonly english: number }>>;
  /** English texts as pages show them, but for those that a text of the language is equal to. */
  readonly shown: readonly string[];
}

/** Of words that are generated. */
export const readStandIns = (root: string, code: string): StandIns =>
  JSON.parse(readFileSync(path.join(root, "content", "generated", code, "stand-ins.json"), "utf8"));
