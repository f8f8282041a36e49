import { tradeWords } from "#content/generated/records/trades.ts";
import * as words from "#words/trades.ts";
import type { InkKey } from "./catalog/service-names.ts";

export interface TradeScene {
  readonly key: SceneKey;
  /** Plural. */
  readonly name: string;
  readonly ink: InkKey;
  readonly alt: string;
  /** Trades with similar sales or customers, shown if this trade has no stories. */
  readonly nearest: readonly SceneKey[];
}

export type SceneKey = (typeof words.tradeScenes)[number]["key"] | (typeof words.anyTrade)["key"];

export const tradeScenes: readonly TradeScene[] = words.tradeScenes;

/** Used for trades without a scene. */
export const anyTrade: TradeScene = words.anyTrade;

const starts: Partial<Record<SceneKey, readonly string[]>> = tradeWords;

export function sceneOfTrade(industryType: string): TradeScene {
  const words = industryType.toLowerCase().split(/[\s,/&]+/);
  const hasWord = ({ key }: Pick<TradeScene, "key">) =>
    starts[key]?.some((start) => words.some((word) => word.startsWith(start)));
  return tradeScenes.find(hasWord) ?? anyTrade;
}
