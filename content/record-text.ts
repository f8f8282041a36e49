import { language } from "#words/language.ts";

/** Attributes of an element whose text is a record's own: records are English on the pages of every language. */
export const recordText = language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
