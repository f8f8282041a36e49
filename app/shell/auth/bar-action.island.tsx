import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import type { AccountMenuWords } from "./account-menu.tsx";
import { useHasAccountMenu } from "./session.ts";

// For signed-in visitors of the live profile alone.
const AccountMenu = lazyPart(() => import("./account-menu.tsx"));

export interface BarActionWords {
  tryFree: string;
  /** Of the live profile. */
  menu: AccountMenuWords | undefined;
}

/** Try Free, or in `live` the account menu of a signed-in visitor (D10). */
export default function BarAction({ words: { tryFree: label, menu } }: { words: BarActionWords }) {
  const hasAccountMenu = useHasAccountMenu();
  const tryFree = (
    <DialogButton dialog="sign-up" variant="primary" size="small">
      {label}
    </DialogButton>
  );
  return <Suspense fallback={tryFree}>{hasAccountMenu && menu ? <AccountMenu words={menu} /> : tryFree}</Suspense>;
}
