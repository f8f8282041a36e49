import { readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

/** The visitor's choice, or nothing: then the styles follow the system. */
export function applyTheme(): void {
  const theme = readStored(storageKeys.theme);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** The theme on the screen: the visitor's choice, or else the system's. */
export const currentTheme = (): string => document.documentElement.dataset.theme || systemTheme();

const systemTheme = (): string => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** A press on a switch changes to the other theme, which is remembered. A choice that agrees with the system is removed, to follow the system. */
export function switchTheme({ target }: Event): void {
  if (!(target as Element).closest("[data-theme-switch]")) return;
  const next = currentTheme() === "dark" ? "light" : "dark";
  const followsSystem = next === systemTheme();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  // Where the browser blocks storage, the choice lasts as long as the page.
  writeStored(storageKeys.theme, followsSystem ? null : next);
}
