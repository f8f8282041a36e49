import { Icon } from "#app/ui/icon.tsx";
import { themeSwitch } from "#words/layout.ts";
import styles from "./theme-switch.module.css";

/** The icon follows the color scheme in the styles, so that the served page suits both themes. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={`${styles.switch} icon-button scripts-only`}
      aria-label={themeSwitch.label}
      data-enhance="theme-switch"
      data-waits=""
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
      <span className={styles.label} aria-hidden="true">
        {themeSwitch.label}
      </span>
    </button>
  );
}
