import type { Language } from "#content/language.ts";

export interface PageVersion extends Pick<Language, "code" | "name" | "direction"> {
  /** Path of the same page, or of the front page if the language lacks it. */
  readonly address: string;
  readonly isSamePage: boolean;
  readonly isListed: boolean;
  readonly offer: string;
  readonly dismiss: string;
}
