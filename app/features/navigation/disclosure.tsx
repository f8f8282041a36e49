import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { layout } from "#content/layout.ts";
import styles from "./main-menu.module.css";
import type { MenuId } from "./use-disclosures.ts";

interface DisclosureProps {
  id: MenuId;
  label: string;
  expanded: boolean | undefined;
  /** Whether the page being read is one of those inside. */
  current: boolean;
  children: ReactNode;
}

/** A button and the sheet it opens under the bar; on narrow screens the sheet covers the menu and leads back to it. */
export function Disclosure({ id, label, expanded, current, children }: DisclosureProps) {
  return (
    <>
      <button
        type="button"
        className={styles.item}
        popoverTarget={id}
        aria-expanded={expanded}
        aria-controls={id}
        data-current={current || undefined}
      >
        {label}
        <Icon name="down" className={styles.arrow} />
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="back" />
          {layout.menu.back}
        </button>
        {children}
      </div>
    </>
  );
}
