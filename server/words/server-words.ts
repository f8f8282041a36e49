import { english, type ServerWords, serverWords } from "#content/generated/server/index.ts";

export type { ServerWords };

/** Returns English for an unknown language. */
export const getWords = (language?: string | null): ServerWords => serverWords[language ?? ""] ?? english;

/** Empty for English. */
export const getPrefix = (language?: string | null): string => getWords(language).language.prefix;

export interface Languages {
  /** Returns null, which means English, for an unknown code. */
  known: (code: string | null | undefined) => string | null;
  /** Language code from the path's prefix. English if it has none. */
  ofPath: (path: string) => string;
  prefixes: readonly string[];
}

/** @param codes English first */
export function toLanguages(codes: readonly string[]): Languages {
  const byPrefix = new Map(codes.map((code) => [getPrefix(code), code]));
  return {
    known: (code) => codes.find((known) => known === code) ?? null,
    ofPath: (path) => byPrefix.get(/^\/[^/]*/.exec(path)?.[0] ?? "") ?? english.language.code,
    prefixes: [...byPrefix.keys()],
  };
}

export const allLanguages = toLanguages([...new Set([english.language.code, ...Object.keys(serverWords)])]);
