import { searchText } from "#app/lib/search-text.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import { nearestTrades, type SceneKey, sceneOfTrade } from "#content/trades.ts";

/** The trades of the table that a trade stands for. */
export interface FoundTrade {
  /** As the table spells them; none for all. */
  readonly trades: readonly string[];
  /** What is chosen among the trades: one of the table, or one of the vocabulary; empty for all. */
  readonly choice: string;
  /** The chosen trade's name, where the table has none of its name. */
  readonly name?: string;
  /** A sentence where the trade itself has no case study. */
  readonly note?: string;
}

const everyTrade: FoundTrade = { trades: [], choice: "" };

/**
 * The trades of the table that an address asks for: the one of that name; else those that are the same trade of the vocabulary; else those
 * nearest to it; else all.
 * @param asked a name as the table has it, a key of `tradeScenes`, or any word for a trade
 * @param known the trades of the table
 */
export function findTrade(asked: string, known: readonly string[]): FoundTrade {
  if (!asked) return everyTrade;
  const folded = searchText(asked);
  const same = known.find((trade) => trade === asked) ?? known.find((trade) => searchText(trade) === folded);
  if (same) return { trades: [same], choice: same };

  const { key, name } = sceneOfTrade(asked);
  const tradesOf = (keys: readonly SceneKey[]) => known.filter((trade) => keys.includes(sceneOfTrade(trade).key));
  // No trade of the vocabulary: those of the table that are none either have nothing in common.
  const own = key === "post" ? [] : tradesOf([key]);
  const [only] = own;
  if (only) return own.length === 1 ? { trades: own, choice: only } : { trades: own, choice: key, name };
  const near = tradesOf(nearestTrades[key]);
  if (near.length === 0) return { ...everyTrade, note: caseStudiesPage.noTrade };
  return { trades: near, choice: key, name, note: caseStudiesPage.nearTrade(name) };
}
