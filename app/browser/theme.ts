import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

const root = document.documentElement;

/** The visitor's choice, or nothing: then the styles follow the system. */
export function applyTheme(): void {
  const theme = readStored(storageKeys.theme);
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Changes to the other theme and remembers it. A choice that agrees with the system is removed, so that the system is followed. */
export function toggleTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  // Where the browser blocks storage, the choice lasts as long as the page.
  writeStored(storageKeys.theme, next === system ? null : next);
}
