import { language } from "#words/language.ts";

/** Records without a translation are in English. */
export const getRecordText = ({ isTranslated }: { isTranslated: boolean }) =>
  isTranslated || language.code === "en" ? {} : ({ lang: "en", dir: "ltr" } as const);
