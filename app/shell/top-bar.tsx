import { Island } from "#app/browser/island.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { layout } from "#words/layout.ts";
import actions from "./auth/bar-actions.module.css";
import BarAction, { wakes as barActionWakes } from "./auth/bar-action.island.tsx";
import SessionStatus, { wakes as sessionStatusWakes } from "./auth/session-status.island.tsx";
import { LanguageOffer, MenuLanguages } from "./languages/language-links.tsx";
import { MainMenu } from "./navigation/main-menu.tsx";
import { SiteSearch } from "./search/site-search.tsx";
import { ThemeSwitch } from "./theme/theme-switch.tsx";
import styles from "./top-bar.module.css";
import { Wordmark } from "./wordmark.tsx";

/** Past 20px (S1.1) the styles follow the scroll position, or a sentinel where they can't (scrolled.enhance.ts). */
export function TopBar() {
  return (
    <>
      <div className={styles.sentinel} data-enhance="scrolled" />
      <header className={`${styles.bar} airmail-band`} data-scroll-style data-enhance="menus">
        <div className={`row gap-5 wrap ${styles.row}`}>
          <Wordmark />
          <MainMenu>
            <ThemeSwitch />
            <LogInButton />
            <MenuLanguages />
          </MainMenu>
          <SiteSearch />
          <Island name="bar-action" part={BarAction} wakes={barActionWakes} />
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
        <Island name="session-status" part={SessionStatus} wakes={sessionStatusWakes} />
      </header>
      <LanguageOffer />
    </>
  );
}

function LogInButton() {
  return (
    <button type="button" className={actions.logIn} command="show-modal" commandfor="log-in" aria-haspopup="dialog">
      {layout.logIn}
    </button>
  );
}
