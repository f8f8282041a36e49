import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** The visitor's choice, or nothing: then the styles follow the system. */
export function applyTheme(): void {
  const theme = readStored(storageKeys.theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
