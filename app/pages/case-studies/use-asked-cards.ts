import { useEffect, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { type AskedCards, readSearch, writeSearch } from "./search-query.ts";

/** The search in the address. The address follows every change of the search, so it can be shared. */
export function useAskedCards(): [AskedCards, (next: AskedCards) => void] {
  const [asked, setAsked] = useState(() => readSearch(location.search));
  useEffect(() => {
    const read = () => setAsked(readSearch(location.search));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
  const ask = (next: AskedCards) => {
    setAsked(next);
    writeAddress({ search: writeSearch(next) });
  };
  return [asked, ask];
}
