import { useEffect, useRef } from "react";

/**
 * For browsers without scroll-driven animations: marks the document once the sentinel, the first 20px of the page,
 * has left the screen. Elsewhere the styles do it alone, before any script.
 */
export function useScrolledStyle() {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current || CSS.supports("animation-timeline: scroll()")) return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute("data-scrolled", !entry?.isIntersecting);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return sentinel;
}
