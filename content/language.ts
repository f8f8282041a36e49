/** The reference, with which all others are compared, and the language at the root of the site. */
export const firstLanguage = "en";

/** A language of the site. A build has one, which is `language` of its words. */
export interface Language {
  /** A language tag in lower case: the name of its folder in content/words/, and of its condition in package.json. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** In which numbers, dates and prices are written. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** What its addresses begin with: "/es"; empty for English. */
  readonly prefix: string;
}

/** The codes that SITE_LANGUAGES names: commas between, with or without spaces. */
export const parseLanguageCodes = (setting: string): string[] => setting.split(",").map((code) => code.trim());

/** The languages that are named, or else all; English always, because it stands at the root. */
export function chooseLanguages<Known extends Pick<Language, "code">>(
  known: readonly Known[],
  named: readonly string[] | null,
): Known[] {
  return known.filter(({ code }) => code === firstLanguage || named === null || named.includes(code));
}
