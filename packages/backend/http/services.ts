import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

export const authPath = "/auth/v1";
export const restPath = "/rest/v1";

/** Prefix of Supabase's public keys, which official clients send as a bearer token when signed out. */
export const publishablePrefix = "sb_publishable_";

/** As in hosted Supabase, "*" excludes cookies. @param exposed headers that scripts from other origins may read */
export function crossOrigin(exposed: readonly string[]): MiddlewareHandler {
  return cors({ origin: "*", exposeHeaders: [...exposed], maxAge: 86_400 });
}

export function crossOriginHeaders(exposed: readonly string[]): Readonly<Record<string, string>> {
  return { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": exposed.join(",") };
}
