import { DialogButton } from "#app/ui/button.tsx";
import { storageKeys } from "#shared/storage-keys.ts";
import { controls } from "#words/controls.ts";
import { AccountMenu } from "./account-menu.tsx";
import { useHasAccountMenu } from "./session.ts";

export const wakes = storageKeys.session;

export default function BarAction() {
  if (useHasAccountMenu()) return <AccountMenu />;
  return (
    <DialogButton dialog="sign-up" variant="primary" size="small">
      <span className="wide-only">{controls.tryFree}</span>
      <span className="phone-only">{controls.tryFreeShort}</span>
    </DialogButton>
  );
}
