import { language } from "#words/language.ts";

/** Attributes for an element with a record's text, which is English if there is no translation. */
export const getRecordText = ({ isTranslated }: { isTranslated: boolean }) =>
  isTranslated || language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
