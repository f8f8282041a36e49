import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Backend } from "./backend.ts";
import { accessLog } from "./http/access-log.ts";
import { findabilityRoutes } from "./http/findability.ts";
import { healthRoutes } from "./http/health.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Logger } from "./log.ts";
import type { Asset } from "./pages/asset-store.ts";
import { createPageListener } from "./pages/listener.ts";
import type { PageStore } from "./pages/page-store.ts";
import type { Settings } from "./settings.server.ts";

export interface AppParts {
  settings: Settings;
  backend: Backend;
  pages: PageStore;
  assets: ReadonlyMap<string, Asset>;
  log: Logger;
}

/** What is worked out for each request; everything else is a page or a file held in memory. */
const computed = /^\/(auth\/v1|rest\/v1)(\/|\?|$)|^\/(healthz|readyz|robots\.txt|sitemap\.xml|llms\.txt)(\?|$)/;

/** The whole site as one listener: pages and files answer from memory, everything else goes through the app. */
export function createListener(parts: AppParts): RequestListener {
  const app = getRequestListener(createApp(parts).fetch);
  const pages = createPageListener(parts.pages, parts.assets, parts.settings, parts.log);
  return (request, response) => {
    if (computed.test(request.url ?? "")) app(request, response);
    else pages(request, response);
  };
}

/** The computed part. Read top to bottom: this is the order of a request. */
export function createApp({ settings, backend, pages, log }: AppParts): Hono {
  const app = new Hono();
  app.use(requestId());
  app.use(accessLog(log));
  app.use(securityHeaders());
  if (backend.services) {
    app.route("/auth/v1", backend.services.auth);
    app.route("/rest/v1", backend.services.rest);
  }
  app.route("/", healthRoutes(backend));
  app.route("/", findabilityRoutes(settings, pages));
  return app;
}
