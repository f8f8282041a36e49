import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { ConsentLine } from "./consent-line.tsx";
import styles from "./stored-forms.module.css";
import formStyles from "./subscribe-form.module.css";
import type { SubscriptionWords, useSubscription } from "./use-subscription.ts";

export interface StoredFormWords extends SubscriptionWords {
  field: Record<"label" | "placeholder" | "submit" | "submitLabel", string>;
  sending: string;
  sent: Record<"title" | "text" | "another", string>;
  /** What sending it agrees to. */
  consent: ComponentProps<typeof ConsentLine>["words"];
}

interface StoredFormProps {
  words: StoredFormWords;
  subscription: ReturnType<typeof useSubscription>;
  /** Where the form is sent without scripts. */
  action: string;
  field: ReactNode;
  /** What the form asks for beside its field. */
  further?: ReactNode;
  /** Stands below the form. */
  children?: ReactNode;
}

/** A form of one field whose entry is stored; once it went through, a note in its place. */
export function StoredForm({
  words,
  subscription: { isSending, isSent, captchaField, failure, onSubmit, writeAnother },
  action,
  field,
  further,
  children,
}: StoredFormProps) {
  const consentId = useId();
  if (isSent) {
    return (
      <div className={styles.sent}>
        <SentNote title={words.sent.title} text={words.sent.text}>
          <TextButton onClick={writeAnother}>{words.sent.another}</TextButton>
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
          aria-label={isSending ? words.sending : words.field.submitLabel}
          aria-describedby={consentId}
          aria-disabled={isSending || undefined}
        >
          {words.field.submit}
        </Button>
        {further}
        {captchaField}
      </form>
      {children}
      {failure && <FormAlert>{failure}</FormAlert>}
      <ConsentLine id={consentId} words={words.consent} />
    </div>
  );
}
