import { Hono } from "hono";
import { adminInbox } from "#content/generated/desk/admin.ts";
import type { AdminDb } from "#server/admin/admin-tables.ts";
import { countMessages, type InboxMessage, type InboxQuery, listMessages } from "#server/admin/inbox.ts";
import { spreadsheetResponse } from "#server/lib/spreadsheet.ts";
import { visible } from "#server/lib/visible-text.ts";
import { act, type DeskContext, type DeskRoutes, page } from "../context.tsx";
import { Icon, Line, ShortMoment } from "../parts/elements.tsx";
import { readListQuery, listAddress, ListTools, Pager } from "../parts/list.tsx";

export interface InboxList {
  query: InboxQuery;
  messages: readonly InboxMessage[];
  next: string | null;
  counts: { unread: number; total: number };
  now: Date;
}

export const readInboxQuery = (context: DeskContext): InboxQuery => readListQuery(context, ["unread", "answered"]);

export async function readList({ var: { parts } }: DeskContext, query: InboxQuery): Promise<InboxList> {
  const { unread, read, answered } = await countMessages(parts.db);
  const counts = { unread, total: unread + read + answered };
  return { query, ...(await listMessages(parts.db, query)), counts, now: parts.now() };
}

export const messageAddress = ({ kind, id }: Pick<InboxMessage, "kind" | "id">): string => `/inbox/${kind}/${id}`;

export const Sender = ({ message: { name, email } }: { message: InboxMessage }) => <Line>{name ?? email}</Line>;

const From = ({ message: { kind, page: from } }: { message: InboxMessage }) =>
  kind === "chat" && from !== null ? <Line>{adminInbox.chatFrom(from)}</Line> : adminInbox.forms[kind];

interface EntryProps extends Pick<InboxList, "query" | "now"> {
  message: InboxMessage;
  isCurrent: boolean;
}

function Entry({ message, query, now, isCurrent }: EntryProps) {
  const { state } = message;
  return (
    <li>
      <a
        className={`message ${state}`}
        href={listAddress(messageAddress(message), query)}
        aria-current={isCurrent ? "true" : undefined}
      >
        <span className="stamp" data-k={message.kind === "contact" ? "email" : "sms"}>
          <span className="chip perforated">
            <span>
              <Icon name={message.kind} />
            </span>
          </span>
          {state === "answered" && (
            <span className="cancel">
              <Icon name="tick" />
            </span>
          )}
        </span>
        <span className="who">
          <b>
            <Sender message={message} />
          </b>
          <ShortMoment at={message.createdAt} now={now} />
        </span>
        <span className="excerpt">
          <Line>{message.message.slice(0, 200)}</Line>
        </span>
        <span className="state cluster gap-2">
          <span className="row mark">
            {state === "answered" && <Icon name="tick" />}
            {adminInbox.states[state]}
          </span>
          <span className="soft">
            <From message={message} />
          </span>
        </span>
      </a>
    </li>
  );
}

export function MessageList({ list, current }: { list: InboxList; current?: InboxMessage }) {
  const { query, messages, next, counts, now } = list;
  // On a message's page the h1 is the sender.
  const Heading = current ? "h2" : "h1";
  return (
    <section className="list" aria-label={adminInbox.messages}>
      <div className="head stack gap-3">
        <Heading>{adminInbox.title}</Heading>
        <p className="soft">{adminInbox.counts({ count: counts.unread, total: counts.total })}</p>
        <ListTools
          path="/inbox"
          query={query}
          searchLabel={adminInbox.searchLabel}
          shows={{ all: adminInbox.all, unread: adminInbox.unread, answered: adminInbox.answered }}
          showsLabel={adminInbox.filters}
        />
      </div>
      {messages.length === 0 ? (
        <p className="none">{adminInbox.noneTitle}</p>
      ) : (
        <ul>
          {messages.map((message) => (
            <Entry
              key={message.cursor}
              message={message}
              query={query}
              now={now}
              isCurrent={current?.kind === message.kind && current.id === message.id}
            />
          ))}
        </ul>
      )}
      <Pager path="/inbox" query={query} next={next} words={adminInbox}>
        {messages.length > 0 && (
          <a href={listAddress("/inbox/export.csv", { ...query, after: null })}>{adminInbox.export}</a>
        )}
      </Pager>
    </section>
  );
}

function Empty({ list: { counts, messages } }: { list: InboxList }) {
  const [title, text] =
    counts.total === 0
      ? [adminInbox.emptyTitle, adminInbox.emptyText]
      : messages.length === 0
        ? [adminInbox.noneTitle, adminInbox.noneText]
        : [adminInbox.pickTitle, adminInbox.pickText];
  return (
    <div className="empty stack">
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <path className="face" d="M40 120 66 44h188l26 76v60H40z" />
        <path d="M40 120 66 44h188l26 76v60H40zM40 120h64l14 26h84l14-26h64" />
        <path className="hatch" d="M52 168h60M52 160h40M52 152h22M92 66h136M88 80h144" />
      </svg>
      <h2>{title}</h2>
      <p className="soft">{text}</p>
    </div>
  );
}

export const inboxRoutes: DeskRoutes = new Hono();
inboxRoutes.get("/inbox", async (context) => {
  const list = await readList(context, readInboxQuery(context));
  const children = (
    <div className="panes">
      <MessageList list={list} />
      <Empty list={list} />
    </div>
  );
  return page(context, { title: adminInbox.title, section: "inbox", view: "list", children });
});

inboxRoutes.get("/inbox/export.csv", async (context) => {
  await act(context, "messages-export");
  return exportMessages(context.var.parts.db, readInboxQuery(context));
});

const columns: readonly (readonly [name: string, cell: (message: InboxMessage) => string])[] = [
  ["form", ({ kind }) => kind],
  ["id", ({ id }) => String(id)],
  ["created_at", ({ createdAt }) => createdAt.toISOString()],
  ["state", ({ state }) => state],
  ["name", ({ name }) => name ?? ""],
  ["business", ({ business }) => business ?? ""],
  ["email", ({ email }) => email],
  ["page", ({ page: from }) => from ?? ""],
  ["message", ({ message }) => message],
];

function exportMessages(db: AdminDb, query: InboxQuery): Response {
  return spreadsheetResponse({
    filename: "messages.csv",
    columns: columns.map(([name]) => name),
    readPage: async (after) => {
      const { messages, next } = await listMessages(db, { ...query, after });
      return { rows: messages.map((message) => columns.map(([, cell]) => visible(cell(message)))), next };
    },
  });
}
