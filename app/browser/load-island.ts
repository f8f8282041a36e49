import type { ComponentType } from "react";

const files = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx");

/** React comes with the first island. Separate from wake.ts, because a read-only page needs no list of the island files. */
export async function loadIsland(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  const { island: name, props = "{}" } = island.dataset;
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  const [{ hydrateIsland }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  // Imported here and passed on: React's script, shared by all languages, would otherwise name one language's file.
  const loadServedWords = () => import("./untranslate.ts");
  if (island.isConnected) await hydrateIsland(island, { Part, loadServedWords }, props, onError);
}
