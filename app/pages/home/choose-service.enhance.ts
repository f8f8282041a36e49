import { isPlainPress } from "#app/browser/plain-press.ts";
import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/**
 * S2.1, D22: a plain press on a service card leads to its page with `{ selectedService }` as the state of the new history entry. The name is
 * handed over in the tab's storage with the page that it is for (app/pages/pricing/take-chosen-service.ts), which removes it, and the one that it
 * comes from: where that page never came, another way to it is no press on a card. Any other press follows the card's own address, `/pricing#{id}`.
 */
export default function chooseService(sheet: HTMLElement): void {
  sheet.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-select-service]");
    if (!link || !isPlainPress(event) || !navigator.onLine) return;
    // Where the browser blocks storage, the address alone names the service.
    const handedOver = `${link.pathname} ${link.dataset.selectService} ${location.href.split("#")[0]}`;
    if (!writeStored(storageKeys.chosenService, handedOver, "sessionStorage")) return;
    event.preventDefault();
    location.assign(link.pathname);
  });
}
