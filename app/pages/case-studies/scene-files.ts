import type { SceneKey } from "#content/trades.ts";

const files = import.meta.glob<string>("/app/drawings/scenes/*.svg", { eager: true, import: "default" });

export const sceneFiles = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ""), address]),
) as Readonly<Record<SceneKey, string>>;
