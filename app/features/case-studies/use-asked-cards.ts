import { useState } from "react";
import { useLocation } from "react-router";
import { type AskedCards, readSearch, writeSearch } from "./search-query.ts";

/** What the address asks for, which follows every change of the search and can be sent to somebody. */
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

/** Not by the router, for which every navigation is an arrival: it would render the page for each letter, and scroll to its top. */
function writeAddress(asked: AskedCards): void {
  try {
    history.replaceState(history.state, "", location.pathname + writeSearch(asked) + location.hash);
  } catch (error) {
    // Safari refuses more than a hundred in some seconds; the next change brings the address up to date.
    console.warn(error);
  }
}
