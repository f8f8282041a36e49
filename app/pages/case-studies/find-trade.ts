import { foldText } from "#shared/fold-text.ts";
import { type SceneKey, sceneOfTrade } from "#content/trades.ts";
import { caseStudyList } from "#words/case-study-list.ts";

/** The trades of the table that a trade stands for. */
export interface FoundTrade {
  /** Spelled as in the table; empty for all trades. */
  readonly trades: readonly string[];
  /** The selected trade: a name from the table or a key of the vocabulary; empty for all trades. */
  readonly choice: string;
  /** The selected trade's name, if the table has no trade of that name. */
  readonly name?: string;
  /** A sentence where the trade itself has no case study. */
  readonly note?: string;
}

const everyTrade: FoundTrade = { trades: [], choice: "" };

/**
 * The trades of the table that match the trade in an address: the one with that name; else those of the same trade in the vocabulary;
 * else the nearest ones; else all.
 * @param wanted a name as the table has it, a key of `tradeScenes`, or any word for a trade
 * @param known the trades of the table
 */
export function findTrade(wanted: string, known: readonly string[]): FoundTrade {
  if (!wanted) return everyTrade;
  const folded = foldText(wanted);
  const same = known.find((trade) => trade === wanted) ?? known.find((trade) => foldText(trade) === folded);
  if (same) return { trades: [same], choice: same };

  const { key, name, nearest } = sceneOfTrade(wanted);
  const tradesOf = (keys: readonly SceneKey[]) => known.filter((trade) => keys.includes(sceneOfTrade(trade).key));
  // The vocabulary does not know this trade: other unknown trades of the table have nothing in common with it.
  const own = key === "post" ? [] : tradesOf([key]);
  const [only] = own;
  if (only) return own.length === 1 ? { trades: own, choice: only } : { trades: own, choice: key, name };
  const near = tradesOf(nearest);
  if (near.length === 0) return { ...everyTrade, note: caseStudyList.noTrade };
  return { trades: near, choice: key, name, note: caseStudyList.nearTrade(name) };
}
