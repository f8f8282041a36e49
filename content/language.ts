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
  /** A missing text of a complete language is an error; that of another is shown in English. */
  readonly isComplete: boolean;
  /** What its addresses begin with: "/es"; empty for English. */
  readonly prefix: string;
}
