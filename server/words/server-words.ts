import { english, type ServerWords, serverWords } from "#content/generated/server/index.ts";

export type { ServerWords };

/**
 * What the server writes itself in a language: emails, and the sentences that a visitor agrees to. The rest of the words belong to pages,
 * of which each language has a build. English where a language has none, and where no language is known.
 */
export const wordsOf = (language?: string | null): ServerWords => serverWords[language ?? ""] ?? english;

/** A language that there is, of what a page or anybody else names; null, which is English, for what names none. */
export const knownLanguage = (code: string | null | undefined): string | null =>
  code != null && Object.hasOwn(serverWords, code) ? code : null;

/** What the addresses of a language begin with; empty for English. */
export const prefixOf = (language?: string | null): string => wordsOf(language).language.prefix;

const byPrefix = new Map(Object.values(serverWords).map(({ language: { prefix, code } }) => [prefix, code]));

/** The language of a page by its path, whose first part decides. */
export const languageOfPath = (path: string): string =>
  byPrefix.get(/^\/[^/]*/.exec(path)?.[0] ?? "") ?? english.language.code;

/** Those beside English. */
export const otherLanguages: readonly string[] = Object.keys(serverWords).filter(
  (code) => code !== english.language.code,
);
