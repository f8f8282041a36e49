import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

/** The visitor's choice, or nothing: then the styles follow the system. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = readStored(storageKeys.theme) || "";
}
