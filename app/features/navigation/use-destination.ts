import { useEffect } from "react";
import { storageKeys } from "#shared/page-names.ts";
import { linkOfPlainClick } from "#app/lib/navigation.ts";
import { useAfterNavigation } from "#app/lib/navigation.ts";

/**
 * Keeps the address of the link that was followed until its page is shown. When the script of that page is gone, as after a new
 * build, React Router reloads the page it is on; early-loader.ts then goes on to the one that was asked for (S2.5).
 */
export function useDestination(): void {
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const link = linkOfPlainClick(event);
      if (link) inStorage((storage) => storage.setItem(storageKeys.destination, link.href));
    };
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, []);
  useAfterNavigation(() => inStorage((storage) => storage.removeItem(storageKeys.destination)));
}

function inStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // The browser may block storage; then such a link has to be followed once more.
  }
}
