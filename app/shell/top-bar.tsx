import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./top-bar.module.css";
import wordmark from "./wordmark.module.css";

interface TopBarProps {
  words: { siteName: string; homeLink: string; menu: string };
  /** The `<nav id="menu" popover>`: a row on wide screens, a sheet below 60rem. */
  menu: ReactNode;
  search: ReactNode;
  /** The button that is in the bar at every width. */
  action: ReactNode;
  /** The session's status line, under the bar. */
  status?: ReactNode;
}

/** The fixed bar (S1.1). Its style past 20px follows the scroll position in the styles, or a sentinel where they cannot (scrolled.enhance.ts). */
export function TopBar({ words, menu, search, action, status }: TopBarProps) {
  return (
    <>
      <div className={styles.sentinel} data-enhance="scrolled" />
      <header className={`${styles.bar} airmail-band`} data-scroll-style data-enhance="menus">
        <div className={`${styles.row} wrap`}>
          <Wordmark name={words.siteName} label={words.homeLink} />
          {menu}
          <div className="screen-only" data-enhance="search-keys">
            {search}
          </div>
          {action}
          <button
            type="button"
            className={`${styles.menuButton} icon-button`}
            popoverTarget="menu"
            aria-label={words.menu}
          >
            <Icon name="menu" />
          </button>
        </div>
        {status}
      </header>
    </>
  );
}

interface WordmarkProps {
  name: string;
  /** The link's name for screen readers; begins with the visible name. */
  label: string;
  className?: string | undefined;
}

/** The lark and the name, as a link to the home page. */
export function Wordmark({ name, label, className }: WordmarkProps) {
  return (
    <a href="/" className={classNames(wordmark.wordmark, className)} aria-label={label}>
      <Icon name="lark" className={wordmark.lark} />
      {name}
    </a>
  );
}
