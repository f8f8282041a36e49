import { prefix } from "#words/language.ts";

export const translationLanguage = prefix.slice(1);

/** For endpoints that write or redirect in the page's language. The parameter is omitted for English. */
export const withLanguageQuery = (path: string): string =>
  prefix === "" ? path : `${path}?language=${translationLanguage}`;

/** The field is omitted for English, so that tables without the column still accept the row. */
export const withLanguageField = (fields: object): object =>
  prefix === "" ? fields : { ...fields, language: translationLanguage };
