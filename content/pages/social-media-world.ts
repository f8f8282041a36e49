import { socialMediaWorldPage } from "../generated/pages/social-media-world.ts";

/** How many of all platforms are shown. */
export function platformsShown(count: number, total: number): string {
  return count === total ? socialMediaWorldPage.count(total) : socialMediaWorldPage.countOfTotal({ count, total });
}

/** The same while not all platforms are read and more may be found; `total` is null where it is not known. */
export function platformsShownSoFar(count: number, total: number | null): string {
  return total === null
    ? socialMediaWorldPage.moreThan(count)
    : socialMediaWorldPage.countOrMoreOfTotal({ count, total });
}

/** The title of a further part; `letter` is in upper case, or empty. */
export function partTitle(letter: string, page: number): string {
  const words = socialMediaWorldPage.partTitle;
  if (page === 1) return words.letter(letter);
  return letter ? words.both({ letter, page }) : words.page(page);
}

export { socialMediaWorldPage };
