import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from "react";
import { isPlainPress } from "#app/browser/plain-press.ts";
import styles from "./tabs.module.css";

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** The tab's address without scripts: a part of the page, or a page, that shows the same. */
  href: string;
  /** The ink of its service, if it has one. */
  ink?: string;
}

interface TabsProps<Id extends string> {
  /** Prefix of the ids of the tabs and the panel. */
  id: string;
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The row, for a page that scrolls to it. */
  row: RefObject<HTMLDivElement | null>;
  /** The one panel, showing the selected item. */
  children: ReactNode;
}

/**
 * Tabs as the ARIA practices have them: Tab reaches the selected one, arrows wrap and select, Home and End go to the ends.
 * The panel is one element whose content changes, labeled by the selected tab.
 */
export function Tabs<Id extends string>({ id: base, label, items, selected, onSelect, row, children }: TabsProps<Id>) {
  const tabId = (id: Id) => `${base}-tab-${id}`;
  const panelId = `${base}-panel`;

  const onKeyDown = (event: KeyboardEvent, item: TabItem<Id>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const target = event.key === " " ? item : neighbor(event.key, items, item.id, rightToLeft);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };
  const onClick = (event: MouseEvent, { id }: TabItem<Id>) => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        // On this row only: every element that inherits the ink is restyled at each choice.
        data-k={items.find((item) => item.id === selected)?.ink}
        className={styles.row}
      >
        {items.map((item) => (
          <a
            key={item.id}
            id={tabId(item.id)}
            href={item.href}
            role="tab"
            aria-selected={item.id === selected}
            aria-controls={panelId}
            tabIndex={item.id === selected ? 0 : -1}
            data-k={item.ink}
            className={styles.tab}
            onClick={(event) => onClick(event, item)}
            onKeyDown={(event) => onKeyDown(event, item)}
          >
            {item.label}
          </a>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

function neighbor<Item extends { id: string }>(
  key: string,
  items: readonly Item[],
  from: string,
  rightToLeft: boolean,
) {
  const index = items.findIndex((item) => item.id === from);
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const target = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: items.length - 1 }[key];
  return target === undefined ? undefined : items.at(target % items.length);
}
