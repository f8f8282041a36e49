import { prefix } from "#words/language.ts";

/** The path of a service that writes or redirects in the language of the page: a query names each but English. */
export const withLanguageQuery = (path: string): string =>
  prefix === "" ? path : `${path}?language=${prefix.slice(1)}`;

/** The fields of a message with the language of the page, unless it is English: a table of an earlier version takes those too. */
export const withLanguageField = (fields: object): object =>
  prefix === "" ? fields : { ...fields, language: prefix.slice(1) };
