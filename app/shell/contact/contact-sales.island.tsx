import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOpener } from "#app/ui/use-opener.ts";
import stamp from "#app/drawings/stamps/bizmail.svg";
import { explainBy } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { legalLinks } from "#content/navigation.ts";
import type { ContactSalesWords } from "./contact-words.ts";
import { sentPostmark } from "#content/postmarks.ts";

interface ContactSalesProps {
  words: ContactSalesWords;
  /** What the message begins with. */
  message?: string;
  /** Called when the dialog closes after its message was stored. */
  onDone?: () => void;
}

/** D3: what is sent is stored and confirmed. */
export default function ContactSales({ words, message, onDone }: ContactSalesProps) {
  const { sendsCopies } = usePublicSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const [begun, setBegun] = useState(message);
  useOpener(dialog, (opener) => setBegun((before) => opener?.dataset.message ?? before));
  const form = useForm(
    async (fields) => {
      const { leaveContactMessage } = await import("#app/data/messages.ts");
      return leaveContactMessage(Object.fromEntries(new FormData(fields)));
    },
    { explain: explainBy(words.failed) },
  );
  return (
    <Dialog
      id="contact-sales"
      ref={dialog}
      title={words.title}
      closeLabel={words.close}
      stamp={{ src: stamp, ink: "bizmail" }}
      onClose={() => form.sent && onDone?.()}
    >
      {form.sent ? (
        <SentNote
          title={words.sent.sentTitle}
          text={sendsCopies ? `${words.sent.sentText} ${words.sent.copyText}` : words.sent.sentText}
          postmark={sentPostmark}
        >
          <Button size="small" onClick={form.clear}>
            {words.sent.another}
          </Button>
        </SentNote>
      ) : (
        <>
          <p className="soft">{words.lead}</p>
          <ContactForm form={form} words={words} message={begun} />
        </>
      )}
    </Dialog>
  );
}

interface ContactFormProps {
  form: FormControl;
  words: ContactSalesWords;
  message: string | undefined;
}

function ContactForm({ form, words, message }: ContactFormProps) {
  return (
    <Form form={form} needsScripts={words.needsScripts}>
      <div className="columns-2">
        <Field {...form.field("name", words.name)} autoComplete="name" required />
        <Field {...form.field("business", words.business)} autoComplete="organization" required />
      </div>
      <Field {...form.field("email", words.email)} type="email" autoComplete="email" required />
      <Field
        {...form.field("message", words.message)}
        // What another button begins with takes the place of what this one began with.
        key={message}
        as="textarea"
        defaultValue={message}
        hint={words.messageHint}
        required
      />
      <SubmitButton form={form} words={words} variant="primary" full />
      <p className="small soft">
        {words.privacyNote.before}
        <NewTabLink href={legalLinks.privacy.to} note={words.newTab}>
          {words.privacyNote.link}
        </NewTabLink>
        {words.privacyNote.after}
      </p>
    </Form>
  );
}
