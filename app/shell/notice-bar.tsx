import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import styles from "./notice-bar.late.module.css";

interface NoticeBarProps {
  message: string;
  postmark: { top: string; bottom: string; middle: readonly [string] };
  dismissLabel: string;
  onDismiss: () => void;
  /** Rendered under the notice. */
  children: ReactNode;
}

/** A notice under the top bar, drawn as a delivery slip. It stays in view while the page scrolls and covers nothing. */
export function NoticeBar({ message, postmark, dismissLabel, onDismiss, children }: NoticeBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`${styles.row} wrap`}>
        <Postmark {...postmark} className={styles.postmark} />
        <p role="alert">{message}</p>
        <button type="button" className="icon-button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
