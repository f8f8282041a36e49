import { writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { currentTheme, systemTheme } from "#app/browser/current-theme.ts";

export default function enhanceThemeSwitch(button: HTMLElement): void {
  button.addEventListener("click", () => {
    const next = currentTheme() === "dark" ? "light" : "dark";
    const followsSystem = next === systemTheme();
    if (followsSystem) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    // If storage is blocked, the choice lasts as long as the page.
    writeStored(storageKeys.theme, followsSystem ? null : next);
  });
}
