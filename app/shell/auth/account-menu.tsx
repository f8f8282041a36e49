import { localizedPath } from "#app/browser/localized-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import { accountPaths } from "#content/navigation.ts";
import styles from "./account-menu.late.module.css";
import { accountMenu as words } from "#words/layout.ts";
import { signOut, useSession } from "./session.ts";

export function AccountMenu() {
  const { user } = useSession();
  const email = user?.email ?? "";
  return (
    <div>
      <button
        type="button"
        className={`row gap-3 ${styles.button}`}
        aria-label={words.label}
        popoverTarget="account-menu"
      >
        <span className={`centered ${styles.initial}`} aria-hidden="true">
          {email.slice(0, 1).toUpperCase()}
        </span>
        <span className="wide-only">{words.label}</span>
        <Icon name="down" />
      </button>
      <div id="account-menu" popover="auto" className={styles.sheet}>
        <p className={styles.email}>{email}</p>
        <a href={localizedPath(accountPaths.account)} className={`row gap-3 ${styles.item}`}>
          <Icon name="desk" />
          {words.account}
        </a>
        <button type="button" className={`row gap-3 ${styles.item}`} onClick={() => signOut().catch(console.error)}>
          <Icon name="exit" />
          {words.logOut}
        </button>
      </div>
    </div>
  );
}
