import { Hono } from "hono";
import { adminInbox } from "#content/generated/desk/admin.ts";
import type { AdminDb } from "#server/admin/admin-tables.ts";
import { countMessages, type InboxMessage, type InboxQuery, listMessages } from "#server/admin/inbox.ts";
import { type Cell, spreadsheetResponse } from "#server/lib/spreadsheet.ts";
import { visible } from "#server/lib/visible-text.ts";
import { type DeskContext, type DeskRoutes, logAction, page } from "../context.tsx";
import { ShortMoment, UserText } from "../parts/elements.tsx";
import { readListQuery, List, listAddress, Pager } from "../parts/list.tsx";

export const readInboxQuery = (context: DeskContext): InboxQuery => readListQuery(context, ["unread", "answered"]);

export const messageAddress = ({ kind, id }: Pick<InboxMessage, "kind" | "id">): string => `/inbox/${kind}/${id}`;

export const Sender = ({ message: { name, email } }: { message: InboxMessage }) => <UserText>{name ?? email}</UserText>;

const From = ({ message: { kind, page: from } }: { message: InboxMessage }) =>
  kind === "chat" && from !== null ? <UserText>{adminInbox.chatFrom(from)}</UserText> : adminInbox.forms[kind];

const Entry = ({ message, query, now }: { message: InboxMessage; query: InboxQuery; now: Date }) => (
  <li>
    <a href={listAddress(messageAddress(message), query)} className="stack gap-1">
      <span className="cluster between gap-2">
        <b>
          <Sender message={message} />
        </b>
        <ShortMoment at={message.createdAt} now={now} />
      </span>
      <span className="excerpt">
        <UserText>{message.message.slice(0, 200)}</UserText>
      </span>
      <span className="cluster gap-2 small">
        <b className={message.state === "unread" ? "signal" : "soft"}>{adminInbox.states[message.state]}</b>
        <span className="soft">
          <From message={message} />
        </span>
      </span>
    </a>
  </li>
);

export const inboxRoutes: DeskRoutes = new Hono();
inboxRoutes.get("/inbox", async (context) => {
  const { db, now } = context.var.parts;
  const query = readInboxQuery(context);
  const { messages, next } = await listMessages(db, query);
  const { unread, read, answered } = await countMessages(db);
  const total = unread + read + answered;
  const at = now();
  const children = (
    <List
      title={adminInbox.title}
      lead={adminInbox.counts({ count: unread, total })}
      path="/inbox"
      query={query}
      searchLabel={adminInbox.searchLabel}
      shows={{ all: adminInbox.all, unread: adminInbox.unread, answered: adminInbox.answered }}
      showsLabel={adminInbox.filters}
      none={total === 0 ? adminInbox.empty : adminInbox.none}
      entries={messages.map((message) => <Entry key={message.cursor} message={message} query={query} now={at} />)}
      end={
        <Pager path="/inbox" query={query} next={next} words={adminInbox}>
          {messages.length > 0 && (
            <a href={listAddress("/inbox/export.csv", { ...query, after: null })}>{adminInbox.export}</a>
          )}
        </Pager>
      }
    />
  );
  return page(context, { title: adminInbox.title, section: "inbox", children });
});

inboxRoutes.get("/inbox/export.csv", async (context) => {
  await logAction(context, "messages-export");
  return exportMessages(context.var.parts.db, readInboxQuery(context));
});

const columns: readonly (readonly [name: string, cell: (message: InboxMessage) => Cell])[] = [
  ["form", ({ kind }) => kind],
  ["id", ({ id }) => id],
  ["created_at", ({ createdAt }) => createdAt.toISOString()],
  ["state", ({ state }) => state],
  ["name", ({ name }) => visible(name ?? "")],
  ["business", ({ business }) => visible(business ?? "")],
  ["email", ({ email }) => visible(email)],
  ["page", ({ page: from }) => visible(from ?? "")],
  ["message", ({ message }) => visible(message)],
];

function exportMessages(db: AdminDb, query: InboxQuery): Response {
  return spreadsheetResponse({
    filename: "messages.csv",
    columns,
    readPage: async (after) => {
      const { messages, next } = await listMessages(db, { ...query, after });
      return { items: messages, next };
    },
  });
}
