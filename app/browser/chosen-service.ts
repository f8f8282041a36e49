import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { isFollowed } from "./accepted-notice.ts";
import { isPlainPress } from "./plain-press.ts";

/**
 * S2.1, D22: a plain press on a service card leads to its page with `{ selectedService }` as the state of the new history entry. The name is
 * handed over in the tab's storage with the page that it is for, and removed by the next one: the press may have led nowhere. Any other press follows the card's own address, `/pricing#{id}`.
 */
export function takeChosenService(): void {
  const [path, selectedService] = (readStored(storageKeys.chosenService, "sessionStorage") || "").split(" ");
  if (!path) return;
  writeStored(storageKeys.chosenService, null, "sessionStorage");
  if (path !== location.pathname || !selectedService || !isFollowed()) return;
  history.replaceState({ ...history.state, selectedService }, "");
}

export function carryChosenService(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainPress(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-select-service]");
  const { selectService } = link?.dataset ?? {};
  // Where the browser blocks storage, the address alone names the service.
  const handedOver = `${link?.pathname} ${selectService}`;
  if (!link || !selectService || !writeStored(storageKeys.chosenService, handedOver, "sessionStorage")) return;
  event.preventDefault();
  location.assign(link.pathname);
}
