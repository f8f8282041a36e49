import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import styles from "./slip.module.css";

interface SlipProps {
  /** What happened; null when there is nothing to tell. */
  message: string | null;
  postmark: { top: string; bottom: string; middle: readonly [string] };
  dismissLabel: string;
  onDismiss: () => void;
  /** Hangs under the slip while there is one. */
  children: ReactNode;
}

/** A delivery slip under the bar: it covers nothing, and is seen wherever the page stands. */
export function Slip({ message, postmark, dismissLabel, onDismiss, children }: SlipProps) {
  if (!message) return null;
  return (
    <div className={styles.slip}>
      <div className={`${styles.row} wrap`}>
        <Postmark {...postmark} className={styles.postmark} />
        <p role="alert">{message}</p>
        <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
