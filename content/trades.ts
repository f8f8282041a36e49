import * as words from "./generated/trades.ts";
import type { InkKey } from "./service-names.ts";

/** A drawing of app/drawings/scenes: the file's name, the ink it is engraved in, and what it shows. */
export interface TradeScene {
  readonly key: SceneKey;
  readonly ink: InkKey;
  readonly alt: string;
  /** Beginnings of words in `industry_type` that this scene stands for, in lower case. */
  readonly words: readonly string[];
}

export type SceneKey =
  | "bakery"
  | "bicycle"
  | "bookshop"
  | "ceramics"
  | "charity"
  | "clinic"
  | "coffee"
  | "dentist"
  | "florist"
  | "furniture"
  | "gym"
  | "hotel"
  | "post"
  | "property"
  | "restaurant"
  | "salon"
  | "school"
  | "shop"
  | "textile"
  | "travel"
  | "vet"
  | "winery";

/** The first scene that knows a word of the trade is taken. */
export const tradeScenes: readonly TradeScene[] = words.tradeScenes;

/** For a trade that no scene knows. */
export const anyTrade: TradeScene = words.anyTrade;

/** The scene of a trade as the table names it, whatever its case: "Veterinary care" → the cat. */
export function sceneOfTrade(industryType: string): TradeScene {
  const words = industryType.toLowerCase().split(/[\s,/&]+/);
  const known = tradeScenes.find((scene) => scene.words.some((start) => words.some((word) => word.startsWith(start))));
  return known ?? anyTrade;
}
