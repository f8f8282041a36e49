import type { Env, Hono } from "hono";
import { errorResponse } from "./error-response.ts";

/**
 * Answers 405 where the routes know the address by other methods only (RFC 9110, section 15.5.6). To be called after the last of
 * them.
 */
export function rejectOtherMethods<E extends Env>(routes: Hono<E>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of routes.routes) {
    if (method === "ALL") continue;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    // Hono answers HEAD by the route of GET.
    if (method === "GET") known.add("HEAD");
  }
  for (const [path, known] of methods) routes.all(path, () => errorResponse(405, { Allow: [...known].join(", ") }));
}
