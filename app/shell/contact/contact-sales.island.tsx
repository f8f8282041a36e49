import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import type { Backend } from "#app/data/backend.ts";
import stamp from "#app/drawings/stamps/bizmail.svg";
import { fieldErrorSentence } from "#app/ui/form/field-errors.ts";
import { useMessageForm } from "#app/ui/form/use-message-form.ts";
import type { contactSalesDialog } from "#content/generated/contact-sales.ts";
import { legalLinks } from "#content/navigation.ts";
import styles from "./contact-sales-dialog.late.module.css";
import { SentContact, type SentContactWords } from "./sent-contact.tsx";

async function send(backend: Backend, fields: Record<string, unknown>) {
  const { leaveContactMessage } = await import("#app/data/messages.ts");
  return leaveContactMessage(backend, fields);
}

export interface ContactSalesWords extends Omit<typeof contactSalesDialog, "open"> {
  close: string;
  newTab: string;
  needsScripts: string;
  sent: SentContactWords;
}

interface ContactSalesProps {
  words: ContactSalesWords;
  /** What the message begins with. */
  message?: string;
  /** Called when the dialog closes after its message was stored. */
  onDone?: () => void;
}

/** D3: what is sent is stored and confirmed. */
export default function ContactSales({ words, message, onDone }: ContactSalesProps) {
  const form = useMessageForm(send);
  return (
    <Dialog
      id="contact-sales"
      title={words.title}
      closeLabel={words.close}
      line={words.artLine}
      ink="bizmail"
      art={<Drawing src={stamp} alt="" width={240} height={208} />}
      onClose={() => form.state === "sent" && onDone?.()}
    >
      {form.state === "sent" ? (
        <SentContact words={words.sent} onAnother={form.writeAnother} />
      ) : (
        <>
          <p className="soft">{words.lead}</p>
          <ContactForm {...form} words={words} message={message} />
        </>
      )}
    </Dialog>
  );
}

type ContactFormProps = ReturnType<typeof useMessageForm> & { words: ContactSalesWords; message: string | undefined };

function ContactForm({ words, state, errors, onSubmit, message }: ContactFormProps) {
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <div className={styles.two}>
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          required
          error={fieldErrorSentence(errors.name, words.name)}
        />
        <Field
          label={words.business}
          name="business"
          autoComplete="organization"
          required
          error={fieldErrorSentence(errors.business, words.business)}
        />
      </div>
      <Field
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        error={fieldErrorSentence(errors.email, words.email)}
      />
      <Field
        multiline
        label={words.message}
        name="message"
        defaultValue={message}
        hint={words.messageHint}
        required
        error={fieldErrorSentence(errors.message, words.message)}
      />
      {state === "failed" && <FormAlert>{words.failed}</FormAlert>}
      <Button type="submit" variant="primary" full aria-disabled={state === "sending" || undefined}>
        {state === "sending" ? words.submitting : words.submit}
      </Button>
      <p className={styles.privacy}>
        {words.privacyNote.before}
        <a href={legalLinks.privacy.to} target="_blank" rel="noopener">
          {words.privacyNote.link}
          <span className="visually-hidden"> ({words.newTab})</span>
        </a>
        {words.privacyNote.after}
      </p>
    </form>
  );
}
