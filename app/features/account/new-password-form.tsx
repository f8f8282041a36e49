import { newPassword } from "#content/generated/account.ts";
import styles from "./new-password-form.module.css";
import { PasswordForm } from "./password-form.tsx";
import { ReauthenticationProvider } from "./reauthentication.tsx";

interface NewPasswordFormProps {
  email: string;
  onSaved: () => void;
}

/** A new password for a visitor who opened the link of an email. The service accepts that for a while, then asks for an emailed code. */
export function NewPasswordForm({ email, onSaved }: NewPasswordFormProps) {
  return (
    <ReauthenticationProvider owner={{ email, hasPassword: false, hasApp: false }}>
      <PasswordForm email={email} words={newPassword} className={styles.form} variant="primary" onSaved={onSaved} />
    </ReauthenticationProvider>
  );
}
