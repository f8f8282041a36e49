import { language } from "#words/language.ts";

/** The fields of a message with the language of the page, unless it is English: a table of an earlier version takes those too. */
export const withLanguage = (fields: object): object =>
  language.code === "en" ? fields : { ...fields, language: language.code };
