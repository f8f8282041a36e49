import type { Context, Hono } from "hono";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Database, Limits, Log, Passwords } from "@site/backend";
import type { LastBackup } from "../../backup/last-backup.ts";
import type { SubscribersAdministration } from "../../subscribers/service.ts";
import { type ActionName, recordAction } from "../data/actions.ts";
import type { AdminDb } from "../data/admin-tables.ts";
import { countMessages } from "../data/inbox.ts";
import { type AdminSession, formTokenOf, type Notice, setNotice } from "../data/sessions.ts";
import type { FormBody } from "../http/form-body.ts";
import { searchMaximum } from "../views/elements.ts";
import { pageOf, type Section } from "../views/layout.ts";
import { errorPage, type PlainError } from "../views/plain-pages.ts";

/** What the desk's routes work with. */
export interface AdminParts {
  database: Database;
  db: AdminDb;
  passwords: Passwords;
  limits: Limits;
  log: Log;
  now: () => Date;
  /** Rejects with the reason why the site is not ready. */
  check(): Promise<void>;
  lastBackup(): Promise<LastBackup | null>;
  /** The size of the data folder. */
  folderBytes(): Promise<number>;
  /** Whether the team is told of new messages. */
  isTold: boolean;
  messageRetentionDays: number | null;
  /** Null where the profile stores none. */
  subscribers: SubscribersAdministration | null;
  trustedProxyCount: number;
  stylesheet: string;
}

/** What requests of an operator who is logged in carry. */
export interface AdminEnv {
  Variables: { origin: string; session: AdminSession; form: FormBody };
}

export type AdminContext = Context<AdminEnv>;
export type AdminRoutes = Hono<AdminEnv>;

/** A whole document as an answer. */
export function documentResponse(element: ReactElement, status = 200): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(element)}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

interface Page {
  title: string;
  section: Section;
  body: ReactElement;
  status?: number;
  view?: "list" | "message";
}

/** A page of the desk, with the notice of what was done before, which is shown once. */
export async function pageResponse(parts: AdminParts, context: AdminContext, page: Page): Promise<Response> {
  const session = context.get("session");
  const { unread } = await countMessages(parts.db);
  if (session.notice) await setNotice(parts.db, session.token, null);
  const shell = {
    stylesheet: parts.stylesheet,
    formToken: formTokenOf(session.token),
    operatorName: session.operator.name,
    unread,
    notice: session.notice,
  };
  return documentResponse(pageOf({ ...page, ...shell, children: page.body }), page.status);
}

/** An error page in the desk's frame. */
export function errorResponse(
  parts: AdminParts,
  context: AdminContext,
  error: PlainError,
  status: number,
): Promise<Response> {
  return pageResponse(parts, context, { title: "", section: "inbox", body: errorPage(error), status });
}

export const notFound = (parts: AdminParts, context: AdminContext): Promise<Response> =>
  errorResponse(parts, context, "notFound", 404);

/** Redirects to another page after a form; that page shows the notice. */
export async function redirect(
  parts: AdminParts,
  context: AdminContext,
  to: string,
  notice: Notice | null = null,
): Promise<Response> {
  if (notice) await setNotice(parts.db, context.get("session").token, notice);
  return context.redirect(to, 303);
}

/** Writes down what the operator of a request did. */
export function act(parts: AdminParts, context: AdminContext, action: ActionName, subject?: string): Promise<void> {
  return recordAction(parts.db, context.get("session").operator.name, action, subject);
}

/** What a search looks for. Postgres stores no text with a NUL. */
export function searchTextOf(context: AdminContext): string {
  return (context.req.query("q") ?? "").replaceAll("\0", "").trim().slice(0, searchMaximum);
}
