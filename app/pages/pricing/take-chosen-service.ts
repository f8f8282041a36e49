/** Inlined before the tabs of /pricing: a service that was chosen on the page before is the state of the history entry before they are shown. */
import { isFollowed } from "#app/browser/accepted-notice.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { rootClasses, storageKeys } from "#shared/page-names.ts";

const [path, selectedService] = (readStored(storageKeys.chosenService, "sessionStorage") || "").split(" ");
writeStored(storageKeys.chosenService, null, "sessionStorage");
if (path === location.pathname && selectedService && isFollowed()) {
  history.replaceState({ ...history.state, selectedService }, "");
  document.documentElement.classList.add(rootClasses.chosen);
}
