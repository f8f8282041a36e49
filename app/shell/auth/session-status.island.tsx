import { Icon } from "#app/ui/icon.tsx";
import type { callbackStatus } from "#words/callback-status.ts";
import type { Message } from "#content/message.ts";
import { authAddressNames } from "#app/data/auth-address.ts";
import { storageKeys } from "#shared/page-names.ts";
import { EmailLinkButton, type EmailLinkWords } from "./email-link.tsx";
import { WaysOn, type WaysOnWords } from "./ways-on.tsx";
import styles from "./session-status.module.css";
import { useHasAccountMenu, useSession } from "./session.ts";

export interface StatusWords {
  signedIn: Message<string>;
  waysOn: WaysOnWords;
  loggedOut: string;
  callback: typeof callbackStatus;
  emailLink: EmailLinkWords;
}

export const wakes = [storageKeys.session, ...authAddressNames];

/**
 * The status line under the bar (D10), while no notice of a sign-up stands there. In `spec` it names the signed-in user, in `live` it only says that the visitor logged out; in both it reports a link
 * that could not sign in.
 */
export default function SessionStatus({ words }: { words: StatusWords }) {
  const { user, callback, loggedOut, signedUp } = useSession();
  const hasAccountMenu = useHasAccountMenu();
  const text = [callback?.status && words.callback[callback.status], sentence()].filter(Boolean).join(" ");
  return (
    <div className={`${styles.line} wrap`} aria-live="polite">
      {text && !signedUp && (
        <div className={`${styles.tab} label`}>
          <Icon name="lock" className={styles.icon} />
          <p role="status">{text}</p>
          {callback?.status === "unused" && <EmailLinkButton words={words.emailLink} small />}
          {callback?.outcome === "signed-in" && user && !hasAccountMenu && <WaysOn words={words.waysOn} />}
        </div>
      )}
    </div>
  );

  function sentence(): string | null {
    if (user) return hasAccountMenu ? null : words.signedIn(user.email);
    return loggedOut ? words.loggedOut : null;
  }
}
