import { prefix } from "#words/language.ts";

/** The page's language; empty for English. */
export const translationLanguage = prefix.slice(1);

/** For services that write or redirect in the page's language. Omitted for English. */
export const withLanguageQuery = (path: string): string =>
  prefix === "" ? path : `${path}?language=${translationLanguage}`;

/** Omits English, so that tables of older versions still accept the row. */
export const withLanguageField = (fields: object): object =>
  prefix === "" ? fields : { ...fields, language: translationLanguage };
