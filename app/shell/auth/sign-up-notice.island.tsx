import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import type { noticeWords } from "./auth-words.ts";
import { SessionStatus, type StatusWords } from "./session-status.island.tsx";
import { dismissSignUp, useSession } from "./session.ts";
import styles from "./sign-up-notice.late.module.css";

interface SignUpNoticeProps {
  notice: typeof noticeWords;
  status: StatusWords;
}

/**
 * S4.2: the notice of a sign-up, drawn as a delivery slip under the top bar, with the status line under it. It stays in view while the page
 * scrolls and covers nothing.
 */
export default function SignUpNotice({ notice: { message, postmark, dismissLabel }, status }: SignUpNoticeProps) {
  if (!useSession().signedUp) return null;
  return (
    <div className={`mint ${styles.bar}`}>
      <div className={`${styles.row} wrap`}>
        <Postmark {...postmark} className={styles.postmark} />
        <p role="alert">{message}</p>
        <button type="button" className="icon-button" aria-label={dismissLabel} onClick={dismissSignUp}>
          <Icon name="close" />
        </button>
      </div>
      <SessionStatus words={status} />
    </div>
  );
}
