import { randomInt } from "node:crypto";

/** Without letters and digits that are taken for each other. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** Four groups of five characters, 99 random bits, such as "k7mqp-3xw9t-…". */
export function makePassphrase(): string {
  const letter = (): string => alphabet[randomInt(alphabet.length)] ?? "";
  const group = (): string => Array.from({ length: groupLength }, letter).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** The passphrase as it was made, however it was typed: with spaces, without hyphens, in capitals. */
export function normalisePassphrase(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return letters.match(new RegExp(`.{1,${groupLength}}`, "gu"))?.join("-") ?? "";
}
