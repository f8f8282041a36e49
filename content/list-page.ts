/** Lists are paginated only for visitors without scripts. */
export const recordsOnPage = 100;

export interface ListPage {
  /** Counted from 1. */
  page: number;
  /** Only in the directory, which then starts at this letter (a–z). Empty for all names. */
  letter: string;
}

/** Accepts a query string with or without "?". Null if the page or the letter is malformed. */
export function readListPage(search: string): ListPage | null {
  const query = new URLSearchParams(search);
  const page = query.get("page") ?? "1";
  const letter = query.get("letter") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) && /^[a-z]?$/.test(letter) ? { page: Number(page), letter } : null;
}

/** Null for a malformed query, and for the whole list, which the browser loads itself. */
export function listPart(search: string): ListPage | null {
  const listPage = readListPage(search);
  return listPage && listQuery(listPage) ? listPage : null;
}

export function listQuery({ page, letter }: ListPage): string {
  const words = [letter && `letter=${letter}`, page > 1 && `page=${page}`].filter(Boolean);
  return words.length > 0 ? `?${words.join("&")}` : "";
}
