import { Suspense } from "react";
import { lazyPart } from "#app/browser/lazy-part.tsx";
import { DialogButton } from "#app/components/ui/button.tsx";
import type { AccountMenuWords } from "./account-menu.tsx";
import { useHasAccountMenu } from "./session.ts";

// For signed-in visitors of the live profile alone.
const AccountMenu = lazyPart(() => import("./account-menu.tsx"));

/** Try Free, or in `live` the account menu of a signed-in visitor (D10). */
export default function BarAction({ words }: { words: { tryFree: string; menu: AccountMenuWords } }) {
  const hasAccountMenu = useHasAccountMenu();
  const tryFree = (
    <DialogButton dialog="sign-up" variant="primary" size="small">
      {words.tryFree}
    </DialogButton>
  );
  return <Suspense fallback={tryFree}>{hasAccountMenu ? <AccountMenu words={words.menu} /> : tryFree}</Suspense>;
}
