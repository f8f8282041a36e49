import { Island } from "#app/browser/island.tsx";
import { useProfile } from "#app/browser/public-settings.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { layout } from "#content/generated/layout.ts";
import { searchButton } from "#content/generated/search.ts";
import { site } from "#content/site.ts";
import { barActionWords, statusWords } from "./auth/auth-words.ts";
import BarAction from "./auth/bar-action.island.tsx";
import LogInButton from "./auth/log-in-button.island.tsx";
import BarStatus from "./auth/session-status.island.tsx";
import { MainMenu } from "./navigation/main-menu.tsx";
import SiteSearch from "./search/site-search.island.tsx";
import { ThemeSwitch } from "./theme/theme-switch.tsx";
import styles from "./top-bar.module.css";
import wordmark from "./wordmark.module.css";

/** The fixed bar (S1.1). Its style past 20px follows the scroll position in the styles, or a sentinel where they cannot (scrolled.enhance.ts). */
export function TopBar() {
  const profile = useProfile();
  return (
    <>
      <div className={styles.sentinel} data-enhance="scrolled" />
      <header className={`${styles.bar} airmail-band`} data-scroll-style data-enhance="menus">
        <div className={`${styles.row} wrap`}>
          <Wordmark />
          <MainMenu>
            <ThemeSwitch />
            <Island name="log-in-button" part={LogInButton} props={{ label: layout.logIn }} now={["session"]} />
          </MainMenu>
          <div className="screen-only" data-enhance="search-keys">
            <Island name="site-search" part={SiteSearch} props={{ label: searchButton }} />
          </div>
          <Island name="bar-action" part={BarAction} props={{ words: barActionWords(profile) }} now={["session"]} />
          <button
            type="button"
            className={`${styles.menuButton} icon-button`}
            popoverTarget="menu"
            aria-label={layout.menu.open}
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
        <Island name="session-status" part={BarStatus} props={{ words: statusWords }} now={["session"]} />
      </header>
    </>
  );
}

/** The lark and the name, as a link to the home page. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <a href="/" className={classNames(wordmark.wordmark, className)} aria-label={layout.homeLink}>
      <Icon name="lark" className={wordmark.lark} />
      {site.name}
    </a>
  );
}
