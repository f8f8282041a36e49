import { formatCount } from "./format.ts";
import { type ListPlace, listQuery, recordsOnPage } from "./list-place.ts";

/** A long list in parts, for readers without scripts. */
export const listPages = {
  label: "Parts of the list",
  previous: "Previous page",
  next: "Next page",
  page: (page: number): string => `Page ${formatCount(page)}`,
  /** Stands above a part. */
  part: ({ page, letter }: ListPlace): string =>
    letter
      ? `Names from ${letter.toUpperCase()} on, page ${formatCount(page)} of a long list.`
      : `This is page ${formatCount(page)} of a long list.`,
  whole: "The whole list, with its search",
} as const;

/** How far the links lead at once, so that every page of a long list is a few links away. */
const strides = [-1000, -100, -10, 10, 100, 1000];

/**
 * Links from one page of a list to others: the neighbours, and some further away where the number of records is known.
 * @param path the list's own address
 */
export function pageLinks(
  path: string,
  place: ListPlace,
  { total, hasNext }: { total: number | null; hasNext: boolean },
): { href: string; label: string; rel?: "prev" | "next" }[] {
  const { page } = place;
  const last = total === null ? page : Math.ceil(total / recordsOnPage);
  const far = [...new Set([1, ...strides.map((stride) => page + stride), last])].filter(
    (other) => other >= 1 && other <= last && Math.abs(other - page) > 1,
  );
  const addressOf = (other: number): string => path + listQuery({ ...place, page: other });
  return [
    ...(page > 1 ? [{ href: addressOf(page - 1), label: listPages.previous, rel: "prev" as const }] : []),
    ...(hasNext ? [{ href: addressOf(page + 1), label: listPages.next, rel: "next" as const }] : []),
    ...far.map((other) => ({ href: addressOf(other), label: listPages.page(other) })),
  ];
}
