import { Hono } from "hono";
import type { Backend } from "../backend.ts";

/** `/healthz`: the process answers. `/readyz`: it can also read its data. */
export function healthRoutes(backend: Backend): Hono {
  const routes = new Hono();
  routes.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  routes.get("/readyz", async (context) => {
    try {
      await backend.check();
      return context.json({ status: "ready" }, 200, { "Cache-Control": "no-store" });
    } catch {
      return context.json({ status: "not ready" }, 503, { "Cache-Control": "no-store", "Retry-After": "5" });
    }
  });
  return routes;
}
