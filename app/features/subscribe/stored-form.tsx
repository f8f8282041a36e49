import { type ReactNode, useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { newsletterForm as words } from "#content/generated/newsletter.ts";
import { ConsentLine } from "./consent-line.tsx";
import styles from "./stored-forms.module.css";
import formStyles from "./subscribe-form.module.css";
import type { useSubscription } from "./use-subscription.ts";

interface StoredFormProps {
  subscription: ReturnType<typeof useSubscription>;
  /** Where the form is sent without scripts. */
  action: string;
  button: Record<"submit" | "submitLabel", string>;
  sent: Record<"title" | "text", string>;
  /** What sending it agrees to. */
  consent: string;
  field: ReactNode;
  /** What the form asks for beside its field. */
  further?: ReactNode;
  /** Stands below the form. */
  children?: ReactNode;
}

/** A form of one field whose entry is stored; once it went through, a note in its place. */
export function StoredForm({
  subscription: { isSending, isSent, captchaField, failure, onSubmit, writeAnother },
  action,
  button,
  sent,
  consent,
  field,
  further,
  children,
}: StoredFormProps) {
  const consentId = useId();
  if (isSent) {
    return (
      <div className={styles.sent}>
        <SentNote title={sent.title} text={sent.text}>
          <TextButton onClick={writeAnother}>{words.another}</TextButton>
        </SentNote>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <form className={formStyles.form} method="post" action={action} noValidate onSubmit={onSubmit}>
        {field}
        <Button
          type="submit"
          size="small"
          aria-label={isSending ? words.sending : button.submitLabel}
          aria-describedby={consentId}
          aria-disabled={isSending || undefined}
        >
          {button.submit}
        </Button>
        {further}
        {captchaField}
      </form>
      {children}
      {failure && <FormAlert>{failure}</FormAlert>}
      <ConsentLine id={consentId} words={consent} />
    </div>
  );
}
