import { english, type ServerWords, serverWords } from "#content/generated/server/index.ts";

export type { ServerWords };

/**
 * What the server writes itself in a language: emails, and the sentences that a visitor agrees to. The rest of the words belong to pages,
 * of which each language has a build. English where a language has none, and where no language is known.
 */
export const wordsOf = (language?: string): ServerWords => serverWords[language ?? ""] ?? english;
