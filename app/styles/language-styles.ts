import { language } from "#words/language.ts";
import arabic from "./arabic.css?inline";
import webFonts from "./web-fonts.css?inline";
import arabicFonts from "./web-fonts-arabic.css?inline";
import latinFonts from "./web-fonts-latin.css?inline";

const isArabic = new Intl.Locale(language.locale).maximize().script === "Arab";
const further = isArabic ? arabicFonts : latinFonts;

/** The faces for the letters of the build's language. A page in English loads no more than its own. */
export const languageFonts = language.code === "en" ? webFonts : webFonts + further;

/** What the script of the build's language needs beside the styles of all pages, if anything. */
export const scriptStyles = isArabic ? arabic : null;
