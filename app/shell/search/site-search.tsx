import { localizedPath } from "#app/browser/localized-path.ts";
import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import SearchBox from "#app/search/search-box.island.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import pill from "#app/ui/pill.module.css";
import { answerPath, answersNamed } from "#content/answers.ts";
import { elementIds } from "#shared/element-ids.ts";
import { help } from "#words/pages/help.ts";
import { searchBox, searchButton } from "#words/search.ts";
import styles from "./site-search.late.module.css";

export function SiteSearch() {
  const { title, close } = searchBox;
  const { profile } = usePublicSettings();
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
          <nav className={`${styles.often} stack gap-2`} aria-label={help.oftenTitle}>
            <p className="label soft">{help.oftenTitle}</p>
            <ul className="cluster gap-2">
              {answersNamed(help.often, profile).map((answer) => (
                <li key={answer.id}>
                  <a href={localizedPath(answerPath(answer))} className={pill.pill}>
                    {answer.question}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Dialog>
      </div>
    </div>
  );
}
