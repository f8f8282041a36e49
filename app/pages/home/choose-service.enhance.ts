import { isPlainPress } from "#app/browser/plain-press.ts";
import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/**
 * A plain click puts `{ selectedService }` into the new entry's state (S2.1, D22); other clicks follow `/pricing#{id}`. The stored
 * value includes both addresses, so that other visits ignore it.
 */
export default function chooseService(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event)) return;
    const { selectService } = link.dataset;
    const handedOver = selectService ? `${link.pathname} ${selectService} ${location.href.split("#")[0]}` : null;
    // If storage is blocked, only the link's fragment names the service.
    if (!writeStored(storageKeys.chosenService, handedOver, "sessionStorage")) return;
    if (!selectService || !navigator.onLine) return;
    event.preventDefault();
    location.assign(link.pathname);
  });
}
