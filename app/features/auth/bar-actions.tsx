import { lazy, Suspense } from "react";
import { DialogButton } from "#app/components/ui/button.tsx";
import { layout } from "#content/generated/layout.ts";
import styles from "./bar-actions.module.css";
import { useHasAccountMenu } from "./session.tsx";

// Only the live profile has it, and only for those signed in.
const AccountMenu = lazy(() => import("./account-menu.tsx"));

/** Log In, within the menu, for everyone in `spec` and for those not signed in elsewhere (D10). */
export function LogInButton() {
  const hasAccountMenu = useHasAccountMenu();
  if (hasAccountMenu) return null;
  return (
    <button type="button" className={styles.logIn} command="show-modal" commandfor="log-in" aria-haspopup="dialog">
      {layout.logIn}
    </button>
  );
}

/** Try Free, or in `live` the account menu of whoever is signed in (D10). */
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
