import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

let documentIsFresh = true;

interface Landing {
  /** The landing came with the page: from another page, or with the document. Jump, don't glide. */
  readonly fromElsewhere: boolean;
  /** The visitor followed a link or called for the address, so the keyboard should go along too. */
  readonly followed: boolean;
}

/**
 * Calls `land` after every navigation that leaves the scroll position to the page: a link, the first load of a document,
 * a hash typed into the address bar. Going back or forward and reloading bring an earlier position back, and are left alone.
 * `awaited` names what the landing depends on besides the location, such as a choice that is known only after hydration.
 */
export function useLanding(land: (landing: Landing) => void, awaited: unknown = null): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const firstPath = useRef<string>(location.key);
  const onLocation = useEffectEvent(() => {
    const firstDocument = documentIsFresh;
    const entry = navigationType === "POP" ? popped(firstDocument) : "new";
    if (entry === "restored") return;
    land({ fromElsewhere: location.key === firstPath.current, followed: navigationType !== "POP" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what this waits for.
  useEffect(() => {
    onLocation();
  }, [location, awaited]);
  useEffect(() => {
    documentIsFresh = false;
  }, []);
}
