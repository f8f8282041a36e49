import type { ComponentType } from "react";

const files = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx");

/**
 * Hydrates an island: fetches the module of `<name>.island.tsx`, and React with the first one. Apart from wake.ts, because a page that is only
 * read needs no list of the files.
 */
export async function loadIsland(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  const { island: name, props = "{}" } = island.dataset;
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  const [{ hydrateIsland }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  // Imported here and handed on: hydrate-island.tsx is in React's script, which all languages share, and would name a file of one language.
  const loadServedWords = () => import("./untranslate.ts");
  if (island.isConnected) await hydrateIsland(island, { Part, loadServedWords }, props, onError);
}
