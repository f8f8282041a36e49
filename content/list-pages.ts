import { listPages } from "./generated/list-pages.ts";
import { type ListPlace, listQuery, recordsOnPage } from "./list-place.ts";

/** Stands above a part of a long list. */
export function partNote({ page, letter }: ListPlace): string {
  return letter ? listPages.partFrom({ letter: letter.toUpperCase(), page }) : listPages.part(page);
}

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

export { listPages };
