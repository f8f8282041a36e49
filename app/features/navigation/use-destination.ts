import { useEffect } from "react";
import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { linkOfPlainClick } from "#app/lib/navigation.ts";
import { useAfterNavigation } from "#app/lib/navigation.ts";

/**
 * Keeps the address of the link that was followed until its page is shown. When the script of that page is gone, as after a new
 * build, React Router reloads the page it is on; early-loader.ts then goes on to the one that was asked for (S2.5).
 */
export function useDestination(): void {
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = linkOfPlainClick(event);
      if (link) keep(link.href);
    };
    addEventListener("click", note, true);
    return () => removeEventListener("click", note, true);
  }, []);
  useAfterNavigation(() => keep(null));
}

/** Where the browser blocks storage, such a link has to be followed once more. */
function keep(address: string | null): void {
  writeStored(storageKeys.destination, address, "sessionStorage");
}
