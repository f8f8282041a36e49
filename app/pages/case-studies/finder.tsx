import field from "#app/ui/field.module.css";
import { SearchField } from "#app/ui/search-field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { caseStudyList } from "#words/case-study-list.ts";
import styles from "./case-study-list.module.css";
import { type ListSearch, maxCharacters } from "#app/ui/list/address-search.ts";

const { finder: words } = caseStudyList;

interface FinderProps {
  search: ListSearch;
  trades: readonly string[];
  /** Names in the reader's language, but only for trades that are already loaded. */
  tradeNames: ReadonlyMap<string, string>;
  otherTrade: string | undefined;
  count: string | null;
  onSearch: (search: ListSearch) => void;
  onFocus: () => void;
}

export function Finder({ search, trades, tradeNames, otherTrade, count, onSearch, onFocus }: FinderProps) {
  return (
    <search className={`${styles.finder} screen-only`} aria-label={words.label} onFocus={onFocus}>
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        maxLength={maxCharacters}
        value={search.words}
        onSearch={(text) => onSearch({ ...search, words: text })}
      />
      <label>
        <span className="visually-hidden">{words.trade}</span>
        <select
          className={field.control}
          value={search.trade}
          onChange={(event) => onSearch({ ...search, trade: event.currentTarget.value })}
        >
          <option value="">{words.everyTrade}</option>
          {otherTrade && <option value={search.trade}>{otherTrade}</option>}
          {trades.map((trade) => (
            <option key={trade} value={trade}>
              {tradeNames.get(trade) ?? trade}
            </option>
          ))}
        </select>
      </label>
      {count === null ? (
        <div className={styles.loading}>
          <Spinner label={caseStudyList.states.loading} />
        </div>
      ) : (
        <p className="title-3" role="status">
          {count}
        </p>
      )}
    </search>
  );
}
