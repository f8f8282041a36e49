import { useLayoutEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { type ListSearch, readSearch, searchNames, writeSearch } from "./search-query.ts";

export const everything: ListSearch = { words: "", trade: "" };

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
    writeAddress({ own: { names: searchNames, query: writeSearch(next).slice(1) } });
  };
  return [search, change];
}
