import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { OpenFact } from "./open-facts.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Where the settings are explained, one in each row of a table. */
const settingFiles = ["README.md", "docs/settings.md"];

/**
 * The place of a fact as an editor opens it, "content/site.ts:12". A setting is in the environment, so its place is the line that
 * explains it, or "environment" where the files are not installed.
 * @throws Error when the file does not hold the texts that lead to the line, because it is written in another way than others
 */
export function placeOf({ file, find }: OpenFact): string {
  if (file === null) return "database";
  if (file === "settings") return rowOf(find[0] ?? "") ?? "environment";
  const line = lineOf(linesOf(file), find);
  if (line === null) throw new Error(`${file} does not hold ${find.join(" and then ")}.`);
  return `${file}:${line}`;
}

function rowOf(name: string): string | null {
  for (const file of settingFiles.filter((candidate) => existsSync(path.join(root, candidate)))) {
    const line = linesOf(file).findIndex(
      (text) => text.startsWith("| ") && (text.split(" | ")[0] ?? "").includes(name),
    );
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return null;
}

const linesOf = (file: string): string[] => readFileSync(path.join(root, file), "utf8").split("\n");

/** The number of the line, from 1, that holds the last text, or null. */
function lineOf(lines: readonly string[], find: readonly string[]): number | null {
  let line = 0;
  for (const text of find) {
    const found = lines.slice(line).findIndex((candidate) => candidate.includes(text));
    if (found < 0) return null;
    line += found;
  }
  return line + 1;
}
