import { Icon } from "./icon.tsx";
import styles from "./spinner.module.css";

/** island-triggers.ts hides the spinner if its island fails to load. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status" data-spinner="">
      <div className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="47" strokeWidth="2" />
          <circle cx="50" cy="50" r="31" strokeWidth="1.2" />
        </svg>
        <svg className={styles.orbit} viewBox="0 0 100 100">
          <path d="M50 11a39 39 0 1 1-27.6 11.4" strokeWidth="7" strokeDasharray=".1 10.18" />
        </svg>
        <Icon name="lark" className={styles.lark} />
      </div>
      <p className="display">{label}</p>
    </div>
  );
}
