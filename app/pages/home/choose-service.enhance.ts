import { isPlainPress } from "#app/browser/plain-press.ts";
import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/**
 * A plain press on a service card leads to its page with `{ selectedService }` in the state of the new history entry (S2.1, D22); any other
 * press follows `/pricing#{id}`. The name is handed over in the tab's storage with both pages' addresses: if the target never loaded,
 * another way to it is no press on a card, and another link of this page takes the name back.
 */
export default function chooseService(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event)) return;
    const { selectService } = link.dataset;
    const handedOver = selectService ? `${link.pathname} ${selectService} ${location.href.split("#")[0]}` : null;
    // If storage is blocked, the address alone names the service.
    if (!writeStored(storageKeys.chosenService, handedOver, "sessionStorage")) return;
    if (!selectService || !navigator.onLine) return;
    event.preventDefault();
    location.assign(link.pathname);
  });
}
