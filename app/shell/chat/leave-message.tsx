import { type ToggleEvent, useEffect, useRef } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { Field } from "#app/ui/field.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { explainBy } from "#app/ui/form/field-errors.ts";
import { Form, SubmitButton } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { sentPostmark } from "#content/postmarks.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import type { StoredThread } from "#app/data/stored-thread.ts";
import { chat } from "#words/chat.ts";
import { conversation } from "#words/conversation.ts";
import styles from "./chat.late.module.css";

interface LeaveMessageProps {
  stored: StoredThread | null;
  question: { text: string } | null;
  onLeft: () => void;
}

export function LeaveMessage({ stored, question, onLeft }: LeaveMessageProps) {
  const { leave } = chat;
  const { backend } = usePublicSettings();
  const form = useForm(
    async (element) => {
      const fields = Object.fromEntries(new FormData(element));
      const { leaveChatMessage } = await import("#app/data/messages.ts");
      const errors = await leaveChatMessage({ ...fields, page: location.pathname });
      if (Object.keys(errors).length === 0) onLeft();
      return errors;
    },
    { explain: explainBy(leave.failed) },
  );
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (question && details.current) takeQuestion(details.current, question.text);
  }, [details, question]);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState === "closed" && form.sent) form.clear();
  };
  return (
    <details ref={details} className={`${styles.leave} small`} onToggle={onToggle}>
      <summary className="link">
        <span>{stored ? conversation.writeBack : leave.open}</span>
        <span>{stored ? conversation.back : leave.back}</span>
      </summary>
      {form.sent ? (
        <SentNote
          title={leave.sentTitle}
          text={isOwnBackend(backend) ? leave.sentTextHere : leave.sentText}
          postmark={sentPostmark}
        />
      ) : (
        <Form form={form}>
          <p className="soft">{leave.lead}</p>
          <Field
            {...form.field("email", leave.email)}
            type="email"
            autoComplete="email"
            defaultValue={stored?.email ?? undefined}
            required
          />
          <Field {...form.field("message", leave.message)} as="textarea" required />
          <SubmitButton form={form} words={leave} full />
        </Form>
      )}
    </details>
  );
}

function takeQuestion(details: HTMLDetailsElement, question: string): void {
  const message = details.querySelector("textarea");
  if (!message) return;
  details.open = true;
  const isThere = message.value.includes(question);
  if (!isThere) message.value = [message.value.trim(), question].filter(Boolean).join("\n\n");
  const email = details.querySelector<HTMLInputElement>("[type=email]");
  (email?.value === "" ? email : message).focus();
}
