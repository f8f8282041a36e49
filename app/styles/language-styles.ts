import { language } from "#words/language.ts";
import arabic from "./arabic.css?inline";
import webFonts from "./web-fonts.css?inline";
import arabicFonts from "./web-fonts-arabic.css?inline";
import latinFonts from "./web-fonts-latin.css?inline";

const isArabic = new Intl.Locale(language.locale).maximize().script === "Arab";
const further = isArabic ? arabicFonts : latinFonts;

export const languageFonts = language.code === "en" ? webFonts : webFonts + further;

export const scriptStyles = isArabic ? arabic : null;
