import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls back after every navigation, even to the same address, but not at hydration: what was opened before that stays open. */
export function useAfterNavigation(callback: () => void): void {
  const { key } = useLocation();
  const previous = useRef(key);
  const onNavigation = useEffectEvent(callback);
  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    onNavigation();
  }, [key]);
}

/** Opens the `<details>` that the hash names and scrolls to it: at first and after each change of the hash, or of what is shown. */
export function useOpenTarget(shown?: unknown): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.setAttribute("open", "");
    target.scrollIntoView();
  }, [hash, shown]);
}

/** The link of this site that a plain click follows, or null where the browser handles the click itself or there is no link. */
export function linkOfPlainClick(event: {
  target: EventTarget | null;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && !link.target && link.origin === location.origin ? link : null;
}
