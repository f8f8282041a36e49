/** The source of all translations, and the language at the site's root. */
export const firstLanguage = "en";

export interface Language {
  /** Lowercase language tag: the folder in content/words/ and the condition in package.json. */
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly prefix: string;
}

export const parseLanguageCodes = (setting: string): string[] => setting.split(",").map((code) => code.trim());

/** Chooses all languages by default. English is always included, because it is at the root. */
export function chooseLanguages<Known extends Pick<Language, "code">>(
  known: readonly Known[],
  named: readonly string[] | null,
): Known[] {
  return known.filter(({ code }) => code === firstLanguage || named === null || named.includes(code));
}
