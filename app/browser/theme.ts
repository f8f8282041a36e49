import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";

export function applyTheme(): void {
  document.documentElement.dataset.theme = readStored(storageKeys.theme) || "";
}
