import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import type { Backend } from "#app/data/backend.ts";
import { fieldErrorSentence } from "#app/ui/form/field-errors.ts";
import { useMessageForm } from "#app/ui/form/use-message-form.ts";
import { sentPostmark } from "#content/postmarks.ts";
import type { ChatWords } from "./chat-words.ts";
import type { WriteBack } from "./conversation.tsx";
import styles from "./leave-message.late.module.css";

interface LeaveMessageProps {
  words: ChatWords["panel"]["leave"];
  /** What to say while there is a conversation; null where there is none. */
  writeBack: WriteBack | null;
  /** A question that the pages did not answer, to be left as a message. */
  question: { text: string } | null;
  /** Called when a message becomes part of the conversation. */
  onTied: () => void;
}

/** The form over the questions. A stored message is confirmed; after a failure the form keeps it. */
export function LeaveMessage({ words: leave, writeBack, question, onTied }: LeaveMessageProps) {
  const [tied, setTied] = useState(false);
  const { state, errors, onSubmit, writeAnother } = useMessageForm(
    async (backend: Backend, fields: Record<string, unknown>) => {
      const { leaveChatMessage } = await import("#app/data/messages.ts");
      setTied(false);
      return leaveChatMessage(backend, { ...fields, page: location.pathname }, () => {
        setTied(true);
        onTied();
      });
    },
  );
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (question && details.current) takeQuestion(details.current, question.text);
  }, [details, question]);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState === "closed" && state === "sent") writeAnother();
  };
  return (
    <details ref={details} className={styles.leave} onToggle={onToggle}>
      <summary>
        <span>{writeBack?.open ?? leave.open}</span>
        <span>{writeBack?.back ?? leave.back}</span>
      </summary>
      {state === "sent" ? (
        <SentNote title={leave.sentTitle} text={tied ? leave.sentTextHere : leave.sentText} postmark={sentPostmark} />
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          <p className="soft">{leave.lead}</p>
          <Field
            label={leave.email}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={writeBack?.email ?? undefined}
            required
            error={fieldErrorSentence(errors.email, leave.email)}
          />
          <Field
            multiline
            label={leave.message}
            name="message"
            required
            error={fieldErrorSentence(errors.message, leave.message)}
          />
          {state === "failed" && <FormAlert>{leave.failed}</FormAlert>}
          <Button type="submit" full aria-disabled={state === "sending" || undefined}>
            {state === "sending" ? leave.submitting : leave.submit}
          </Button>
        </form>
      )}
    </details>
  );
}

/** Opens the form with a question, after what stands in it already. */
function takeQuestion(details: HTMLDetailsElement, question: string): void {
  const message = details.querySelector("textarea");
  if (!message) return;
  details.open = true;
  const isThere = message.value.includes(question);
  if (!isThere) message.value = [message.value.trim(), question].filter(Boolean).join("\n\n");
  const email = details.querySelector<HTMLInputElement>("[type=email]");
  (email?.value === "" ? email : message).focus();
}
