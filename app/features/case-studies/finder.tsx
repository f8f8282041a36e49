import { SearchField } from "#app/components/ui/search-field.tsx";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import type { CardSearch } from "./find-cards.ts";
import styles from "./finder.module.css";

interface FinderProps {
  search: CardSearch;
  trades: readonly string[];
  shown: number;
  total: number;
  onSearch: (search: CardSearch) => void;
}

/** Search, trade and the number of cards that are left. */
export function Finder({ search, trades, shown, total, onSearch }: FinderProps) {
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
        <select value={search.trade} onChange={(event) => onSearch({ ...search, trade: event.currentTarget.value })}>
          <option value="">{finder.everyTrade}</option>
          {trades.map((trade) => (
            <option key={trade}>{trade}</option>
          ))}
        </select>
      </label>
      <p className={styles.count} role="status">
        {caseStudiesPage.shown(shown, total)}
      </p>
    </search>
  );
}
