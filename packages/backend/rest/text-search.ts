import { queryLimits } from "./query-limits.ts";
import { RestError, overLimit } from "./rest-error.ts";
import { TextScanner } from "./text-scanner.ts";

export const textSearches = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;

export interface TextSearch {
  operator: keyof typeof textSearches;
  /** Undefined for the database's default. */
  config: string | undefined;
  value: string;
}

/** Included in every Postgres from 15 on and in PGlite. */
const configs = new Set(
  (
    "arabic armenian basque catalan danish dutch english finnish french german greek hindi hungarian indonesian irish " +
    "italian lithuanian nepali norwegian portuguese romanian russian serbian simple spanish swedish tamil turkish yiddish"
  ).split(" "),
);

export function scanTextSearch(
  scanner: TextScanner,
  scanValue: (scanner: TextScanner) => string,
): TextSearch | undefined {
  const found = scanner.match(/(?:fts|plfts|phfts|wfts)(?:\([\p{L}\p{Nd}_$ ]+\))?\./uy);
  if (found === undefined) return undefined;
  const [operator = "", config] = found.slice(0, -1).split(/[()]/);
  const value = scanValue(scanner);
  if (value.length > queryLimits.textSearch)
    throw overLimit(`A text search may have ${queryLimits.textSearch} characters.`);
  if (operator === "fts") checkQuery(value);
  return { operator: operator as TextSearch["operator"], config: knownConfig(config), value };
}

/** Postgres lowercases unquoted names. */
function knownConfig(text: string | undefined): string | undefined {
  const name = text?.trim().toLowerCase();
  if (name === undefined || configs.has(name)) return name;
  throw new RestError(400, "42704", `text search configuration "${name.slice(0, 63)}" does not exist`);
}

/**
 * Words with optional weights, quotes, &, |, <->, <2>, ! and parentheses; Postgres would only fail the statement.
 * @throws RestError 400 in Postgres's words
 */
function checkQuery(text: string): void {
  const scanner = new TextScanner(text, "text search");
  scanner.match(/\s*/y);
  if (scanner.done) return;
  let open = 0;
  do {
    open += scanner.match(/[!(\s]*/y)?.match(/\(/g)?.length ?? 0;
    // Operators, spaces and control characters are no part of a word.
    if (!scanner.match(/(?:'[^'\\]+'|(?:(?![&|!()<>:'"*\\])[\p{L}\p{M}\p{N}\p{P}\p{S}])+)(?::[*A-Da-d]+)?/uy))
      throw badQuery(text);
    const closed = scanner.match(/[)\s]*/y)?.match(/\)/g)?.length ?? 0;
    open -= closed;
    if (open < 0) throw badQuery(text);
  } while (scanner.match(/[&|]|<->|<\d{1,4}>/y) !== undefined);
  if (!scanner.done || open !== 0) throw badQuery(text);
}

function badQuery(text: string): RestError {
  return new RestError(400, "42601", `syntax error in tsquery: "${text}"`);
}
