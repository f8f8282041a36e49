import { english, type ServerWords, serverWords } from "#content/generated/server/index.ts";

export type { ServerWords };

/** Emails, and sentences that a visitor agrees to; English for an unknown language. */
export const wordsOf = (language?: string | null): ServerWords => serverWords[language ?? ""] ?? english;

/** Empty for English. */
export const prefixOf = (language?: string | null): string => wordsOf(language).language.prefix;

export interface Languages {
  /** Null, which is English, for an unknown code. */
  known: (code: string | null | undefined) => string | null;
  /** By its first part. */
  ofPath: (path: string) => string;
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

export const allLanguages = languagesOf([...new Set([english.language.code, ...Object.keys(serverWords)])]);
