import { useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { fieldErrorSentence, valueOf } from "#app/lib/field-errors.ts";
import { keepRequestKey } from "#app/lib/request-key.ts";
import { footer } from "#content/generated/layout.ts";
import { consentWords, newsletterForm as words } from "#content/generated/newsletter.ts";
import { ConsentLine } from "./consent-line.tsx";
import styles from "./stored-forms.module.css";
import formStyles from "./subscribe-form.module.css";
import { useSubscription } from "./use-subscription.ts";

/** Asks for the newsletter; an email confirms it. Without scripts the server leads to a page. */
export function NewsletterForm() {
  const consentId = useId();
  const { isSending, isSent, errors, sentenceFor, failure, onSubmit, writeAnother } = useSubscription((form) =>
    sendSubscription("/newsletter", { email: valueOf(form, "email"), key: keepRequestKey("newsletter") }),
  );
  const { label, placeholder, submit, submitLabel } = footer.newsletter;
  if (isSent) {
    return (
      <div className={styles.sent}>
        <SentNote title={words.sentTitle} text={words.sentText}>
          <TextButton onClick={writeAnother}>{words.another}</TextButton>
        </SentNote>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <form className={formStyles.form} method="post" action="/newsletter" noValidate onSubmit={onSubmit}>
        <Field
          label={label}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          required
          error={sentenceFor("email") ?? fieldErrorSentence(errors.email, label)}
        />
        <Button
          type="submit"
          size="small"
          aria-label={isSending ? words.sending : submitLabel}
          aria-describedby={consentId}
          aria-disabled={isSending || undefined}
        >
          {submit}
        </Button>
      </form>
      {failure && <FormAlert>{failure}</FormAlert>}
      <ConsentLine id={consentId} words={consentWords.email} />
    </div>
  );
}
