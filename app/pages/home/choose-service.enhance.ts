import { isPlainPress } from "#app/browser/plain-press.ts";
import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/**
 * S2.1, D22: a plain press on a service card leads to its page with `{ selectedService }` as the state of the new history entry. The name is
 * handed over in the tab's storage with the page that it is for (app/pages/pricing/take-chosen-service.ts), which removes it, and the one that it
 * comes from: where that page never came, another way to it is no press on a card, and another link of this page takes the name back. Any other
 * press follows the card's own address, `/pricing#{id}`.
 */
export default function chooseService(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainPress(event)) return;
    const { selectService } = link.dataset;
    const handedOver = selectService ? `${link.pathname} ${selectService} ${location.href.split("#")[0]}` : null;
    // Where the browser blocks storage, the address alone names the service.
    if (!writeStored(storageKeys.chosenService, handedOver, "sessionStorage")) return;
    if (!selectService || !navigator.onLine) return;
    event.preventDefault();
    location.assign(link.pathname);
  });
}
