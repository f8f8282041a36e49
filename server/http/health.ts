import { Hono } from "hono";
import type { Backend } from "../backend.ts";

/** Milliseconds that one check answers for, however often it is asked, and that it may take. */
const freshness = 1_000;
const patience = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also read its data. */
export function healthRoutes(backend: Pick<Backend, "check">): Hono {
  const isReady = rememberCheck(() => backend.check());
  const routes = new Hono();
  const headers = { "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8" };
  routes.get("/healthz", (context) => context.body('{"status":"ok"}', 200, headers));
  routes.get("/readyz", async (context) => {
    if (await isReady()) return context.body('{"status":"ready"}', 200, headers);
    return context.body('{"status":"not ready"}', 503, { ...headers, "Retry-After": "5" });
  });
  return routes;
}

/** Shares one check among all who ask within a second, so that asking often costs the database nothing. */
function rememberCheck(check: () => Promise<void>): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (result === undefined || now - asked > freshness) {
      asked = now;
      result = withinPatience(check());
    }
    return result;
  };
}

async function withinPatience(check: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([
      check.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
