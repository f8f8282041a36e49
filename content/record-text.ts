import { language } from "#words/language.ts";

/** Attributes of an element that shows a record: of English, where the page's language has no translation. */
export const getRecordText = ({ isTranslated }: { isTranslated: boolean }) =>
  isTranslated || language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
