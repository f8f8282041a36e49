import { formatDay, formatDayAndMonth } from "../dates.ts";
import { caseStudiesPage } from "../generated/pages/case-studies.ts";

/** How many of all case studies are shown. */
export function caseStudiesShown(count: number, total: number): string {
  return count === total ? caseStudiesPage.count(total) : caseStudiesPage.countOfTotal({ count, total });
}

/** The same while a search is not finished and may find more; `total` is null where it is not known. */
export function caseStudiesShownSoFar(count: number, total: number | null): string {
  return total === null ? caseStudiesPage.moreThan(count) : caseStudiesPage.countOrMoreOfTotal({ count, total });
}

/** A day in words, or nothing where the table holds no readable date. */
export function postedOn(isoDate: string): string {
  return formatDay(new Date(isoDate));
}

/** The two lines in the middle of a postmark. */
export function postmarkDay(isoDate: string): [string, string] {
  const date = new Date(isoDate);
  return [formatDayAndMonth(date), String(date.getUTCFullYear())];
}

export { caseStudiesPage };
