import styles from "./bar-actions.module.css";
import { useHasAccountMenu } from "./session.ts";

/** Log In, within the menu: always in `spec`, in `live` for visitors who are not signed in (D10). */
export default function LogInButton({ label }: { label: string }) {
  if (useHasAccountMenu()) return null;
  return (
    <button type="button" className={styles.logIn} command="show-modal" commandfor="log-in" aria-haspopup="dialog">
      {label}
    </button>
  );
}
