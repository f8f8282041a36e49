import { storageKeys } from "#shared/page-names.ts";
import { currentTheme, systemTheme, type Theme } from "#app/lib/current-theme.ts";

/** Changes to the other theme and remembers it. A choice that agrees with the system is no choice: the system is followed again. */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === "dark" ? "light" : "dark";
  const followsSystem = next === systemTheme();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    if (followsSystem) localStorage.removeItem(storageKeys.theme);
    else localStorage.setItem(storageKeys.theme, next);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
}
