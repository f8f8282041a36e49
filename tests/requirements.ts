import { readFileSync } from "node:fs";

const number = "(?:P[1-6]|S[1-9]\\.\\d{1,2}|D\\d{1,2})";

/** The numbers that docs/requirements.md explains, in its order. */
export const requirementNumbers: readonly string[] = [
  ...readFileSync(new URL("../docs/requirements.md", import.meta.url), "utf8").matchAll(
    new RegExp(`^- (${number}) `, "gm"),
  ),
].map(([, found = ""]) => found);

/** The numbers that a text names. */
export function numbersIn(text: string): string[] {
  return text.match(new RegExp(`\\b${number}\\b(?!\\.?\\d)`, "g")) ?? [];
}

/** Matches a title that bears the number: `S2.1` in "S2.1 the hero", not in "S2.10 help". */
export function titlePattern(wanted: string): RegExp {
  return new RegExp(`\\b${wanted.replace(".", "\\.")}(?![\\d.]*\\d)`);
}
