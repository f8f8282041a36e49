import type { Env, Hono } from "hono";

/** API clients read the message from `msg` (Supabase Auth) or `message` (PostgREST). */
const message = "This method is not supported.";
const code = "method_not_allowed";
const body = JSON.stringify({ code, error_code: code, msg: message, message, details: null, hint: null });
const headers = { "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8" };

/** RFC 9110, section 15.5.6. Call it after the last route. */
export function rejectOtherMethods<E extends Env>(routes: Hono<E>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of routes.routes) {
    if (method === "ALL") continue;
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    // Hono answers HEAD with the GET route.
    if (method === "GET") known.add("HEAD");
  }
  for (const [path, known] of methods) {
    const allowed = { ...headers, Allow: [...known].join(", ") };
    routes.all(path, () => new Response(body, { status: 405, headers: allowed }));
  }
}
