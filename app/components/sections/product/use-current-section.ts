import { useEffect, useEffectEvent, useState } from "react";

/** The id of the section that crosses the middle of the screen, or null before the first. `onChange` gets each new one. */
export function useCurrentSection(ids: readonly string[], onChange: (id: string) => void): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const change = useEffectEvent((id: string) => {
    setCurrent(id);
    onChange(id);
  });
  const idList = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) change(target.id);
      },
      { rootMargin: "-35% 0% -60%" },
    );
    for (const id of idList.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [idList]);
  return current;
}
