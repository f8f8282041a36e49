import type { ComponentType } from "react";

const files = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx");

/** Separate from wake.ts, because read-only pages need neither React nor the list of island files. */
export async function loadIsland(island: HTMLElement, onError: (error: unknown) => void): Promise<void> {
  const { island: name, props = "{}" } = island.dataset;
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  const [{ hydrateIsland }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  // All languages share the script with React. It must not import one language's file, so it gets this function.
  const loadServedWords = () => import("./untranslate.ts");
  if (island.isConnected) await hydrateIsland(island, { Part, loadServedWords }, props, onError);
}
