import { readFileSync } from "node:fs";
import path from "node:path";

/** content/generated/<language>/stand-ins.json. */
export interface StandIns {
  /** A sentence each with file and line. */
  readonly missing: readonly string[];
  readonly notes: readonly string[];
  /** Per file of words. */
  readonly files: Readonly<Record<string, { readonly texts: number; readonly english: number }>>;
  /** As pages show them, without those that equal a text of the language. */
  readonly shown: readonly string[];
}

export const readStandIns = (root: string, code: string): StandIns =>
  JSON.parse(readFileSync(path.join(root, "content", "generated", code, "stand-ins.json"), "utf8"));
