import { Hono } from "hono";
import { Icon } from "#app/ui/icon.tsx";
import { adminInbox, adminMessage } from "#content/generated/desk/admin.ts";
import type { MessageState, Note } from "#server/admin/admin-tables.ts";
import {
  addNote,
  deleteMessage,
  type InboxMessage,
  type InboxQuery,
  listNotes,
  type MessageReference,
  nextUnread,
  noteMaxLength,
  readMessage,
  setMessageState,
} from "#server/admin/inbox.ts";
import { AnswerError, answerMessage, type DeskEntry, type MessageId, readThread } from "#server/threads/answers.ts";
import {
  confirm,
  type DeskContext,
  type DeskRoutes,
  getOperator,
  logAction,
  notFound,
  page,
  redirect,
} from "../context.tsx";
import { BackLink, Form, isPlainAddress, MailLink, moment, SubmitButton, UserText } from "../parts/elements.tsx";
import { Entry, ThreadEntry, type Typed, Writing } from "../parts/thread-entries.tsx";
import { listAddress } from "../parts/list.tsx";
import { readInboxQuery, messageAddress, Sender } from "./inbox.tsx";

interface OpenMessage {
  query: InboxQuery;
  message: InboxMessage;
  next: MessageReference | null;
  thread: readonly DeskEntry[];
  notes: readonly Note[];
  typed: Typed | undefined;
  retentionDays: number | null;
}

function Message({ query, ...open }: OpenMessage) {
  const { message, next, retentionDays } = open;
  const to = (part: string): string => listAddress(`${messageAddress(message)}/${part}`, query);
  const mark = (state: MessageState, words: string) => (
    <Form action={to("state")}>
      <input type="hidden" name="state" value={state} />
      <SubmitButton>{words}</SubmitButton>
    </Form>
  );
  return (
    <div className="page stack gap-5">
      <BackLink to={listAddress("/inbox", query)} words={adminMessage.back}>
        {next && (
          <a href={listAddress(messageAddress(next), query)} rel="next" className="row gap-2">
            {adminMessage.next}
            <Icon name="arrow" />
          </a>
        )}
      </BackLink>
      <header className="stack gap-1">
        <h1>
          <Sender message={message} />
        </h1>
        <p className="soft">
          {message.business !== null && (
            <>
              <UserText>{message.business}</UserText>,{" "}
            </>
          )}
          <MailLink email={message.email} />
        </p>
        {message.reference !== null && <p className="soft small">{adminMessage.reference(message.reference)}</p>}
      </header>
      {open.thread.map((entry, index) => (
        <ThreadEntry key={index} entry={entry} message={message} />
      ))}
      {open.notes.map(({ id, operator, created_at: at, text }) => (
        <Entry key={id} who={adminMessage.noteBy(operator)} at={at} text={text} paper="canary" />
      ))}
      {isPlainAddress(message.email) ? (
        <Writing
          field="answer"
          action={to("answer")}
          hint={adminMessage.answerGoes(message.email)}
          typed={open.typed}
        />
      ) : (
        <p className="soft small">{adminMessage.answerOdd}</p>
      )}
      <div className="cluster">
        {message.state !== "answered" && mark("answered", adminMessage.markAnswered)}
        {message.state === "answered" && mark("read", adminMessage.markRead)}
        {message.state !== "unread" && mark("unread", adminMessage.markUnread)}
        <a href={to("delete")}>{adminMessage.delete}</a>
      </div>
      {message.stateBy !== null && message.stateAt !== null && (
        <p className="soft small">
          {adminMessage.stateBy({
            reason: adminInbox.states[message.state],
            name: message.stateBy,
            moment: moment(message.stateAt),
          })}
        </p>
      )}
      <Writing field="note" action={to("notes")} hint={adminMessage.notesHint} typed={open.typed} />
      {retentionDays !== null && <p className="soft small">{adminMessage.kept(retentionDays)}</p>}
    </div>
  );
}

