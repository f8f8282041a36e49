import { Hono } from "hono";
import { rejectOtherMethods, withDeadline } from "@site/http";
import type { Logger } from "../log/log.ts";

/** Milliseconds. */
const freshness = 1_000;
const timeout = 2_000;

/** `/healthz` says that the process responds, and `/readyz` that it can do its work. Logs each failure's reason once. */
export function healthRoutes(backend: { check(): Promise<void> }, log: Pick<Logger, "warn" | "info">): Hono {
  let wasReady = true;
  const isReady = rememberCheck(async () => {
    const failure = await waitForFailure(backend.check());
    if (failure !== null && wasReady) log.warn({ err: failure }, "not ready");
    if (failure === null && !wasReady) log.info("ready again");
    wasReady = failure === null;
    return wasReady;
  });
  const routes = new Hono();
  const headers = { "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8" };
  routes.get("/healthz", (context) => context.body('{"status":"ok"}', 200, headers));
  routes.get("/readyz", async (context) => {
    if (await isReady()) return context.body('{"status":"ready"}', 200, headers);
    return context.body('{"status":"not ready"}', 503, { ...headers, "Retry-After": "5" });
  });
  rejectOtherMethods(routes);
  return routes;
}

/** Runs at most one check per second, so health requests can't overload the database. */
function rememberCheck(check: () => Promise<boolean>): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (result === undefined || now - checkedAt > freshness) {
      checkedAt = now;
      result = check();
    }
    return result;
  };
}

export function waitForFailure(check: Promise<void>): Promise<unknown> {
  const failure = check.then(
    () => null,
    (error: unknown) => error,
  );
  return withDeadline(failure, timeout, () => new Error(`no answer within ${timeout / 1000} seconds`));
}
