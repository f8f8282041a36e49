import type { Database, Log, OwnBackend, Passwords } from "@site/backend";
import type { Context, Hono } from "hono";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ButtonLink } from "#app/ui/button.tsx";
import { type ActionName, recordAction } from "#server/admin/actions.ts";
import type { AdminDb } from "#server/admin/admin-tables.ts";
import { countMessages } from "#server/admin/inbox.ts";
import { type AdminSession, type Flash, setFlash } from "#server/admin/sessions.ts";
import type { BackupNotes } from "#server/backup/last-backup.ts";
import type { SiteLimits } from "#server/limits/site-limits.ts";
import type { SubscribersAdministration } from "#server/subscribers/routes.ts";
import type { DeskForm } from "./http/desk-form.ts";
import { Form, SubmitButton } from "./parts/elements.tsx";
import { Page, type PageProps, type Section } from "./parts/layout.tsx";
import { ErrorScreen } from "./screens/errors.tsx";

interface Question {
  title: string;
  about?: ReactNode;
  text: string;
  yes: string;
  no: string;
  back: string;
}

const Confirm = ({ title, about, text, yes, no, back }: Question) => (
  <div className="page stack gap-5 narrow">
    <h1>{title}</h1>
    {about && <p className="soft">{about}</p>}
    <p className="lead">{text}</p>
    <Form className="cluster">
      <SubmitButton variant="primary">{yes}</SubmitButton>
      <ButtonLink href={back}>{no}</ButtonLink>
    </Form>
  </div>
);

export interface DeskParts {
  database: Database;
  db: AdminDb;
  passwords: Passwords;
  users: OwnBackend["users"];
  limits: SiteLimits;
  log: Log;
  now: () => Date;
  /** Rejects with the reason if the site is not ready. */
  check(): Promise<void>;
  backups(): Promise<BackupNotes>;
  folderBytes(): Promise<number>;
  notifiesOwner: boolean;
  messageRetentionDays: number | null;
  subscribers: SubscribersAdministration | null;
  trustedProxyCount: number;
  stylesheet: string;
}

export interface DeskEnv {
  Variables: { parts: DeskParts; origin: string; session: AdminSession; form: DeskForm };
}

export type DeskContext = Context<DeskEnv>;
export type DeskRoutes = Hono<DeskEnv>;

export function documentResponse(element: ReactElement, status = 200): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(element)}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

export async function page(
  context: DeskContext,
  { status, ...props }: PageProps & { status?: number },
): Promise<Response> {
  const { parts, session } = context.var;
  const { token, operator, flash } = session;
  const { unread } = await countMessages(parts.db);
  if (flash) await setFlash(parts.db, token, null);
  const shell = { stylesheet: parts.stylesheet, operatorName: operator.name, unread, flash };
  return documentResponse(<Page {...shell} {...props} />, status);
}

export const notFound = (context: DeskContext): Promise<Response> =>
  page(context, { title: "", section: "inbox", status: 404, children: <ErrorScreen error="notFound" /> });

export const confirm = (context: DeskContext, section: Section, question: Question): Promise<Response> =>
  page(context, { title: question.title, section, children: <Confirm {...question} /> });

export async function redirect(context: DeskContext, to: string, flash: Flash | null = null): Promise<Response> {
  if (flash) await setFlash(context.var.parts.db, context.var.session.token, flash);
  return context.redirect(to, 303);
}

export const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

export const getOperator = (context: DeskContext): string => context.get("session").operator.name;

export function logAction(context: DeskContext, action: ActionName, subject?: string): Promise<void> {
  return recordAction(context.var.parts.db, getOperator(context), action, subject);
}
