import { type ReactNode, useEffect, useRef } from "react";
import { ChipSection, type ChipSectionProps } from "#app/ui/chip-section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./account-section.module.css";

/** One section of the account page: its heading on one side, its controls on the other. */
export function AccountSection({ children, ...head }: ChipSectionProps) {
  return (
    <ChipSection {...head}>
      <div className={styles.body}>{children}</div>
    </ChipSection>
  );
}

/** One line about the action just done. It is announced, and takes the focus, because the action's button may be gone. */
export function StatusNote({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- each new line is news
  useEffect(() => line.current?.focus(), [children]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.note}>
      <Icon name="tick" />
      {children}
    </p>
  );
}
