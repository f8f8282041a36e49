import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Backend } from "./backend.ts";
import { accessLog } from "./http/access-log.ts";
import { findabilityRoutes } from "./http/findability.ts";
import { healthRoutes } from "./http/health.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Logger } from "./log.ts";
import type { Asset } from "./pages/asset-store.ts";
import type { PageStore } from "./pages/page-store.ts";
import { createPageRoutes } from "./pages/routes.ts";
import type { Settings } from "./settings.server.ts";

export interface AppParts {
  settings: Settings;
  backend: Backend;
  pages: PageStore;
  assets: ReadonlyMap<string, Asset>;
  log: Logger;
}

/** The whole site as one function from request to response. Read top to bottom: this is the order of a request. */
export function createApp({ settings, backend, pages, assets, log }: AppParts): Hono {
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
  app.route("/", createPageRoutes(pages, assets, settings, log));
  return app;
}
