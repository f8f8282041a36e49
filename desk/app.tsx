import { rejectOtherMethods } from "@site/http";
import { Hono, type MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { useSession } from "#server/admin/sessions.ts";
import { type AccessLog, requestLog } from "#server/http/access-log.ts";
import { headLength } from "#server/http/middleware.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import { type DeskEnv, type DeskParts, type DeskRoutes, documentResponse, notFound } from "./context.tsx";
import { maxFileFormBytes, readDeskForm } from "./http/desk-form.ts";
import { type AllowedOrigins, isLedFromElsewhere, requestGuard } from "./http/request-guard.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { accountRoutes } from "./screens/account.tsx";
import { accountsRoutes } from "./screens/accounts.tsx";
import { actionsRoutes } from "./screens/actions.tsx";
import { FaultDocument } from "./screens/errors.tsx";
import { healthRoutes } from "./screens/health.tsx";
import { HostedDocument } from "./screens/hosted.tsx";
import { inboxRoutes } from "./screens/inbox.tsx";
import { logInRoutes, logOutRoutes } from "./screens/log-in.tsx";
import { messageRoutes } from "./screens/message.tsx";
import { plannedRoutes } from "./screens/planned.tsx";
import { recordFileRoutes } from "./screens/record-files.tsx";
import { recordRoutes } from "./screens/record.tsx";
import { recordsRoutes } from "./screens/records.tsx";
import { subscriberRoutes } from "./screens/subscriber.tsx";
import { subscribersRoutes } from "./screens/subscribers.tsx";

/** The desk has no scripts, so none may run. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const headers: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "Content-Security-Policy": policy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** Responses without a Cache-Control header must not be stored. */
function deskHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (!context.res.headers.has("Cache-Control")) context.res.headers.set("Cache-Control", "no-store");
  };
}

interface AppFrame {
  origins: AllowedOrigins;
  accessLog: AccessLog;
  trustsProxy: boolean;
  stylesheet: string;
  files: Hono;
}

function createFrame({ origins, accessLog, trustsProxy, files, stylesheet }: AppFrame): DeskRoutes {
  const app: DeskRoutes = new Hono<DeskEnv>();
  app.use(requestLog(accessLog, trustsProxy));
  app.use(deskHeaders());
  app.use(requestGuard(origins));
  app.use(headLength());
  app.route("/", files);
  app.onError((error) =>
    error instanceof HTTPException
      ? error.getResponse()
      : documentResponse(<FaultDocument stylesheet={stylesheet} />, 500),
  );
  return app;
}

export function createDeskApp(parts: DeskParts, frame: AppFrame): DeskRoutes {
  const app = createFrame(frame);
  app.use((context, next) => {
    context.set("parts", parts);
    return next();
  });
  app.route("/", logInRoutes);
  rejectOtherMethods(app);
  app.use(async (context, next) => {
    // Opening a message marks it as read, so links from other origins only reach the log-in page.
    const token = isLedFromElsewhere(context) ? null : readSessionCookie(context, context.get("origin"));
    const session = token && (await useSession(parts.db, token, parts.now()));
    if (!session) return context.redirect("/log-in", 303);
    context.set("session", session);
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      const isFile = context.req.path.endsWith("/import");
      context.set("form", await readDeskForm(context, isFile ? maxFileFormBytes : undefined));
    }
    return next();
  });
  app.get("/", (context) => context.redirect("/inbox", 303));
  for (const routes of [
    logOutRoutes,
    inboxRoutes,
    messageRoutes,
    recordsRoutes("case-studies"),
    recordFileRoutes("case-studies"),
    recordRoutes("case-studies"),
    recordsRoutes("platforms"),
    recordFileRoutes("platforms"),
    recordRoutes("platforms"),
    plannedRoutes,
    accountsRoutes,
    accountRoutes,
    subscribersRoutes,
    subscriberRoutes,
    actionsRoutes,
    healthRoutes,
  ]) {
    app.route("/", routes);
  }
  rejectOtherMethods(app);
  app.all("*", notFound);
  return app;
}

/** Tells the operators of a hosted project where its data is. It has no access to secrets. */
export function createHostedApp(projectUrl: string, frame: AppFrame): DeskRoutes {
  const app = createFrame(frame);
  app.get("/", () => documentResponse(<HostedDocument stylesheet={frame.stylesheet} projectUrl={projectUrl} />));
  app.all("*", (context) => context.redirect("/", 303));
  return app;
}
