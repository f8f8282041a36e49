import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { servicePaths } from "#shared/paths.ts";
import type { SiteBackend } from "./backend.ts";
import { browserFaultRoutes } from "./browser-faults/routes.ts";
import { type AccessLog, requestLog } from "./http/access-log.ts";
import { createForwardedCheck } from "@site/http";
import { createListener as createHttpListener, type FindResponse } from "./http/listener.ts";
import { healthRoutes } from "./http/health.ts";
import { errorResponse } from "./http/error-response.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { headLength, timeLimit } from "./http/middleware.ts";
import type { Logger } from "./log/log.ts";
import { isSubscriberRequest } from "./subscribers/routes.ts";
import type { Asset } from "./http/asset-store.ts";
import { createPageResponder } from "./pages/page-responder.ts";
import { splitAddress } from "./pages/languages.ts";
import type { Sites } from "./pages/sites.ts";
import type { Settings } from "./settings/settings.ts";

export interface AppParts {
  settings: Settings;
  backend: SiteBackend;
  sites: Sites;
  assets: ReadonlyMap<string, Asset>;
  accessLog: AccessLog;
  log: Logger;
}

function createSiteResponder({ sites, assets, settings }: AppParts): FindResponse {
  const [first, ...others] = sites;
  const respond = new Map(
    [first, ...others].map((site) => [
      site.code,
      createPageResponder({ site, sites, assets: site === first ? assets : new Map(), settings }),
    ]),
  );
  return (request) => {
    const { language, path } = splitAddress(request.url ?? "/", sites);
    return respond.get(language.code)?.(request, path) ?? null;
  };
}

export function createListener(parts: AppParts): RequestListener {
  const { app: computed, isComputed } = createApp(parts);
  // Malformed Host headers and URLs never reach the app, but their responses need our usual headers.
  const app = getRequestListener(computed.fetch, { errorHandler: () => errorResponse(400) });
  const pages = createSiteResponder(parts);
  const checkForwarded = createForwardedCheck(parts.settings.trustedProxyCount, parts.log);
  const find: FindResponse = (request) => {
    checkForwarded(request);
    return isComputed(request) ? (parts.backend.services?.own.rejectEarly(request) ?? null) : pages(request);
  };
  return createHttpListener(find, app, {
    accessLog: parts.accessLog,
    trustsProxy: parts.settings.trustedProxyCount > 0,
  });
}

interface App {
  app: Hono;
  isComputed: (request: IncomingMessage) => boolean;
}

function createApp({ settings, backend, sites: [{ pages }], assets, accessLog, log }: AppParts): App {
  const app = new Hono();
  app.use(requestLog(accessLog, settings.trustedProxyCount > 0));
  app.use(securityHeaders());
  app.use(headLength());
  const roots = Object.values(servicePaths).filter(
    (root) => root !== servicePaths.privacy || backend.services?.privacy,
  );
  // The limit covers only the time until the response headers, so event streams can stay open.
  for (const root of roots) app.use(`${root}/*`, timeLimit());
  if (backend.services) {
    app.route("/", backend.services.own.routes);
    const { subscribers } = backend.services;
    if (subscribers) app.use("/newsletter/*", timeLimit()).route("/", subscribers.routes);
    app.route(servicePaths.threads, backend.services.threads.routes);
    const { privacy } = backend.services;
    if (privacy) app.route(servicePaths.privacy, privacy.routes);
    const { limits } = backend.services;
    app.route(servicePaths.faults, browserFaultRoutes({ ...settings, limits, assets, paths: [...pages.paths], log }));
  }
  const health = healthRoutes(backend, log);
  app.route("/", health);
  app.onError(() => errorResponse(500));

  const healthPaths = new Set(health.routes.map(({ path }) => path));
  const takesSubscribers = backend.services?.subscribers ? isSubscriberRequest : () => false;
  const isComputed = (request: IncomingMessage): boolean => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (takesSubscribers(request)) return true;
    return healthPaths.has(path) || roots.some((root) => path === root || path.startsWith(`${root}/`));
  };
  return { app, isComputed };
}
