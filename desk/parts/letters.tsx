import type { ReactNode } from "react";
import { adminMessage } from "#content/generated/admin.ts";
import type { Note } from "#server/admin/admin-tables.ts";
import { type InboxMessage, noteMaximum } from "#server/admin/inbox.ts";
import { answerMaximum, type DeskEntry } from "#server/threads/answers.ts";
import { Button, Form, Icon, isPlainAddress, Line, Moment, Paragraphs } from "./elements.tsx";

const Head = ({ who, at }: { who: ReactNode; at: Date }) => (
  <div className="meta small cluster">
    <b>{who}</b>
    <Moment at={at} />
  </div>
);

type TeamEntry = Extract<DeskEntry, { from: "team" }>;

export const Answer = ({ operatorName, at, text, delivery }: TeamEntry) => (
  <article className="letter card ours">
    <Head who={<Line>{adminMessage.answerBy(operatorName)}</Line>} at={at} />
    <Paragraphs text={text} />
    {delivery && <p className="soft small">{adminMessage.deliveries[delivery.state]}</p>}
  </article>
);

export function Letter({ entry, message }: { entry: Exclude<DeskEntry, TeamEntry>; message: InboxMessage }) {
  const isOpen = entry.messageId.id === message.id;
  const chat = isOpen && message.page !== null ? <Line>{adminMessage.chatFrom(message.page)}</Line> : adminMessage.chat;
  const who = message.kind === "contact" ? <Line>{adminMessage.contact(message.name ?? "")}</Line> : chat;
  return (
    <article className="letter card">
      <Head who={who} at={entry.at} />
      <Paragraphs text={entry.text} />
    </article>
  );
}

export const NoteEntry = ({ operator, created_at: at, text }: Note) => (
  <article className="letter card note">
    <Head who={<Line>{adminMessage.noteBy(operator)}</Line>} at={at} />
    <Paragraphs text={text} />
  </article>
);

interface WritingProps {
  id: string;
  label: string;
  submit: ReactNode;
  hint: ReactNode;
  problem: string | null;
  text: string;
  maxLength: number;
}

const Writing = ({ id, label, submit, hint, problem, text, maxLength }: WritingProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      name="text"
      className="field"
      rows={5}
      required
      maxLength={maxLength}
      defaultValue={text}
      {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
    />
    {problem && (
      <span id={`${id}-problem`} className="problem">
        <Icon name="warning" />
        {problem}
      </span>
    )}
    <div className="cluster">
      {submit}
      <span className="soft small">{hint}</span>
    </div>
  </>
);

/** The typed text that was rejected. */
export interface Typed {
  field: "answer" | "note";
  text: string;
}

interface FormProps {
  typed: Typed | undefined;
  action: string;
}

export function AnswerForm({ email, typed, action }: FormProps & { email: string }) {
  if (!isPlainAddress(email)) return <p className="soft small">{adminMessage.answerOdd}</p>;
  const isWrong = typed?.field === "answer";
  return (
    <Form action={action} className="letter card stack gap-3 write">
      <Writing
        id="answer"
        label={adminMessage.answerLabel}
        submit={<Button kind="primary">{adminMessage.answerSubmit}</Button>}
        hint={<Line>{adminMessage.answerGoes(email)}</Line>}
        problem={isWrong ? adminMessage.answerWrong(answerMaximum.text) : null}
        text={isWrong ? typed.text : ""}
        maxLength={answerMaximum.text}
      />
    </Form>
  );
}

export function NoteForm({ typed, action }: FormProps) {
  const isWrong = typed?.field === "note";
  return (
    <Form action={action} className="letter card stack gap-3 write note">
      <Writing
        id="note"
        label={adminMessage.noteLabel}
        submit={<Button kind="plain">{adminMessage.noteSubmit}</Button>}
        hint={adminMessage.notesHint}
        problem={isWrong ? adminMessage.noteWrong(noteMaximum) : null}
        text={isWrong ? typed.text : ""}
        maxLength={noteMaximum}
      />
    </Form>
  );
}
