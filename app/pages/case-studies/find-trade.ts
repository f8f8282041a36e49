import { foldText } from "#shared/fold-text.ts";
import { type SceneKey, sceneOfTrade } from "#content/trades.ts";
import { caseStudyList } from "#words/case-study-list.ts";

export interface FoundTrade {
  /** Names in the table; empty for all trades. */
  readonly trades: readonly string[];
  /** A name from the table or a key of the vocabulary; empty for all trades. */
  readonly choice: string;
  readonly name?: string;
  readonly note?: string;
}

const everyTrade: FoundTrade = { trades: [], choice: "" };

/** Tries the name, the trade, the nearest trade, then all trades. `wanted`: a name in the table, a key of `tradeScenes` or any word. */
export function findTrade(wanted: string, known: readonly string[]): FoundTrade {
  if (!wanted) return everyTrade;
  const folded = foldText(wanted);
  const same = known.find((trade) => trade === wanted) ?? known.find((trade) => foldText(trade) === folded);
  if (same) return { trades: [same], choice: same };

  const { key, name, nearest } = sceneOfTrade(wanted);
  const getTrades = (keys: readonly SceneKey[]) => known.filter((trade) => keys.includes(sceneOfTrade(trade).key));
  // Trades outside the vocabulary have nothing in common with each other.
  const own = key === "post" ? [] : getTrades([key]);
  const [only] = own;
  if (only) return own.length === 1 ? { trades: own, choice: only } : { trades: own, choice: key, name };
  const near = getTrades(nearest);
  if (near.length === 0) return { ...everyTrade, note: caseStudyList.noTrade };
  return { trades: near, choice: key, name, note: caseStudyList.nearTrade(name) };
}
