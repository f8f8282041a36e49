export interface ListSearch {
  readonly words: string;
  /** Name in the table or a link; empty for all trades. */
  readonly trade: string;
}

/** Longer queries in a URL are truncated. */
export const maxCharacters = 100;

export const searchNames = ["q", "trade"] as const;

/** Reads `?q=…&trade=…`, with or without "?". */
export function readSearch(search: string): ListSearch {
  const query = new URLSearchParams(search);
  const read = (name: string): string => (query.get(name) ?? "").trim().slice(0, maxCharacters);
  return { words: read("q"), trade: read("trade") };
}

export function writeSearch({ words, trade }: ListSearch): string {
  const query = new URLSearchParams();
  if (words.trim()) query.set("q", words.trim());
  if (trade) query.set("trade", trade);
  const text = query.toString();
  return text && `?${text}`;
}
