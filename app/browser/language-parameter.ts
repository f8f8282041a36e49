import { prefix } from "#words/language.ts";

/** Of the page; empty for English. */
export const translationLanguage = prefix.slice(1);

/** For services that write or redirect in the page's language, which English leaves out. */
export const withLanguageQuery = (path: string): string =>
  prefix === "" ? path : `${path}?language=${translationLanguage}`;

/** English is left out, so that tables of older versions still accept it. */
export const withLanguageField = (fields: object): object =>
  prefix === "" ? fields : { ...fields, language: translationLanguage };
