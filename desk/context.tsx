import type { Database, Log, OwnBackend, Passwords } from "@site/backend";
import type { Context, Hono } from "hono";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ActionName, recordAction } from "#server/admin/actions.ts";
import type { AdminDb } from "#server/admin/admin-tables.ts";
import { countMessages } from "#server/admin/inbox.ts";
import { type AdminSession, type Notice, setNotice } from "#server/admin/sessions.ts";
import type { BackupNotes } from "#server/backup/last-backup.ts";
import type { SiteLimits } from "#server/limits/site-limits.ts";
import type { SubscribersAdministration } from "#server/subscribers/routes.ts";
import type { DeskForm } from "./http/desk-form.ts";
import { Button, Form } from "./parts/elements.tsx";
import { Page, type PageProps, type Section } from "./parts/layout.tsx";
import { ErrorScreen } from "./screens/errors.tsx";

interface Question {
  title: string;
  /** What is meant, where the title does not say it. */
  about?: ReactNode;
  text: string;
  yes: string;
  no: string;
  /** Where the way back leads. */
  back: string;
}

/** Asks before something is deleted. */
const Confirm = ({ title, about, text, yes, no, back }: Question) => (
  <div className="page stack gap-5 narrow">
    <h1>{title}</h1>
    {about && <p className="soft">{about}</p>}
    <p className="lead">{text}</p>
    <Form className="cluster">
      <Button kind="primary">{yes}</Button>
      <a href={back} className="button">
        {no}
      </a>
    </Form>
  </div>
);

/** What the desk's screens work with. */
export interface DeskParts {
  database: Database;
  db: AdminDb;
  passwords: Passwords;
  users: OwnBackend["users"];
  limits: SiteLimits;
  log: Log;
  now: () => Date;
  /** Rejects with the reason why the site is not ready. */
  check(): Promise<void>;
  /** What the data folder says about its backups. */
  backups(): Promise<BackupNotes>;
  /** The size of the data folder. */
  folderBytes(): Promise<number>;
  /** Whether the team is told of new messages. */
  notifiesOwner: boolean;
  messageRetentionDays: number | null;
  /** Null where the profile stores none. */
  subscribers: SubscribersAdministration | null;
  trustedProxyCount: number;
  stylesheet: string;
}

/** What requests carry: the last two are those of an operator who is logged in, and of a form. */
export interface DeskEnv {
  Variables: { parts: DeskParts; origin: string; session: AdminSession; form: DeskForm };
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
  context: DeskContext,
  { status, ...props }: PageProps & { status?: number },
): Promise<Response> {
  const { parts, session } = context.var;
  const { token, operator, notice } = session;
  const { unread } = await countMessages(parts.db);
  if (notice) await setNotice(parts.db, token, null);
  const shell = { stylesheet: parts.stylesheet, operatorName: operator.name, unread, notice };
  return documentResponse(<Page {...shell} {...props} />, status);
}

export const notFound = (context: DeskContext): Promise<Response> =>
  page(context, { title: "", section: "inbox", status: 404, children: <ErrorScreen error="notFound" /> });

/** Asks before something is deleted; the form goes to the address of the question. */
export const confirm = (context: DeskContext, section: Section, question: Question): Promise<Response> =>
  page(context, { title: question.title, section, children: <Confirm {...question} /> });

/** A route for an address that names something: `work` gets what `find` finds, or the desk says that there is none. */
export const withFound =
  <Found,>(find: (context: DeskContext) => Promise<Found | null>) =>
  (work: (context: DeskContext, found: Found) => Promise<Response>) =>
  async (context: DeskContext): Promise<Response> => {
    const found = await find(context);
    return found === null ? notFound(context) : work(context, found);
  };

/** Redirects to another page after a form; that page shows the notice. */
export async function redirect(context: DeskContext, to: string, notice: Notice | null = null): Promise<Response> {
  if (notice) await setNotice(context.var.parts.db, context.var.session.token, notice);
  return context.redirect(to, 303);
}

/** An id within an address. */
export const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

export const operatorOf = (context: DeskContext): string => context.get("session").operator.name;

/** Writes down what the operator of a request did. */
export function act(context: DeskContext, action: ActionName, subject?: string): Promise<void> {
  return recordAction(context.var.parts.db, operatorOf(context), action, subject);
}
