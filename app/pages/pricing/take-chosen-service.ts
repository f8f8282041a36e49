/** Inlined before the tabs of /pricing, so that the history state has the chosen service before the tabs show. */
import { isFollowed } from "#app/browser/navigation-type.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { storageKeys } from "#shared/storage-keys.ts";

function takeChosenService(): void {
  const [path, selectedService, from] = (readStored(storageKeys.chosenService, "sessionStorage") || "").split(" ");
  writeStored(storageKeys.chosenService, null, "sessionStorage");
  if (path !== location.pathname || !selectedService || !isFollowed() || from !== document.referrer) return;
  history.replaceState({ ...history.state, selectedService }, "");
  document.documentElement.classList.add(rootClasses.chosen);
}

// A prerendered page may never be seen (start.ts).
if ((document as { prerendering?: boolean }).prerendering)
  addEventListener("prerenderingchange", takeChosenService, true);
else takeChosenService();
