/** What a visitor looks for in the list, as the query of its address says it. */
export interface ListSearch {
  readonly words: string;
  /** A trade as the table or a link names it; empty for every trade. */
  readonly trade: string;
}

/** The maximum number of characters of a search; further ones in an address are cut off. */
export const maxCharacters = 100;

/** The names of a search in an address. */
export const searchNames = ["q", "trade"] as const;

/** Reads `?q=…&trade=…`, with or without its "?". What the query does not name is empty. */
export function readSearch(search: string): ListSearch {
  const query = new URLSearchParams(search);
  const read = (name: string): string => (query.get(name) ?? "").trim().slice(0, maxCharacters);
  return { words: read("q"), trade: read("trade") };
}

/** The query that `readSearch` reads as this search; empty if the search has neither words nor a trade. */
export function writeSearch({ words, trade }: ListSearch): string {
  const query = new URLSearchParams();
  if (words.trim()) query.set("q", words.trim());
  if (trade) query.set("trade", trade);
  const text = query.toString();
  return text && `?${text}`;
}
