import { Icon } from "#app/components/ui/icon.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import styles from "./slip.module.css";

interface SlipProps {
  /** What happened; null when there is nothing to tell. */
  message: string | null;
  postmark: { top: string; bottom: string; middle: readonly [string] };
  dismissLabel: string;
  onDismiss: () => void;
}

/** A delivery slip under the bar. The alert stands in the page beforehand, so that what it later says is announced. */
export function Slip({ message, postmark, dismissLabel, onDismiss }: SlipProps) {
  return (
    <div className={styles.slip} data-shown={message ? "" : undefined}>
      <div className={`${styles.row} wrap`}>
        {message && <Postmark {...postmark} className={styles.postmark} />}
        <p role="alert">{message}</p>
        {message && (
          <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
