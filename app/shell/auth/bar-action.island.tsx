import { DialogButton } from "#app/ui/button.tsx";
import { storageKeys } from "#shared/page-names.ts";
import { AccountMenu, type AccountMenuWords } from "./account-menu.tsx";
import { useHasAccountMenu } from "./session.ts";

export interface BarActionWords {
  tryFree: string;
  /** Of the live profile. */
  menu: AccountMenuWords | undefined;
}

export const wakes = [storageKeys.session];

/** Try Free, or in `live` the account menu of a signed-in visitor (D10). */
export default function BarAction({ words: { tryFree, menu } }: { words: BarActionWords }) {
  if (useHasAccountMenu() && menu) return <AccountMenu words={menu} />;
  return (
    <DialogButton dialog="sign-up" variant="primary" size="small">
      {tryFree}
    </DialogButton>
  );
}
