import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { storageKeys } from "#shared/storage-keys.ts";
import { signUpDialog } from "#words/dialogs.ts";
import { controls } from "#words/controls.ts";
import { dismissSignUp, useSession } from "./session.ts";
import styles from "./sign-up-notice.late.module.css";

export const wakes = storageKeys.session;

export default function SignUpNotice() {
  const { success, postmark } = signUpDialog.alerts;
  if (!useSession().signedUp) return null;
  return (
    <div className={`mint ${styles.bar}`}>
      <div className={`row gap-5 wrap ${styles.row}`}>
        <Postmark {...postmark} className={styles.postmark} />
        <p role="alert">{success}</p>
        <button type="button" className="icon-button" aria-label={controls.dismiss} onClick={dismissSignUp}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
