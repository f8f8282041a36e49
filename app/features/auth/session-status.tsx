import { Icon } from "#app/components/ui/icon.tsx";
import { accountMenu, signedIn } from "#content/generated/layout.ts";
import styles from "./session-status.module.css";
import { useHasAccountMenu, useSession } from "./session.ts";

/**
 * The status line (D10). In `spec` it names the signed-in user, in `live` it only says that the visitor logged out; in both it reports a link
 * that could not sign in.
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
