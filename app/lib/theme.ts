import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";

type Theme = "light" | "dark";

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** The theme on the screen: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : systemTheme();
}

/** Changes to the other theme and remembers it. A choice that agrees with the system is removed, so that the system is followed. */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === "dark" ? "light" : "dark";
  const followsSystem = next === systemTheme();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  // Where the browser blocks storage, the choice lasts as long as the page.
  writeStored(storageKeys.theme, followsSystem ? null : next);
}
