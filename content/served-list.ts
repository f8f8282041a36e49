import { noScripts } from "#words/layout.ts";
import { listPages } from "#words/list-pages.ts";
import { type ListPage, listQuery, recordsOnPage } from "./list-page.ts";

function partNote({ page, letter }: ListPage): string {
  return letter ? listPages.partFrom({ letter: letter.toUpperCase(), page }) : listPages.part(page);
}

/** These keep every page of a long list only a few links away. */
const strides = [-1000, -100, -10, 10, 100, 1000];

/** Lists the neighboring pages and, if the number of records is known, more distant ones. */
function pageLinks(
  path: string,
  listPage: ListPage,
  { total, hasNext }: { total: number | null; hasNext: boolean },
): { href: string; label: string; rel?: "prev" | "next" }[] {
  const { page } = listPage;
  const last = total === null ? page : Math.ceil(total / recordsOnPage);
  const far = [...new Set([1, ...strides.map((stride) => page + stride), last])].filter(
    (number) => number >= 1 && number <= last && Math.abs(number - page) > 1,
  );
  const toHref = (other: number): string => path + listQuery({ ...listPage, page: other });
  return [
    ...(page > 1 ? [{ href: toHref(page - 1), label: listPages.previous, rel: "prev" as const }] : []),
    ...(hasNext ? [{ href: toHref(page + 1), label: listPages.next, rel: "next" as const }] : []),
    ...far.map((number) => ({ href: toHref(number), label: listPages.page(number) })),
  ];
}

export interface ServedRows<Shown> {
  readonly rows: readonly Shown[];
  readonly total: number | null;
  readonly hasNext: boolean;
}

/** `listPage` is null for the whole list, of which visitors without scripts see the first page. */
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
