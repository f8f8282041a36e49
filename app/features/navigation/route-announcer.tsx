import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useDestination } from "./use-destination.ts";
import { useQuietTransitions } from "./use-quiet-transitions.ts";

/**
 * Announces a new page to screen readers, as a page load would: the title is read out, and focus moves to the heading or to the part of the
 * page that the address names. The router handles the scroll position.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(location);
  const [title, setTitle] = useState("");
  useDestination();
  useQuietTransitions();

  const onLocation = useEffectEvent(() => {
    const { pathname, key } = previous.current;
    previous.current = location;
    if (key === location.key) return;
    const target = location.hash ? namedBy(location.hash) : null;
    if (pathname !== location.pathname) {
      setTitle(document.title);
      focusWithoutScrolling(target ?? document.querySelector("main h1") ?? document.querySelector("main"));
    } else if (navigationType === "PUSH" && target) {
      focusWithoutScrolling(target);
    }
  });
  // oxlint-disable-next-line react/exhaustive-deps -- an effect event is no dependency
  useEffect(() => onLocation(), [location]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}

/** The part of the page that a fragment names. */
function namedBy(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    // Not every fragment is well-formed: anybody can write one.
    return null;
  }
}

/** A heading or a section is focusable by script alone: Tab does not stop at it. */
function focusWithoutScrolling(element: Element | null): void {
  // The page may have moved the focus itself.
  if (!(element instanceof HTMLElement) || element.contains(document.activeElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
