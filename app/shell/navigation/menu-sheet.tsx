import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { layout } from "#words/layout.ts";
import styles from "./main-menu.module.css";

interface MenuSheetProps {
  id: string;
  label: string;
  current: boolean;
  children: ReactNode;
}

export function MenuSheet({ id, label, current, children }: MenuSheetProps) {
  return (
    <>
      <button type="button" className={styles.item} popoverTarget={id} data-current={current || undefined}>
        {label}
        <Icon name="down" className={styles.arrow} />
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        <button type="button" className={`row gap-3 ${styles.back}`} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="back" />
          {layout.menu.back}
        </button>
        {children}
      </div>
    </>
  );
}
