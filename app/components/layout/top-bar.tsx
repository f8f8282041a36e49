import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { classNames } from "#app/lib/class-names.ts";
import styles from "./top-bar.module.css";
import wordmark from "./wordmark.module.css";

interface TopBarProps {
  words: { siteName: string; homeLink: string; menu: string };
  /** The `<nav id="menu" popover>`: a row on wide screens, a sheet below 60rem. */
  menu: ReactNode;
  /** The button that is in the bar at every width. */
  action: ReactNode;
  /** The session's status line, under the bar. */
  status?: ReactNode;
}

/** The fixed bar (S1.1). Its style past 20px follows the scroll position in the styles, or a sentinel where they cannot. */
export function TopBar({ words, menu, action, status }: TopBarProps) {
  const sentinel = useScrolledStyle();
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={`${styles.bar} airmail-band`} data-scroll-style>
        <div className={`${styles.row} wrap`}>
          <Wordmark name={words.siteName} label={words.homeLink} />
          {menu}
          {action}
          <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label={words.menu}>
            <Icon name="menu" />
          </button>
        </div>
        {status}
      </header>
    </>
  );
}

/**
 * For browsers without scroll-driven animations: marks the document once the sentinel, the first 20px of the page,
 * has left the screen. Elsewhere the styles do it alone, before any script.
 */
function useScrolledStyle() {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current || CSS.supports("animation-timeline: scroll()")) return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute("data-scrolled", !entry?.isIntersecting);
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return sentinel;
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
