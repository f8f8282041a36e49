import { useEffect, useEffectEvent, useState } from "react";

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
      // From far above the screen: a jump past all sections, by End or Home, tells of each of them.
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
