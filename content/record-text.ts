import { language } from "#words/language.ts";

export const recordText = language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
