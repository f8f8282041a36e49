import type { Drawing } from "./drawing.ts";
import { care } from "./scenes/care.ts";
import { hospitality } from "./scenes/hospitality.ts";
import { shops } from "./scenes/shops.ts";
import { town } from "./scenes/town.ts";

/** The postcards' scenes, one for each trade of content/trades.ts. */
export const scenes: Record<string, Drawing> = { ...hospitality, ...shops, ...care, ...town };
