import { SearchField } from "#app/components/ui/search-field.tsx";
import type { CardSearch } from "#app/data/case-studies.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import styles from "./finder.module.css";

interface FinderProps {
  search: CardSearch;
  trades: readonly string[];
  /** How many cards are left, in words. */
  count: string;
  onSearch: (search: CardSearch) => void;
}

/** Search, trade and the number of cards that are left. */
export function Finder({ search, trades, count, onSearch }: FinderProps) {
  const { finder } = caseStudiesPage;
  return (
    <search className={styles.finder} aria-label={finder.label}>
      <SearchField
        label={finder.search}
        placeholder={finder.placeholder}
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
