import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Backend } from "./backend.ts";
import { type AccessLog, requestLog } from "./http/access-log.ts";
import { createListener as createHttpListener, type FindResponse } from "./http/listener.ts";
import { findabilityRoutes } from "./pages/findability.ts";
import { healthRoutes } from "./http/health.ts";
import { errorResponse } from "./http/error-response.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { timeLimit } from "./http/time-limit.ts";
import type { Logger } from "./log/log.ts";
import { type RawResponse, respondFrom } from "./http/held-response.ts";
import type { Asset } from "./http/asset-store.ts";
import { createPageResponder } from "./pages/listener.ts";
import type { PageStore } from "./pages/page-store.ts";
import type { Settings } from "./settings/settings.server.ts";

export interface AppParts {
  settings: Settings;
  backend: Backend;
  pages: PageStore;
  assets: ReadonlyMap<string, Asset>;
  record: AccessLog;
  log: Logger;
}

/** Paths that are computed per request; all others are pages and files in memory. */
const computed = /^\/(auth\/v1|rest\/v1)(\/|\?|$)|^\/(healthz|readyz|robots\.txt|sitemap\.xml|llms\.txt)(\?|$)/;

/** The whole site as one listener: pages and files are answered from memory, everything else by the app. */
export function createListener(parts: AppParts): RequestListener {
  // What @hono/node-server rejects by itself (a broken Host or address) gets the headers of every other answer.
  const app = getRequestListener(createApp(parts).fetch, { errorHandler: () => errorResponse(400) });
  const pages = createPageResponder(parts.pages, parts.assets, parts.settings);
  const find: FindResponse = (request) =>
    computed.test(request.url ?? "") ? findApiResponse(parts.backend, request) : pages(request);
  return createHttpListener(find, app, { record: parts.record, trustsProxy: parts.settings.trustedProxyCount > 0 });
}

/** A read that is held in memory, or the error for a client that is over its limits. */
function findApiResponse({ services }: Backend, request: IncomingMessage): RawResponse | null {
  if (!services) return null;
  const held = services.rest.findHeld(request);
  return held ? respondFrom("GET", request.headers, held) : services.auth.rejectEarly(request);
}

/** The app for computed paths. Its middleware runs in this order. */
export function createApp({ settings, backend, pages, record, log }: AppParts): Hono {
  const app = new Hono();
  app.use(requestLog(record, settings.trustedProxyCount > 0));
  app.use(securityHeaders());
  app.use("/auth/v1/*", timeLimit());
  app.use("/rest/v1/*", timeLimit());
  if (backend.services) {
    app.route("/auth/v1", backend.services.auth.routes);
    app.route("/rest/v1", backend.services.rest.routes);
  }
  app.route("/", healthRoutes(backend, log));
  app.route("/", findabilityRoutes(settings, pages));
  app.onError(() => errorResponse(500));
  return app;
}
