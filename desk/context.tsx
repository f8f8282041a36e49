import type { Context, Hono } from "hono";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ActionName, recordAction } from "#server/admin/actions.ts";
import type { AdminDb } from "#server/admin/admin-tables.ts";
import { countMessages } from "#server/admin/inbox.ts";
import { type AdminSession, type Notice, setNotice } from "#server/admin/sessions.ts";
import type { Database, Log, Passwords } from "@site/backend";
import type { LastBackup } from "#server/backup/last-backup.ts";
import type { SiteLimits } from "#server/limits/site-limits.ts";
import type { SubscribersAdministration } from "#server/subscribers/service.ts";
import type { FormBody } from "./http/form-body.ts";
import { searchMaximum } from "./parts/elements.tsx";
import { Page, type PageProps } from "./parts/layout.tsx";
import { ErrorScreen } from "./screens/errors.tsx";

/** What the desk's screens work with. */
export interface DeskParts {
  database: Database;
  db: AdminDb;
  passwords: Passwords;
  limits: SiteLimits;
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
export interface DeskEnv {
  Variables: { origin: string; session: AdminSession; form: FormBody };
}

export type DeskContext = Context<DeskEnv>;
export type DeskRoutes = Hono<DeskEnv>;

/** A whole document as an answer. */
export function documentResponse(element: ReactElement, status = 200): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(element)}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** A page of the desk, with the notice of what was done before, which is shown once. */
export async function page(
  parts: DeskParts,
  context: DeskContext,
  { status, ...props }: PageProps & { status?: number },
): Promise<Response> {
  const { token, operator, notice } = context.get("session");
  const { unread } = await countMessages(parts.db);
  if (notice) await setNotice(parts.db, token, null);
  const shell = { stylesheet: parts.stylesheet, operatorName: operator.name, unread, notice };
  return documentResponse(<Page {...shell} {...props} />, status);
}

export const notFound = (parts: DeskParts, context: DeskContext): Promise<Response> =>
  page(parts, context, { title: "", section: "inbox", status: 404, children: <ErrorScreen error="notFound" /> });

/** Redirects to another page after a form; that page shows the notice. */
export async function redirect(
  parts: DeskParts,
  context: DeskContext,
  to: string,
  notice: Notice | null = null,
): Promise<Response> {
  if (notice) await setNotice(parts.db, context.get("session").token, notice);
  return context.redirect(to, 303);
}

export const operatorOf = (context: DeskContext): string => context.get("session").operator.name;

/** Writes down what the operator of a request did. */
export function act(parts: DeskParts, context: DeskContext, action: ActionName, subject?: string): Promise<void> {
  return recordAction(parts.db, operatorOf(context), action, subject);
}

/** What a search looks for. Postgres stores no text with a NUL. */
export function searchTextOf(context: DeskContext): string {
  return (context.req.query("q") ?? "").replaceAll("\0", "").trim().slice(0, searchMaximum);
}
