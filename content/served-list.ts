import { noScripts } from "#words/layout.ts";
import { listPages } from "#words/list-pages.ts";
import { type ListPage, listQuery, recordsOnPage } from "./list-page.ts";

function partNote({ page, letter }: ListPage): string {
  return letter ? listPages.partFrom({ letter: letter.toUpperCase(), page }) : listPages.part(page);
}

/** How many pages the links skip, so that every page of a long list is a few links away. */
const strides = [-1000, -100, -10, 10, 100, 1000];

/**
 * Links from one page of a list to others: the neighbors, and some further away where the number of records is known.
 * @param path the list's own address
 */
function pageLinks(
  path: string,
  listPage: ListPage,
  { total, hasNext }: { total: number | null; hasNext: boolean },
): { href: string; label: string; rel?: "prev" | "next" }[] {
  const { page } = listPage;
  const last = total === null ? page : Math.ceil(total / recordsOnPage);
  const far = [...new Set([1, ...strides.map((stride) => page + stride), last])].filter(
    (other) => other >= 1 && other <= last && Math.abs(other - page) > 1,
  );
  const hrefOf = (other: number): string => path + listQuery({ ...listPage, page: other });
  return [
    ...(page > 1 ? [{ href: hrefOf(page - 1), label: listPages.previous, rel: "prev" as const }] : []),
    ...(hasNext ? [{ href: hrefOf(page + 1), label: listPages.next, rel: "next" as const }] : []),
    ...far.map((other) => ({ href: hrefOf(other), label: listPages.page(other) })),
  ];
}

/** The records of the part of a list that one page shows. */
export interface ServedRows<Shown> {
  readonly rows: readonly Shown[];
  readonly total: number | null;
  readonly hasNext: boolean;
}

/**
 * The words around the part of a list that the server renders: the note above it and the links to the whole list and its other parts.
 * @param path the list's own address
 * @param listPage null for the list's beginning, which readers without scripts get
 */
export function servedListWords(
  path: string,
  listPage: ListPage | null,
  records: ServedRows<unknown> | undefined,
  words: { emptyText: string; count: (total: number) => string },
) {
  const isEmpty = !records || records.rows.length === 0;
  const count = records?.total ? `(${words.count(records.total)})` : "";
  const partText = listPage && (isEmpty ? words.emptyText : partNote(listPage));
  return {
    note: partText ?? `${noScripts.list} ${count}`,
    whole: listPage && { href: path, label: listPages.whole },
    pagesLabel: listPages.label,
    pages: isEmpty ? [] : pageLinks(path, listPage ?? { page: 1, letter: "" }, records),
  };
}
