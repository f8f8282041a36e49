import { drawingsByName } from "#app/ui/drawings-by-name.ts";
import type { SceneKey } from "#content/trades.ts";

const files = import.meta.glob<string>("/app/drawings/scenes/*.svg", { eager: true, import: "default" });

/** Addresses of the postcard scenes, all 360 by 230. */
export const sceneFiles = drawingsByName(files) as Readonly<Record<SceneKey, string>>;
