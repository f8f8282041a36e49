import { PostgrestClient } from "@supabase/postgrest-js";
import type { Hono } from "hono";
import type { Caller, Database } from "../database/database.ts";
import { createRestRoutes, type RestOptions } from "./routes.ts";
import { testLimits } from "../testing/limits.ts";
import { exposedTables } from "../testing/site.ts";

class RefusedToken extends Error {
  readonly status = 403;
}

async function resolveCaller(authorization: string | undefined): Promise<Caller> {
  if (authorization === "Bearer user") {
    return { role: "authenticated", claims: { sub: "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001" } };
  }
  if (authorization === "Bearer expired") throw new RefusedToken("invalid JWT: token is expired");
  if (authorization === "Bearer forged") throw new RefusedToken("invalid JWT: bad signature");
  return { role: "anon", claims: {} };
}

export interface RestTester {
  routes: Hono;
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  logged: object[];
  client: PostgrestClient;
}

/** Adds the site's tables and the tokens "user", "expired" and "forged". */
export function testRest(
  database: Database,
  { rateLimitScale, ...options }: Partial<RestOptions> & { rateLimitScale?: number } = {},
): RestTester {
  const logged: object[] = [];
  const write = (fields: object): void => void logged.push(fields);
  const log = { info: write, warn: write, error: write };
  const routes = createRestRoutes({
    database,
    resolveCaller,
    verifyCaller: options.resolveCaller ?? resolveCaller,
    tables: exposedTables({ limits: testLimits(database, rateLimitScale) }),
    settings: { trustedProxyCount: 0 },
    log,
    ...options,
  });
  const request: RestTester["request"] = async (path, init, address = "203.0.113.7") =>
    routes.request(`http://site.example${path}`, init, { incoming: { socket: { remoteAddress: address } } });
  return {
    routes,
    request,
    logged,
    post: (path, body, headers) =>
      request(path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    client: new PostgrestClient("http://site.example", {
      fetch: async (input, init) => routes.request(String(input), init),
      retry: false,
    }),
  };
}
