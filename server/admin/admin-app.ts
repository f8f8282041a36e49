import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type AccessLog, requestLog } from "../http/access-log.ts";
import { rejectOtherMethods } from "@site/backend";
import { headLength } from "../http/head-length.ts";
import { isFormToken, useSession } from "./data/sessions.ts";
import { adminHeaders } from "./http/admin-headers.ts";
import { readFormBody } from "./http/form-body.ts";
import { type AllowedOrigins, isLedFromElsewhere, requestGuard } from "./http/request-guard.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { accountRoutes } from "./routes/accounts.ts";
import {
  type AdminEnv,
  type AdminParts,
  type AdminRoutes,
  documentResponse,
  errorResponse,
  notFound,
} from "./routes/admin-context.ts";
import { healthRoutes } from "./routes/health.ts";
import { inboxRoutes } from "./routes/inbox.ts";
import { logInRoutes, logOutRoutes } from "./routes/log-in.ts";
import { recordRoutes } from "./routes/records.ts";
import { subscriberRoutes } from "./routes/subscribers.ts";
import { errorDocument, hostedPage } from "./views/plain-pages.ts";

interface AppFrame {
  origins: AllowedOrigins;
  record: AccessLog;
  trustsProxy: boolean;
  stylesheet: string;
  files: Hono;
}

/** What every request to the desk passes through, with or without a session. */
function createFrame({ origins, record, trustsProxy, files, stylesheet }: AppFrame): AdminRoutes {
  const app: AdminRoutes = new Hono<AdminEnv>();
  app.use(requestLog(record, trustsProxy));
  app.use(adminHeaders());
  app.use(requestGuard(origins));
  app.use(headLength());
  app.route("/", files);
  app.onError((error) =>
    error instanceof HTTPException ? error.getResponse() : documentResponse(errorDocument(stylesheet, "fault"), 500),
  );
  return app;
}

/** The operators' desk: everything but logging in asks for a session, and every form for the token of its session. */
export function createAdminApp(parts: AdminParts, frame: AppFrame): AdminRoutes {
  const app = createFrame(frame);
  app.route("/", logInRoutes(parts));
  rejectOtherMethods(app);
  app.use(async (context, next) => {
    // A GET can mark a message as read, so a link on a page of another origin leads only to the log-in page.
    const token = isLedFromElsewhere(context) ? null : readSessionCookie(context, context.get("origin"));
    const session = token && (await useSession(parts.db, token, parts.now()));
    if (!session) return context.redirect("/log-in", 303);
    context.set("session", session);
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    const form = await readFormBody(context);
    if (!isFormToken(session.token, form.text("form"))) return errorResponse(parts, context, "form", 403);
    context.set("form", form);
    return next();
  });
  app.get("/", (context) => context.redirect("/inbox", 303));
  for (const routes of [
    logOutRoutes(parts),
    inboxRoutes(parts),
    recordRoutes(parts, "case-studies"),
    recordRoutes(parts, "platforms"),
    accountRoutes(parts),
    subscriberRoutes(parts),
    healthRoutes(parts),
  ]) {
    app.route("/", routes);
  }
  rejectOtherMethods(app);
  app.all("*", (context) => notFound(parts, context));
  return app;
}

/** For a hosted project: one page that says where to find everything there. It shows nothing that visitors don't know. */
export function createHostedApp(projectUrl: string, frame: AppFrame): AdminRoutes {
  const app = createFrame(frame);
  app.get("/", () => documentResponse(hostedPage(frame.stylesheet, projectUrl)));
  app.all("*", (context) => context.redirect("/", 303));
  return app;
}
