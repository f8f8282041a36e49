import { Fragment, createElement as h, type ReactElement, type ReactNode } from "react";
import { adminInbox, adminMessage } from "#content/generated/admin.ts";
import { answerMaximum, type DeskEntry } from "../../threads/answers.ts";
import type { Note } from "../data/admin-tables.ts";
import { type InboxMessage, type InboxQuery, type MessageReference, noteMaximum } from "../data/inbox.ts";
import {
  addressQuery,
  backLink,
  button,
  form,
  icon,
  isPlainAddress,
  line,
  link,
  mailLink,
  moment,
  paragraphs,
  search,
  shortTimeElement,
  timeElement,
} from "./elements.ts";

export interface InboxList {
  asked: InboxQuery;
  messages: readonly InboxMessage[];
  next: string | null;
  counts: { unread: number; total: number };
}

/** The parameters that lead back to a list. */
const keptOf = ({ filter, text, after }: InboxQuery): Record<string, string | null> => ({
  show: filter === "all" ? null : filter,
  q: text,
  after,
});

export const messageAddress = ({ kind, id }: Pick<InboxMessage, "kind" | "id">): string => `/inbox/${kind}/${id}`;

const senderOf = ({ name, email }: InboxMessage): ReactElement => line(name ?? email);

function formOf({ kind, page }: InboxMessage): ReactNode {
  if (kind === "contact") return adminInbox.forms.contact;
  return page === null ? adminInbox.forms.chat : line(adminInbox.chatFrom(page));
}

function listEntry(message: InboxMessage, { asked }: InboxList, current: InboxMessage | null): ReactElement {
  const isCurrent = current?.kind === message.kind && current.id === message.id;
  const { state } = message;
  return h(
    "li",
    { key: message.place },
    h(
      "a",
      {
        className: `message ${state}`,
        href: `${messageAddress(message)}${addressQuery(keptOf(asked))}`,
        "aria-current": isCurrent ? "true" : undefined,
      },
      h(
        "span",
        { className: "stamp", "data-k": message.kind === "contact" ? "email" : "sms" },
        h("span", { className: "chip perforated" }, h("span", null, icon(message.kind))),
        state === "answered" && h("span", { className: "cancel" }, icon("tick")),
      ),
      h("span", { className: "who" }, h("b", null, senderOf(message)), shortTimeElement(message.createdAt)),
      h("span", { className: "excerpt" }, line(message.message.slice(0, 200))),
      h(
        "span",
        { className: "state" },
        h("span", { className: "mark" }, state === "answered" && icon("tick"), adminInbox.states[state]),
        h("span", { className: "soft" }, formOf(message)),
      ),
    ),
  );
}

function listOf(list: InboxList, current: InboxMessage | null): ReactElement {
  const { asked, messages, next, counts } = list;
  const filter = (name: InboxQuery["filter"]) =>
    link(`/inbox${addressQuery(keptOf({ ...asked, filter: name, after: null }))}`, adminInbox[name], {
      ...(asked.filter === name && { "aria-current": "true" }),
    });
  return h(
    "section",
    { className: "list", "aria-label": adminInbox.messages },
    h(
      "div",
      { className: "head" },
      // On a message's page the h1 is the sender.
      h(current ? "h2" : "h1", null, adminInbox.title),
      h("p", { className: "soft" }, adminInbox.counts({ count: counts.unread, total: counts.total })),
      h(
        "nav",
        { className: "filters", "aria-label": adminInbox.filters },
        filter("all"),
        filter("unread"),
        filter("answered"),
      ),
      search({
        action: "/inbox",
        label: adminInbox.searchLabel,
        submit: adminInbox.search,
        clear: adminInbox.clear,
        value: asked.text,
        kept: asked.filter === "all" ? {} : { show: asked.filter },
      }),
    ),
    messages.length === 0
      ? h("p", { className: "none" }, adminInbox.noneTitle)
      : h("ul", null, ...messages.map((message) => listEntry(message, list, current))),
    h(
      "p",
      { className: "pager" },
      asked.after && link(`/inbox${addressQuery(keptOf({ ...asked, after: null }))}`, adminInbox.newest),
      next && link(`/inbox${addressQuery(keptOf({ ...asked, after: next }))}`, adminInbox.older),
      messages.length > 0 &&
        link(`/inbox/export.csv${addressQuery(keptOf({ ...asked, after: null }))}`, adminInbox.export),
    ),
  );
}

/** A drawn, empty box. */
function empty(list: InboxList): ReactElement {
  const { counts, messages } = list;
  const [title, text] =
    counts.total === 0
      ? [adminInbox.emptyTitle, adminInbox.emptyText]
      : messages.length === 0
        ? [adminInbox.noneTitle, adminInbox.noneText]
        : [adminInbox.pickTitle, adminInbox.pickText];
  return h(
    "div",
    { className: "empty" },
    h(
      "svg",
      { viewBox: "0 0 320 200", "aria-hidden": true },
      h("path", { className: "fill", d: "M40 120 66 44h188l26 76v60H40z" }),
      h("path", { d: "M40 120 66 44h188l26 76v60H40zM40 120h64l14 26h84l14-26h64" }),
      h("path", { className: "hatch", d: "M52 168h60M52 160h40M52 152h22M92 66h136M88 80h144" }),
    ),
    h("h2", null, title),
    h("p", { className: "soft" }, text),
  );
}

export function inboxPage(list: InboxList): ReactElement {
  return h("div", { className: "panes" }, listOf(list, null), empty(list));
}

