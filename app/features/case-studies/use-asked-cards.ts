import { useState } from "react";
import { useLocation } from "react-router";
import { type AskedCards, readSearch, writeSearch } from "./search-query.ts";

/** The search in the address. The address follows every change of the search, so it can be shared. */
export function useAskedCards(): [AskedCards, (next: AskedCards) => void] {
  const { key } = useLocation();
  const [state, setState] = useState(() => ({ key, asked: readSearch(location.search) }));
  // Another link within the page.
  if (state.key !== key) setState({ key, asked: readSearch(location.search) });
  const ask = (asked: AskedCards) => {
    setState({ key, asked });
    writeAddress(asked);
  };
  return [state.asked, ask];
}

/** Does not use the router, which treats every change as an arrival: it would render the page for each letter and scroll to its top. */
function writeAddress(asked: AskedCards): void {
  try {
    history.replaceState(history.state, "", location.pathname + writeSearch(asked) + location.hash);
  } catch (error) {
    // Safari refuses more than a hundred in some seconds; the next change brings the address up to date.
    console.warn(error);
  }
}
