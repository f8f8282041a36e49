import type { ComponentType } from "react";

const files = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx");

/**
 * Fetches the module of `<name>.island.tsx`, and with it what hydrates it. Apart from islands.ts, because a page that is only read needs no
 * list of the files.
 */
export async function loadIsland(name = "") {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  const [{ hydrateIsland }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  // Here, because React's script is the same in every language, and what it imports would be named in it.
  const loadServedWords = () => import("./untranslate.ts");
  return { hydrateIsland, Part, loadServedWords };
}
