import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./status-note.module.css";

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
