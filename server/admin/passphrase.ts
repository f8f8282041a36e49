import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** Four groups of five characters, 99 random bits, such as "k7mqp-3xw9t-…". */
export function makePassphrase(): string {
  const letter = (): string => alphabet[randomInt(alphabet.length)] ?? "";
  const group = (): string => Array.from({ length: groupLength }, letter).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** The passphrase in its generated form, even if it was typed with spaces, without hyphens or in capitals. */
export function normalizePassphrase(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return letters.match(new RegExp(`.{1,${groupLength}}`, "gu"))?.join("-") ?? "";
}
