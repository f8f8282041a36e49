import type { Language } from "#content/language.ts";
import { otherLanguages } from "../content-records/record-lists.ts";

/** Any language but English. On a site with none, the pseudo-locale. */
export const otherLanguage = otherLanguages[0] as Language;
