import { english, type ServerWords, serverWords } from "#content/generated/server/index.ts";

export type { ServerWords };

/**
 * What the server writes itself in a language: emails, and the sentences that a visitor agrees to. The rest of the words belong to pages,
 * of which each language has a build. English where a language has none, and where no language is known.
 */
export const wordsOf = (language?: string | null): ServerWords => serverWords[language ?? ""] ?? english;

/** What the addresses of a language begin with; empty for English. */
export const prefixOf = (language?: string | null): string => wordsOf(language).language.prefix;

/** The languages that a site is served in. */
export interface Languages {
  /** One of them, of what a page or anybody else names; null, which is English, for what names none. */
  known: (code: string | null | undefined) => string | null;
  /** The language of a page by its path, whose first part decides. */
  ofPath: (path: string) => string;
  /** What addresses begin with; empty for English. */
  prefixes: readonly string[];
}

/** @param codes English first */
export function languagesOf(codes: readonly string[]): Languages {
  const byPrefix = new Map(codes.map((code) => [prefixOf(code), code]));
  return {
    known: (code) => codes.find((one) => one === code) ?? null,
    ofPath: (path) => byPrefix.get(/^\/[^/]*/.exec(path)?.[0] ?? "") ?? english.language.code,
    prefixes: [...byPrefix.keys()],
  };
}

/** Those that have words. */
export const allLanguages = languagesOf([...new Set([english.language.code, ...Object.keys(serverWords)])]);
