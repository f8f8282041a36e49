import { Icon } from "#app/ui/icon.tsx";
import { authAddressNames } from "#app/data/auth-address.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import styles from "./session-status.module.css";
import { callbackStatus } from "#words/callback-status.ts";
import { accountMenu, signedIn } from "#words/layout.ts";
import { EmailLinkButton } from "./email-link.tsx";
import { WaysOn } from "./ways-on.tsx";
import { useHasAccountMenu, useSession } from "./session.ts";

export const wakes = `${storageKeys.session} ${authAddressNames.join(" ")}`;

/** `spec` names the signed-in user, and `live` reports only a log-out (D10). Both report links that failed to sign in. */
export default function SessionStatus() {
  const { user, callback, loggedOut, signedUp } = useSession();
  const hasAccountMenu = useHasAccountMenu();
  const text = [callback?.status && callbackStatus[callback.status], sentence()].filter(Boolean).join(" ");
  return (
    <div className={`${styles.line} wrap`} aria-live="polite">
      {text && !signedUp && (
        <div className={`${styles.tab} label`}>
          <Icon name="lock" className={styles.icon} />
          <p role="status">{text}</p>
          {callback?.status === "unused" && <EmailLinkButton small />}
          {callback?.outcome === "signed-in" && user && !hasAccountMenu && <WaysOn />}
        </div>
      )}
    </div>
  );

  function sentence(): string | null {
    if (user) return hasAccountMenu ? null : signedIn.status(user.email);
    return loggedOut ? accountMenu.loggedOut : null;
  }
}
