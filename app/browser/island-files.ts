import type { ComponentType } from "react";

const files = import.meta.glob<{ default: ComponentType }>("../**/*.island.tsx");

/** Fetches the module of `<name>.island.tsx`. Apart from islands.ts, because a page that is only read needs no list of the files. */
export function loadIsland(name = ""): Promise<{ default: ComponentType }> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  return load();
}
