import { useLocation } from "react-router";
import { useLanding } from "#app/lib/use-landing.ts";

/**
 * Brings the section that the hash names below the bars, also when the same link is followed again, and moves the
 * keyboard's place to its heading (S2.3).
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useLanding((arriving) => {
    const section = document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView({ behavior: arriving ? "instant" : "auto", block: "start" });
    section.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  });
}
