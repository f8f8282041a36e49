import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useLanding } from "#app/lib/use-landing.ts";

/** The id of the last section that begins above the middle of the screen, or null before the first. `onChange` gets each new one. */
export function useCurrentSection(ids: readonly string[], onChange: (id: string) => void): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const change = useEffectEvent((id: string | null) => {
    setCurrent(id);
    if (id) onChange(id);
  });
  const idList = ids.join(" ");
  useEffect(() => {
    const begun = new Set<string>();
    const all = idList.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        change(all.findLast((id) => begun.has(id)) ?? null);
      },
      // The margin reaches far above the screen, so that a jump past all sections (End or Home) reports each of them.
      { rootMargin: "999999px 0% -60%" },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [idList]);
  return current;
}

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
