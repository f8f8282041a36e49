import type { ReactNode } from "react";
import { adminMessage } from "#content/generated/desk/admin.ts";
import { type InboxMessage, noteMaxLength } from "#server/admin/inbox.ts";
import { answerMaxLength, type DeskEntry } from "#server/threads/answers.ts";
import { Button, Field, Form, Line, Moment, Paragraphs } from "./elements.tsx";

interface EntryProps {
  who: string;
  at: Date;
  text: string;
  kind?: "ours" | "note";
  children?: ReactNode;
}

export const Entry = ({ who, at, text, kind, children }: EntryProps) => (
  <article className={kind ? `thread-entry card ${kind}` : "thread-entry card"}>
    <div className="cluster between meta small">
      <b>
        <Line>{who}</Line>
      </b>
      <Moment at={at} />
    </div>
    <Paragraphs text={text} />
    {children}
  </article>
);

export function ThreadEntry({ entry, message }: { entry: DeskEntry; message: InboxMessage }) {
  const { at, text } = entry;
  if (entry.from === "team") {
    const { delivery } = entry;
    return (
      <Entry who={adminMessage.answerBy(entry.operatorName)} at={at} text={text} kind="ours">
        {delivery && <p className="soft small">{adminMessage.deliveries[delivery.state]}</p>}
      </Entry>
    );
  }
  const isOpen = entry.messageId.id === message.id;
  const chat = isOpen && message.page !== null ? adminMessage.chatFrom(message.page) : adminMessage.chat;
  return (
    <Entry who={message.kind === "contact" ? adminMessage.contact(message.name ?? "") : chat} at={at} text={text} />
  );
}

export interface Typed {
  field: "answer" | "note";
  text: string;
}

const maxLength = { answer: answerMaxLength.text, note: noteMaxLength };

interface WritingProps {
  field: Typed["field"];
  action: string;
  hint: string;
  typed: Typed | undefined;
}

export function Writing({ field, action, hint, typed }: WritingProps) {
  const isWrong = typed?.field === field;
  return (
    <Form action={action} className={`thread-entry card stack gap-3 write ${field}`}>
      <Field
        id={field}
        name="text"
        label={adminMessage[`${field}Label`]}
        rows={5}
        required
        maxLength={maxLength[field]}
        defaultValue={isWrong ? typed.text : ""}
        problem={isWrong ? adminMessage[`${field}Wrong`](maxLength[field]) : undefined}
      />
      <div className="cluster">
        <Button kind={field === "answer" ? "primary" : "plain"}>{adminMessage[`${field}Submit`]}</Button>
        <span className="soft small">
          <Line>{hint}</Line>
        </span>
      </div>
    </Form>
  );
}
