import type { Language } from "#content/language.ts";

/** A language that the site has, with what it has of a page. */
export interface PageVersion extends Pick<Language, "code" | "name" | "direction"> {
  /** The address below the site's origin: of the same page, or of the front page where the language has no such page. */
  readonly address: string;
  readonly isSamePage: boolean;
  /** Whether enough of the page is translated for search engines. */
  readonly isListed: boolean;
  /** In the language: the offer of the page in it, and what declines. */
  readonly offer: string;
  readonly dismiss: string;
}
