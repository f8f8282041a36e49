import styles from "./new-password-form.module.css";
import { PasswordForm, type PasswordFormWords } from "./password-form.tsx";
import { ReauthenticationProvider } from "./reauthentication.tsx";
import type { ReauthenticationWords } from "./reauthentication-fields.tsx";

interface NewPasswordFormProps {
  words: PasswordFormWords;
  reauthentication: ReauthenticationWords;
  email: string;
  onSaved: () => void;
}

/** A new password for a visitor who opened the link of an email. The service accepts that for a while, then asks for an emailed code. */
export function NewPasswordForm({ words, reauthentication, email, onSaved }: NewPasswordFormProps) {
  return (
    <ReauthenticationProvider words={reauthentication} owner={{ email, hasPassword: false, hasApp: false }}>
      <PasswordForm email={email} words={words} className={styles.form} variant="primary" onSaved={onSaved} />
    </ReauthenticationProvider>
  );
}
