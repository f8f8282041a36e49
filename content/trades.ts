import { tradeWords } from "#content/generated/records/trades.ts";
import * as words from "#words/trades.ts";
import type { InkKey } from "./catalog/service-names.ts";

/** A drawing of app/drawings/scenes: the file's name, the ink it is engraved in, and what it shows. */
export interface TradeScene {
  readonly key: SceneKey;
  /** The trade's businesses, as a choice among trades names them. */
  readonly name: string;
  readonly ink: InkKey;
  readonly alt: string;
  /** The trades whose stories serve where this one has none: they sell in the same way, or to the same customers. */
  readonly nearest: readonly SceneKey[];
}

export type SceneKey = (typeof words.tradeScenes)[number]["key"] | (typeof words.anyTrade)["key"];

export const tradeScenes: readonly TradeScene[] = words.tradeScenes;

/** For a trade that no scene knows. */
export const anyTrade: TradeScene = words.anyTrade;

const starts: Partial<Record<SceneKey, readonly string[]>> = tradeWords;

/** The scene of a trade as the table names it, whatever its case: "Veterinary care" → the cat. */
export function sceneOfTrade(industryType: string): TradeScene {
  const words = industryType.toLowerCase().split(/[\s,/&]+/);
  const isWordOf = ({ key }: Pick<TradeScene, "key">) =>
    starts[key]?.some((start) => words.some((word) => word.startsWith(start)));
  return tradeScenes.find(isWordOf) ?? anyTrade;
}