const toMessageId = ({ kind, id }: MessageReference): MessageId => ({
  table: kind === "chat" ? "chat_messages" : "contact_messages",
  id,
});

const toSubject = ({ kind, id }: MessageReference): string => `${kind} ${id}`;

const backTo = (context: DeskContext, message: MessageReference): string =>
  `${messageAddress(message)}${new URL(context.req.url).search}`;

const isState = (text: string): text is MessageState => text === "unread" || text === "read" || text === "answered";

const show = async (context: DeskContext, message: InboxMessage, typed?: Typed): Promise<Response> => {
  const { parts } = context.var;
  const query = readInboxQuery(context);
  const children = (
    <Message
      query={query}
      message={message}
      next={await nextUnread(parts.db, query, message)}
      thread={await readThread(parts.database, toMessageId(message))}
      notes={await listNotes(parts.db, message)}
      typed={typed}
      retentionDays={parts.messageRetentionDays}
    />
  );
  const status = typed ? 422 : 200;
  return page(context, { title: adminInbox.title, section: "inbox", status, children });
};

const path = "/inbox/:kind{(?:chat|contact)}/:id{[1-9]\\d{0,14}}";
const findMessage = (context: DeskContext): Promise<InboxMessage | null> =>
  readMessage(context.var.parts.db, {
    kind: context.req.param("kind") === "chat" ? "chat" : "contact",
    id: Number(context.req.param("id")),
  });

export const messageRoutes: DeskRoutes = new Hono();

messageRoutes.get(path, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  // Opening a message marks it as read. A GET changes no other message data.
  const opened = { state: "read", operator: getOperator(context), from: "unread" } as const;
  const isFirst = message.state === "unread" && !context.get("session").flash;
  if (isFirst && (await setMessageState(context.var.parts.db, message, opened))) {
    return show(context, (await readMessage(context.var.parts.db, message)) ?? message);
  }
  return show(context, message);
});

messageRoutes.post(`${path}/state`, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  const state = context.get("form").text("state");
  if (!isState(state)) return notFound(context);
  await setMessageState(context.var.parts.db, message, { state, operator: getOperator(context) });
  await logAction(context, "message-state", `${toSubject(message)} ${state}`);
  const to = state === "unread" ? `/inbox${new URL(context.req.url).search}` : backTo(context, message);
  return redirect(context, to, { key: state });
});

messageRoutes.post(`${path}/notes`, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  const text = context.get("form").text("text").trim();
  if (text === "" || [...text].length > noteMaxLength || text.includes("\0")) {
    return show(context, message, { field: "note", text });
  }
  await addNote(context.var.parts.db, message, { operator: getOperator(context), text });
  await logAction(context, "message-note", toSubject(message));
  return redirect(context, backTo(context, message), { key: "note" });
});

messageRoutes.post(`${path}/answer`, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  const text = context.get("form").text("text");
  if (!isPlainAddress(message.email)) return notFound(context);
  try {
    await answerMessage(context.var.parts.database, {
      messageId: toMessageId(message),
      text,
      operatorName: getOperator(context),
    });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    if (error.problem === "gone") return notFound(context);
    return show(context, message, { field: "answer", text });
  }
  await setMessageState(context.var.parts.db, message, { state: "answered", operator: getOperator(context) });
  await logAction(context, "message-answer", toSubject(message));
  return redirect(context, backTo(context, message), { key: "sent" });
});

messageRoutes.get(`${path}/delete`, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  return confirm(context, "inbox", {
    title: adminMessage.deleteTitle,
    about: <Sender message={message} />,
    text: adminMessage.deleteText,
    yes: adminMessage.deleteYes,
    no: adminMessage.deleteNo,
    back: backTo(context, message),
  });
});

messageRoutes.post(`${path}/delete`, async (context) => {
  const message = await findMessage(context);
  if (message === null) return notFound(context);
  await deleteMessage(context.var.parts.db, message);
  await logAction(context, "message-delete", toSubject(message));
  return redirect(context, `/inbox${new URL(context.req.url).search}`, { key: "deleted" });
});
