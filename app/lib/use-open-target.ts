import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the `<details>` that the address names, on arrival and whenever the hash changes, and scrolls to it. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.setAttribute("open", "");
    target.scrollIntoView();
  }, [hash]);
}
