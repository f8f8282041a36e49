import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { adminMessage } from "#content/generated/desk/admin.ts";
import { type InboxMessage, noteMaxLength } from "#server/admin/inbox.ts";
import { answerMaxLength, type DeskEntry } from "#server/threads/answers.ts";
import { Form, Moment, UserParagraphs, SubmitButton, UserText } from "./elements.tsx";

interface EntryProps {
  who: string;
  at: Date;
  text: string;
  paper?: "ours sky" | "canary";
  children?: ReactNode;
}

export const Entry = ({ who, at, text, paper, children }: EntryProps) => (
  <article className={classNames("card stack gap-3", paper)}>
    <div className="cluster between small">
      <b>
        <UserText>{who}</UserText>
      </b>
      <Moment at={at} />
    </div>
    <UserParagraphs text={text} />
    {children}
  </article>
);

export function ThreadEntry({ entry, message }: { entry: DeskEntry; message: InboxMessage }) {
  const { at, text } = entry;
  if (entry.from === "team") {
    const { delivery } = entry;
    return (
      <Entry who={adminMessage.answerBy(entry.operatorName)} at={at} text={text} paper="ours sky">
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
    <Form action={action} className="card stack gap-3">
      <Field
        id={field}
        name="text"
        label={adminMessage[`${field}Label`]}
        as="textarea"
        rows={5}
        required
        maxLength={maxLength[field]}
        defaultValue={isWrong ? typed.text : ""}
        error={isWrong ? adminMessage[`${field}Wrong`](maxLength[field]) : undefined}
      />
      <div className="cluster">
        <SubmitButton variant={field === "answer" ? "primary" : "plain"}>{adminMessage[`${field}Submit`]}</SubmitButton>
        <span className="soft small">
          <UserText>{hint}</UserText>
        </span>
      </div>
    </Form>
  );
}
