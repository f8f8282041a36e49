import { Island } from "#app/browser/island.tsx";
import SearchBox from "#app/search/search-box.island.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { elementIds } from "#shared/element-ids.ts";
import { searchBox, searchButton } from "#words/search.ts";
import styles from "./site-search.late.module.css";

export function SiteSearch() {
  const { title, close } = searchBox;
  return (
    <div className="screen-only">
      <button
        type="button"
        className="icon-button"
        command="show-modal"
        commandfor={elementIds.siteSearch}
        aria-haspopup="dialog"
        aria-label={searchButton}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="find" />
      </button>
      <div data-enhance="search-dialog">
        <Dialog id={elementIds.siteSearch} title={title} closeLabel={close} className={styles.dialog}>
          <Island name="search-box" part={SearchBox} />
        </Dialog>
      </div>
    </div>
  );
}
