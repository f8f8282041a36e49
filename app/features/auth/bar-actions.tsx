import { Suspense } from "react";
import { DialogButton } from "#app/components/ui/button.tsx";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { layout } from "#content/generated/layout.ts";
import styles from "./bar-actions.module.css";
import { useHasAccountMenu } from "./session.tsx";

// For signed-in visitors of the live profile alone.
const AccountMenu = lazyPart(() => import("./account-menu.tsx"));

/** Log In, within the menu: always in `spec`, in `live` for visitors who are not signed in (D10). */
export function LogInButton() {
  const hasAccountMenu = useHasAccountMenu();
  if (hasAccountMenu) return null;
  return (
    <button type="button" className={styles.logIn} command="show-modal" commandfor="log-in" aria-haspopup="dialog">
      {layout.logIn}
    </button>
  );
}

/** Try Free, or in `live` the account menu of a signed-in visitor (D10). */
export function BarAction() {
  const hasAccountMenu = useHasAccountMenu();
  return (
    <Suspense>
      {hasAccountMenu ? (
        <AccountMenu />
      ) : (
        <DialogButton dialog="sign-up" variant="primary" size="small">
          {layout.tryFree}
        </DialogButton>
      )}
    </Suspense>
  );
}
