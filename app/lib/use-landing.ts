import { useEffect, useEffectEvent, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";

/** True until the first page of this document has decided where to land. */
let documentIsFresh = true;

/**
 * Calls `land` after each navigation that leaves the scroll position to the page: a followed link, the first load of a
 * document, a hash typed into the address bar. Going back or forward and reloading bring an earlier position back and
 * are left alone. `arriving` is true for the first landing on the page, which should jump rather than glide.
 */
export function useLanding(land: (arriving: boolean) => void): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const arriving = useRef(true);
  const onLocation = useEffectEvent(() => {
    if (setsOwnPosition(navigationType)) land(arriving.current);
    arriving.current = false;
    documentIsFresh = false;
  });
  // Every navigation makes a new location, also one to the same address.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onLocation(), [location]);
}

function setsOwnPosition(navigationType: NavigationType | `${NavigationType}`): boolean {
  if (navigationType !== "POP") return true;
  // The router numbers its own history entries; a hash changed by the browser itself has no number.
  const entry: { idx?: number } | null = history.state;
  if (entry?.idx === undefined) return true;
  const [load] = performance.getEntriesByType("navigation");
  const loadedAnew = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  return documentIsFresh && loadedAnew && scrollY === 0;
}
