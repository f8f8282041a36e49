import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Island } from "#app/browser/island.tsx";
import { localizedPath } from "#app/browser/localized-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import { layout, themeSwitch } from "#words/layout.ts";
import { pricingLink, solutionsLink } from "#content/navigation.ts";
import actions from "./auth/bar-actions.module.css";
import BarAction, { wakes as barActionWakes } from "./auth/bar-action.island.tsx";
import SessionStatus, { wakes as sessionStatusWakes } from "./auth/session-status.island.tsx";
import { LanguageOffer, MenuLanguages } from "./languages/language-links.tsx";
import menuStyles from "./navigation/main-menu.module.css";
import { ProductMenu } from "./navigation/product-menu.tsx";
import { ResourcesMenu } from "./navigation/resources-menu.tsx";
import { SiteSearch } from "./search/site-search.tsx";
import themeStyles from "./theme/theme-switch.module.css";
import styles from "./top-bar.module.css";
import { Wordmark } from "./wordmark.tsx";

/** The bar changes past 20px (S1.1). Styles follow the scroll position, or the sentinel in older browsers (scrolled.enhance.ts). */
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

/** The row on wide screens and the sheet on phones are the same elements. `popovertarget` opens the sheet without scripts. */
function MainMenu({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav id="menu" popover="auto" className={menuStyles.menu} aria-label={layout.mainNavigation}>
      <ProductMenu />
      {[solutionsLink, pricingLink].map(({ to, label }) => (
        <a
          key={to}
          href={localizedPath(to)}
          className={menuStyles.item}
          aria-current={pathname === to ? "page" : undefined}
        >
          {label}
        </a>
      ))}
      <ResourcesMenu />
      <div className={`${menuStyles.extras} cluster gap-2`}>{children}</div>
    </nav>
  );
}

/** Styles choose the icon by color scheme, so that one served page fits both themes. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      className={`${themeStyles.switch} icon-button scripts-only`}
      aria-label={themeSwitch.label}
      data-enhance="theme-switch"
      data-waits=""
    >
      <Icon name="moon" className={themeStyles.moon} />
      <Icon name="sun" className={themeStyles.sun} />
      <span className={themeStyles.label} aria-hidden="true">
        {themeSwitch.label}
      </span>
    </button>
  );
}
