import { isFollowed, navigationType } from "#app/browser/navigation-type.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { elementIds } from "#shared/element-ids.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/** The notice stays hidden across links, Back and Forward. A reload, a typed address or a new tab shows it again (S1.4, D21). */
export function hideAcceptedNotice(): void {
  if (!isFollowed() && navigationType() !== "back_forward") writeStored(storageKeys.accepted, null, "sessionStorage");
  applyAccepted();
  addEventListener(
    "close",
    ({ target }) => {
      if ((target as Element).id === elementIds.cookieNotice)
        writeStored(storageKeys.accepted, "yes", "sessionStorage");
    },
    true,
  );
}

/** Also called for pages restored from the back-forward cache, because Accept may have been pressed on a later page. */
export function applyAccepted(): void {
  document.documentElement.classList.toggle(
    rootClasses.accepted,
    readStored(storageKeys.accepted, "sessionStorage") !== null,
  );
}
