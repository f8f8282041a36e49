import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Backend } from "./backend.ts";
import type { AccessLog } from "./http/access-log.ts";
import { createEarlyListener } from "./http/early-listener.ts";
import { findabilityRoutes } from "./http/findability.ts";
import { healthRoutes } from "./http/health.ts";
import { plainResponse } from "./http/plain-answer.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { timeLimit } from "./http/time-limit.ts";
import type { Logger } from "./log.ts";
import { type Answer, answerHeld } from "./pages/answer.ts";
import type { Asset } from "./pages/asset-store.ts";
import { createPageListener } from "./pages/listener.ts";
import type { PageStore } from "./pages/page-store.ts";
import type { Settings } from "./settings.server.ts";

export interface AppParts {
  settings: Settings;
  backend: Backend;
  pages: PageStore;
  /** Files that are answered from memory. */
  assets: ReadonlyMap<string, Asset>;
  record: AccessLog;
  log: Logger;
}

/** Where the backend's two services begin; a hosted project has them elsewhere. */
const serviceRoots = ["/auth/v1", "/rest/v1"] as const;

/** The whole site as one listener: pages and files answer from memory, everything else goes through the app. */
export function createListener(parts: AppParts): RequestListener {
  // What @hono/node-server refuses by itself (a broken Host or address) gets the headers of every other answer.
  const { app: computed, isComputed } = createApp(parts);
  const app = getRequestListener(computed.fetch, { errorHandler: () => plainResponse(400) });
  const pages = createPageListener(parts.pages, parts.assets, parts.settings, parts.record);
  const answersEarly = createEarlyListener(
    (request) => earlyAnswer(parts.backend, request),
    parts.record,
    parts.settings.trustedProxyCount > 0,
  );
  return (request, response) => {
    if (!isComputed(request.url ?? "")) pages(request, response);
    else if (!answersEarly(request, response)) app(request, response);
  };
}

/** A read that is held in memory, or the refusal of a request that is one too many. */
function earlyAnswer({ services }: Backend, request: IncomingMessage): Answer | null {
  if (!services) return null;
  const held = services.rest.findHeld(request);
  return held ? answerHeld("GET", request.headers, held) : services.auth.refusal(request);
}

interface App {
  app: Hono;
  /** Whether the app answers at this address; everything else is a page or a file held in memory. */
  isComputed: (address: string) => boolean;
}

/** What is worked out for each request. Read top to bottom: this is the order of a request. */
function createApp({ settings, backend, pages, record, log }: AppParts): App {
  const app = new Hono();
  app.use(requestLog(record, settings.trustedProxyCount > 0));
  app.use(securityHeaders());
  for (const root of serviceRoots) app.use(`${root}/*`, timeLimit());
  if (backend.services) {
    app.route("/auth/v1", backend.services.auth.routes);
    app.route("/rest/v1", backend.services.rest.routes);
  }
  const files = new Hono();
  files.route("/", healthRoutes(backend, log));
  files.route("/", findabilityRoutes(settings, pages));
  app.route("/", files);
  app.onError(() => plainResponse(500));

  const filePaths = new Set(files.routes.map(({ path }) => path));
  const isComputed = (address: string): boolean => {
    const [path = ""] = address.split("?", 1);
    return filePaths.has(path) || serviceRoots.some((root) => path === root || path.startsWith(`${root}/`));
  };
  return { app, isComputed };
}
