import { Hono } from "hono";
import { adminInbox, adminMessage } from "#content/generated/admin.ts";
import { AnswerError, answerMessage, type MessageId, readThread } from "../../threads/answers.ts";
import type { MessageState } from "../data/admin-tables.ts";
import {
  addNote,
  countMessages,
  deleteMessage,
  type InboxMessage,
  type InboxQuery,
  listMessages,
  listNotes,
  type MessageReference,
  nextUnread,
  noteMaximum,
  readMessage,
  setMessageState,
} from "../data/inbox.ts";
import { formTokenOf } from "../data/sessions.ts";
import { confirmPage } from "../views/confirm-page.ts";
import { isPlainAddress, line } from "../views/elements.ts";
import { type InboxList, inboxPage, messageAddress, messagePage, type OpenMessage } from "../views/message-pages.ts";
import {
  type AdminContext,
  type AdminParts,
  type AdminRoutes,
  act,
  notFound,
  pageResponse,
  redirect,
  searchTextOf,
} from "./admin-context.ts";
import { exportMessages } from "./export-messages.ts";

/** The inbox query in the request's URL. */
export function inboxQueryOf(context: AdminContext): InboxQuery {
  const show = context.req.query("show");
  return {
    filter: show === "unread" || show === "answered" ? show : "all",
    text: searchTextOf(context),
    after: context.req.query("after") ?? null,
  };
}

function referenceOf(context: AdminContext): MessageReference | null {
  const { kind = "", id = "" } = context.req.param() as Record<string, string | undefined>;
  if ((kind !== "chat" && kind !== "contact") || !/^[1-9]\d{0,14}$/.test(id)) return null;
  return { kind, id: Number(id) };
}

const threadOf = ({ kind, id }: MessageReference): MessageId => ({
  table: kind === "chat" ? "chat_messages" : "contact_messages",
  id,
});

const subjectOf = ({ kind, id }: MessageReference): string => `${kind} ${id}`;

async function readList(parts: AdminParts, asked: InboxQuery): Promise<InboxList> {
  const { unread, read, answered } = await countMessages(parts.db);
  return { asked, ...(await listMessages(parts.db, asked)), counts: { unread, total: unread + read + answered } };
}

async function answerPage(
  parts: AdminParts,
  context: AdminContext,
  message: InboxMessage,
  typed?: OpenMessage["typed"],
): Promise<Response> {
  const asked = inboxQueryOf(context);
  const open: OpenMessage = {
    message,
    next: await nextUnread(parts.db, asked, message),
    thread: await readThread(parts.database, threadOf(message)),
    notes: await listNotes(parts.db, message),
    formToken: formTokenOf(context.get("session").token),
    ...(typed && { typed }),
    retentionDays: parts.messageRetentionDays,
  };
  const body = messagePage(await readList(parts, asked), open);
  const title = adminInbox.title;
  return pageResponse(parts, context, { title, section: "inbox", body, view: "message", status: typed ? 422 : 200 });
}

/** The address of a message after a form, with the query of the list beside it. */
const backTo = (context: AdminContext, message: MessageReference): string =>
  `${messageAddress(message)}${new URL(context.req.url).search}`;

const isState = (text: string): text is MessageState => text === "unread" || text === "read" || text === "answered";

/** Messages of visitors: the list, one of them, and what operators do with it. */
export function inboxRoutes(parts: AdminParts): AdminRoutes {
  const { db } = parts;
  const routes: AdminRoutes = new Hono();
  const operatorOf = (context: AdminContext): string => context.get("session").operator.name;

  routes.get("/inbox", async (context) => {
    const body = inboxPage(await readList(parts, inboxQueryOf(context)));
    return pageResponse(parts, context, { title: adminInbox.title, section: "inbox", body, view: "list" });
  });

  routes.get("/inbox/export.csv", async (context) => {
    await act(parts, context, "messages-export");
    return exportMessages(db, inboxQueryOf(context));
  });

  /** Answers with the message that the address names, or says that there is none. */
  const withMessage =
    (work: (context: AdminContext, message: InboxMessage) => Promise<Response>) => async (context: AdminContext) => {
      const reference = referenceOf(context);
      const message = reference && (await readMessage(db, reference));
      return message ? work(context, message) : notFound(parts, context);
    };

  routes.get(
    "/inbox/:kind/:id",
    withMessage(async (context, message) => {
      // Opening a message marks it as read. A GET changes no other message data.
      const opened = { state: "read", operator: operatorOf(context), from: "unread" } as const;
      const isFirst = message.state === "unread" && !context.get("session").notice;
      if (isFirst && (await setMessageState(db, message, opened))) {
        return answerPage(parts, context, (await readMessage(db, message)) ?? message);
      }
      return answerPage(parts, context, message);
    }),
  );

  routes.post(
    "/inbox/:kind/:id/state",
    withMessage(async (context, message) => {
      const state = context.get("form").text("state");
      if (!isState(state)) return notFound(parts, context);
      await setMessageState(db, message, { state, operator: operatorOf(context) });
      await act(parts, context, "message-state", `${subjectOf(message)} ${state}`);
      const to = state === "unread" ? `/inbox${new URL(context.req.url).search}` : backTo(context, message);
      return redirect(parts, context, to, { key: state });
    }),
  );

  routes.post(
    "/inbox/:kind/:id/notes",
    withMessage(async (context, message) => {
      const text = context.get("form").text("text").trim();
      if (text === "" || [...text].length > noteMaximum || text.includes("\0")) {
        return answerPage(parts, context, message, { field: "note", text });
      }
      await addNote(db, message, { operator: operatorOf(context), text });
      await act(parts, context, "message-note", subjectOf(message));
      return redirect(parts, context, backTo(context, message), { key: "note" });
    }),
  );

  routes.post(
    "/inbox/:kind/:id/answer",
    withMessage(async (context, message) => {
      const text = context.get("form").text("text");
      if (!isPlainAddress(message.email)) return notFound(parts, context);
      try {
        await answerMessage(parts.database, { messageId: threadOf(message), text, operatorName: operatorOf(context) });
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        if (error.problem === "gone") return notFound(parts, context);
        return answerPage(parts, context, message, { field: "answer", text });
      }
      await setMessageState(db, message, { state: "answered", operator: operatorOf(context) });
      await act(parts, context, "message-answer", subjectOf(message));
      return redirect(parts, context, backTo(context, message), { key: "sent" });
    }),
  );

  routes.get(
    "/inbox/:kind/:id/delete",
    withMessage(async (context, message) => {
      const body = confirmPage({
        title: adminMessage.deleteTitle,
        about: line(message.name ?? message.email),
        text: adminMessage.deleteText,
        yes: adminMessage.deleteYes,
        no: adminMessage.deleteNo,
        action: `${messageAddress(message)}/delete${new URL(context.req.url).search}`,
        back: backTo(context, message),
        formToken: formTokenOf(context.get("session").token),
      });
      return pageResponse(parts, context, { title: adminMessage.deleteTitle, section: "inbox", body });
    }),
  );

  routes.post(
    "/inbox/:kind/:id/delete",
    withMessage(async (context, message) => {
      await deleteMessage(db, message);
      await act(parts, context, "message-delete", subjectOf(message));
      return redirect(parts, context, `/inbox${new URL(context.req.url).search}`, { key: "deleted" });
    }),
  );
  return routes;
}
