import { useState } from "react";
import { useLocation } from "react-router";
import { writeAddress } from "#app/lib/write-address.ts";
import { type AskedCards, readSearch, writeSearch } from "./search-query.ts";

/** The search in the address. The address follows every change of the search, so it can be shared. */
export function useAskedCards(): [AskedCards, (next: AskedCards) => void] {
  const { key } = useLocation();
  const [state, setState] = useState(() => ({ key, asked: readSearch(location.search) }));
  // Another link within the page.
  if (state.key !== key) setState({ key, asked: readSearch(location.search) });
  const ask = (asked: AskedCards) => {
    setState({ key, asked });
    writeAddress({ search: writeSearch(asked) });
  };
  return [state.asked, ask];
}
