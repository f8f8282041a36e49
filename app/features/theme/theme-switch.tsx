import { Icon } from "#app/components/ui/icon.tsx";
import { currentTheme, systemTheme, type Theme } from "#app/lib/current-theme.ts";
import { themeSwitch } from "#content/generated/layout.ts";
import { storageKeys } from "#shared/page-names.ts";
import styles from "./theme-switch.module.css";

/** Switches day and night. The icon follows the colour scheme in the styles, so the served page suits both. */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} aria-label={themeSwitch.label} onClick={toggleTheme}>
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
      <span className={styles.label} aria-hidden="true">
        {themeSwitch.label}
      </span>
    </button>
  );
}

/** Changes to the other theme and remembers it. A choice that agrees with the system is removed, so that the system is followed. */
function toggleTheme(): void {
  const next: Theme = currentTheme() === "dark" ? "light" : "dark";
  const followsSystem = next === systemTheme();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    if (followsSystem) localStorage.removeItem(storageKeys.theme);
    else localStorage.setItem(storageKeys.theme, next);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}
