import { useLayoutEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";

export interface ListSearch {
  readonly words: string;
  /** A trade as stored in the table, or any text from the URL; empty for all trades. */
  readonly trade: string;
}

export const everything: ListSearch = { words: "", trade: "" };

/** Longer queries in a URL are truncated. */
export const maxCharacters = 100;

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

/** Empty while the island hydrates. Every change updates the URL, so that it can be shared. */
export function useAddressSearch(): [ListSearch, (next: ListSearch) => void] {
  const [search, setSearch] = useState(everything);
  // Runs before early-fields.ts replays early input, because that overwrites the URL.
  useLayoutEffect(() => {
    const read = () => setSearch(readSearch(location.search));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
  const change = (next: ListSearch) => {
    setSearch(next);
    writeAddress({ own: { names: ["q", "trade"], query: writeSearch(next).slice(1) } });
  };
  return [search, change];
}
