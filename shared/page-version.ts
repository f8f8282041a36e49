import type { Language } from "#content/language.ts";

/** A language of the site, with its version of a page. */
export interface PageVersion extends Pick<Language, "code" | "name" | "direction"> {
  /** Below the site's origin: the same page, or the front page if the language lacks it. */
  readonly address: string;
  readonly isSamePage: boolean;
  readonly isListed: boolean;
  readonly offer: string;
  readonly dismiss: string;
}
