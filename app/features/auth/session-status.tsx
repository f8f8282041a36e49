import { Icon } from "#app/components/ui/icon.tsx";
import { accountMenu, signedIn } from "#content/generated/layout.ts";
import styles from "./session-status.module.css";
import { useHasAccountMenu, useSession } from "./session.tsx";

/**
 * Says who is signed in (D10), on a tab that hangs under the bar, or under a notice there, and moves nothing; in `live` only that
 * someone logged out. In both, what became of a link that could sign nobody in.
 */
export function SessionStatus() {
  const { user, callback, loggedOut } = useSession();
  const hasAccountMenu = useHasAccountMenu();
  const text = [callback?.sentence, sentence()].filter(Boolean).join(" ");
  return (
    <div className={`${styles.line} wrap`} aria-live="polite">
      {text && (
        <p role="status" className={styles.tab}>
          <Icon name="lock" className={styles.icon} />
          {text}
        </p>
      )}
    </div>
  );

  function sentence(): string | null {
    if (user) return hasAccountMenu ? null : signedIn.status(user.email);
    return loggedOut ? accountMenu.loggedOut : null;
  }
}
