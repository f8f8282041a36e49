import { language } from "#words/language.ts";

/** Records are English on the pages of every language. */
export const recordText = language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
