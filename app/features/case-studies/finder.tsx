import { SearchField } from "#app/components/ui/search-field.tsx";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import styles from "./finder.module.css";
import { type AskedCards, mostLetters } from "./search-query.ts";

interface FinderProps {
  search: AskedCards;
  trades: readonly string[];
  /** The chosen trade's name, where it is none of `trades`. */
  otherTrade: string | undefined;
  /** How many cards are left, in words. */
  count: string;
  onSearch: (search: AskedCards) => void;
}

/** Search, trade and the number of cards that are left. */
export function Finder({ search, trades, otherTrade, count, onSearch }: FinderProps) {
  const { finder } = caseStudiesPage;
  return (
    <search className={styles.finder} aria-label={finder.label}>
      <SearchField
        label={finder.search}
        placeholder={finder.placeholder}
        maxLength={mostLetters}
        value={search.words}
        onSearch={(words) => onSearch({ ...search, words })}
      />
      <label className={styles.trade}>
        <span>{finder.trade}</span>
        <select
          aria-label={finder.trade}
          value={search.trade}
          onChange={(event) => onSearch({ ...search, trade: event.currentTarget.value })}
        >
          <option value="">{finder.everyTrade}</option>
          {otherTrade && <option value={search.trade}>{otherTrade}</option>}
          {trades.map((trade) => (
            <option key={trade}>{trade}</option>
          ))}
        </select>
      </label>
      <p className={styles.count} role="status">
        {count}
      </p>
    </search>
  );
}
