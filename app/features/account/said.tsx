import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./said.module.css";

/** One line about what was just done. It takes the focus of the button that may be gone, and is announced. */
export function Said({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- each new line is news
  useEffect(() => line.current?.focus(), [children]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.said}>
      <Icon name="tick" />
      {children}
    </p>
  );
}