export interface OpenMessage {
  message: InboxMessage;
  /** The next new message of the list, or null where there is none. */
  next: MessageReference | null;
  /** All that was written in its thread, oldest first. */
  thread: readonly DeskEntry[];
  notes: readonly Note[];
  formToken: string;
  /** The typed text that was rejected. */
  typed?: { field: "answer" | "note"; text: string };
  retentionDays: number | null;
}

export function messagePage(list: InboxList, open: OpenMessage): ReactElement {
  const { message, next, thread, formToken } = open;
  const kept = addressQuery(keptOf(list.asked));
  const to = (part: string): string => `${messageAddress(message)}/${part}${kept}`;
  const mark = (state: InboxMessage["state"], words: string) =>
    form(
      { action: to("state"), formToken },
      h("input", { type: "hidden", name: "state", value: state }),
      button("plain", words),
    );
  return h(
    "div",
    { className: "panes" },
    listOf(list, message),
    h(
      "div",
      { className: "thread" },
      backLink(
        `/inbox${kept}`,
        adminMessage.back,
        next && h("a", { href: `${messageAddress(next)}${kept}`, className: "next" }, adminMessage.next, icon("next")),
      ),
      h(
        "header",
        { className: "sender" },
        h("h1", null, senderOf(message)),
        h(
          "p",
          { className: "soft" },
          message.business !== null && h(Fragment, null, line(message.business), ", "),
          mailLink(message.email),
        ),
        message.reference !== null && h("p", { className: "hint" }, adminMessage.reference(message.reference)),
      ),
      ...thread.map((entry) => letterOf(entry, message)),
      ...open.notes.map(noteOf),
      answerForm(open, to("answer")),
      h(
        "div",
        { className: "marks" },
        message.state !== "answered" && mark("answered", adminMessage.markAnswered),
        message.state === "answered" && mark("read", adminMessage.markRead),
        message.state !== "unread" && mark("unread", adminMessage.markUnread),
        link(to("delete"), adminMessage.delete, { className: "quiet" }),
      ),
      message.stateBy !== null &&
        message.stateAt !== null &&
        h(
          "p",
          { className: "hint" },
          adminMessage.stateBy({
            reason: adminInbox.states[message.state],
            name: message.stateBy,
            moment: moment(message.stateAt),
          }),
        ),
      noteForm(open, to("notes")),
      open.retentionDays !== null && h("p", { className: "hint" }, adminMessage.kept(open.retentionDays)),
    ),
  );
}

function headOf(who: ReactNode, at: Date): ReactElement {
  return h("div", { className: "meta" }, h("b", null, who), timeElement(at));
}

function letterOf(entry: DeskEntry, message: InboxMessage): ReactElement {
  if (entry.from === "team") {
    const { delivery } = entry;
    return h(
      "article",
      { key: entry.id, className: "letter ours" },
      headOf(line(adminMessage.answerBy(entry.operatorName)), entry.at),
      ...paragraphs(entry.text),
      delivery && h("p", { className: "hint" }, adminMessage.deliveries[delivery.state]),
    );
  }
  const { id } = entry.messageId;
  const isOpen = id === message.id;
  const chat = isOpen && message.page !== null ? line(adminMessage.chatFrom(message.page)) : adminMessage.chat;
  const who = message.kind === "contact" ? line(adminMessage.contact(message.name ?? "")) : chat;
  return h("article", { key: `message-${id}`, className: "letter" }, headOf(who, entry.at), ...paragraphs(entry.text));
}

function noteOf(note: Note): ReactElement {
  return h(
    "article",
    { key: note.id, className: "letter note" },
    headOf(line(adminMessage.noteBy(note.operator)), note.created_at),
    ...paragraphs(note.text),
  );
}

interface WritingProps {
  id: string;
  label: string;
  submit: ReactElement;
  hint: ReactNode;
  problem: string | null;
  text: string;
  maxLength: number;
}

function writing({ id, label, submit, hint, problem, text, maxLength }: WritingProps): ReactNode[] {
  return [
    h("label", { key: "label", htmlFor: id }, label),
    h("textarea", {
      key: "text",
      id,
      name: "text",
      className: "field",
      rows: 5,
      required: true,
      maxLength,
      defaultValue: text,
      ...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` }),
    }),
    problem && h("span", { key: "problem", id: `${id}-problem`, className: "problem" }, icon("warning"), problem),
    h("div", { key: "row", className: "row" }, submit, h("span", { className: "hint" }, hint)),
  ];
}

function answerForm({ message, formToken, typed }: OpenMessage, action: string): ReactElement {
  if (!isPlainAddress(message.email)) return h("p", { className: "hint" }, adminMessage.answerOdd);
  const isWrong = typed?.field === "answer";
  return form(
    { action, formToken, className: "letter write" },
    ...writing({
      id: "answer",
      label: adminMessage.answerLabel,
      submit: button("primary", adminMessage.answerSubmit),
      hint: line(adminMessage.answerGoes(message.email)),
      problem: isWrong ? adminMessage.answerWrong(answerMaximum.text) : null,
      text: isWrong ? typed.text : "",
      maxLength: answerMaximum.text,
    }),
  );
}

function noteForm({ formToken, typed }: OpenMessage, action: string): ReactElement {
  const isWrong = typed?.field === "note";
  return form(
    { action, formToken, className: "letter write note" },
    ...writing({
      id: "note",
      label: adminMessage.noteLabel,
      submit: button("plain", adminMessage.noteSubmit),
      hint: adminMessage.notesHint,
      problem: isWrong ? adminMessage.noteWrong(noteMaximum) : null,
      text: isWrong ? typed.text : "",
      maxLength: noteMaximum,
    }),
  );
}
