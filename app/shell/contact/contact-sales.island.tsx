import { localizedPath } from "#app/browser/localized-path.ts";
import { currentPath } from "#app/browser/current-path.ts";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { chosenPlansText, clearChosenPlans, planNames, plansToSales, readPlans } from "#app/calculator/chosen-plans.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOpener } from "#app/ui/use-opener.ts";
import stamp from "#app/drawings/stamps/navy.svg";
import { explainBy } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { type FormControl, useForm } from "#app/ui/form/use-form.ts";
import { formatTotal } from "#content/catalog/plans.ts";
import { plansSection } from "#words/account.ts";
import { legalLinks } from "#content/navigation.ts";
import { contactSalesSent as sent } from "#words/contact-sales-sent.ts";
import { contactSalesDialog as words } from "#words/contact-sales.ts";
import { controls } from "#words/controls.ts";
import { noScripts } from "#words/layout.ts";
import { sentPostmark } from "#content/postmarks.ts";

interface ContactSalesProps {
  message?: string;
  takesPlans?: boolean;
  onDone?: () => void;
}

export const wakes = "*";

export default function ContactSales({ message, takesPlans, onDone }: ContactSalesProps) {
  const { sendsCopies } = usePublicSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const [begun, setBegun] = useState(message);
  useOpener(dialog, (opener) => setBegun((before) => opener?.dataset.message ?? before));
  const [sendsPlans, setSendsPlans] = useState(false);
  const form = useForm(
    async (fields) => {
      const { leaveContactMessage } = await import("#app/data/messages.ts");
      return leaveContactMessage(Object.fromEntries(new FormData(fields)));
    },
    { explain: explainBy(words.failed) },
  );
  const openByAddress = useEffectEvent(() => {
    const choices = readPlans(chosenPlansText());
    if (!takesPlans || currentPath() + location.hash !== plansToSales || choices.length === 0) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    form.clear();
    setBegun(plansSection.message({ names: planNames(choices), price: formatTotal(choices) }));
    setSendsPlans(true);
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    dialog.current?.showModal();
  });
  useEffect(() => {
    const open = () => openByAddress();
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return (
    <Dialog
      id="contact-sales"
      ref={dialog}
      title={words.title}
      closeLabel={controls.close}
      stamp={{ src: stamp, ink: "navy" }}
      onClose={() => {
        if (!form.sent) return;
        if (sendsPlans) clearChosenPlans();
        setSendsPlans(false);
        onDone?.();
      }}
    >
      {form.sent ? (
        <SentNote
          title={sent.sentTitle}
          text={sendsCopies ? `${sent.sentText} ${sent.copyText}` : sent.sentText}
          postmark={sentPostmark}
        >
          <Button size="small" onClick={form.clear}>
            {sent.another}
          </Button>
        </SentNote>
      ) : (
        <>
          <p className="soft">{words.lead}</p>
          <ContactForm form={form} message={begun} />
        </>
      )}
    </Dialog>
  );
}

interface ContactFormProps {
  form: FormControl;
  message: string | undefined;
}

function ContactForm({ form, message }: ContactFormProps) {
  return (
    <Form form={form} needsScripts={noScripts.form}>
      <div className="columns-2">
        <Field {...form.field("name", words.name)} autoComplete="name" required />
        <Field {...form.field("business", words.business)} autoComplete="organization" required />
      </div>
      <Field {...form.field("email", words.email)} type="email" autoComplete="email" required />
      <Field
        {...form.field("message", words.message)}
        key={message}
        as="textarea"
        defaultValue={message}
        hint={words.messageHint}
        required
      />
      <SubmitButton form={form} words={words} variant="primary" full />
      <p className="small soft">
        {words.privacyNote.before}
        <NewTabLink href={localizedPath(legalLinks.privacy.to)} note={controls.newTab}>
          {words.privacyNote.link}
        </NewTabLink>
        {words.privacyNote.after}
      </p>
    </Form>
  );
}
