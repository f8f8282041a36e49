import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Caller } from "../database/database.ts";
import { isDatabaseUnavailable } from "../database/database-error.ts";
import type { Answer } from "../pages/answer.ts";
import { type AuthContext, type AuthOptions, createContext } from "./context.ts";
import { crossOrigin } from "./cross-origin.ts";
import { earlyRefusal } from "./early-refusal.ts";
import { AuthError, errorAnswer, versionHeader } from "./errors.ts";
import { record } from "./events.ts";
import { bearerToken, largestBody, limitAddress, visitorOf } from "./requests.ts";
import { aboutRoutes } from "./routes/about.ts";
import { factorRoutes } from "./routes/factors.ts";
import { letterRoutes } from "./routes/letters.ts";
import { myDataRoutes } from "./routes/my-data.ts";
import { providerRoutes } from "./routes/providers.ts";
import { signUpRoutes } from "./routes/sign-up.ts";
import { tokenRoutes } from "./routes/token.ts";
import { userRoutes } from "./routes/user.ts";
import { verifyRoutes } from "./routes/verify.ts";
import { authenticate } from "./sessions.ts";

export interface AuthService {
  /** To be mounted at /auth/v1. */
  routes: Hono;
  /**
   * Who sends a request with this Authorization header. Without one, or with a publishable key, it is anybody.
   * @throws AuthError 403 for a token that is not ours, has expired, or whose session has ended
   */
  resolveCaller(authorization: string | undefined): Promise<Caller>;
  /** What to answer at once to a request that would only be refused; null for everything else, which is for the routes. */
  refusal(request: IncomingMessage): Answer | null;
  close(): Promise<void>;
}

/** Accounts and sessions in the wire format of Supabase Auth. */
export function createAuthService(options: AuthOptions): AuthService {
  const auth = createContext(options);
  // The keys are made at the start, not under the first visitor; whoever needs them meets the same error.
  auth.accessTokens.keys().catch((error: unknown) => options.log.error({ err: error }, "no signing keys"));
  return {
    routes: createRoutes(auth),
    resolveCaller: (authorization) => resolveCaller(auth, authorization),
    refusal: (request) => earlyRefusal(auth, request),
    close: async () => {
      await auth.passwords.close();
      auth.mail.close();
    },
  };
}

/** Begins the public keys of Supabase, which official clients send as a bearer token when nobody is signed in. */
const publishablePrefix = "sb_publishable_";

async function resolveCaller(auth: AuthContext, authorization: string | undefined): Promise<Caller> {
  if (!authorization) return { role: "anon", claims: {} };
  const token = bearerToken(authorization);
  if (token === null) throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
  if (token.startsWith(publishablePrefix)) return { role: "anon", claims: {} };
  const { claims } = await authenticate(auth, token);
  return { role: "authenticated", claims };
}

const parts = [
  aboutRoutes,
  signUpRoutes,
  tokenRoutes,
  verifyRoutes,
  userRoutes,
  letterRoutes,
  factorRoutes,
  providerRoutes,
  myDataRoutes,
];

function createRoutes(auth: AuthContext): Hono {
  const routes = new Hono();
  routes.use(crossOrigin);
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  routes.use(async (context, next) => {
    // Mail scanners ask for the head of a link, which must not use it up; nor may it send a letter or begin a flow.
    if (context.req.raw.method === "HEAD") return context.body(null, 200);
    return next();
  });
  routes.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new AuthError(413, "request_entity_too_large", `Request body too large (max ${largestBody} bytes)`);
      },
    }),
  );
  routes.use(async (context, next) => {
    await limitAddress(auth, "other", visitorOf(context, auth.settings));
    await next();
  });
  for (const part of parts) {
    routes.route("/", part(auth));
  }
  // A route, not `notFound`, which Hono drops when the service is mounted in another app.
  routes.all("*", () => {
    throw new AuthError(404, "unknown", "There is nothing at this address");
  });
  routes.onError((error, context) => {
    const known = toAuthError(auth, error);
    if (known.status === 429) {
      record(auth.log, "limit_reached", {
        address: visitorOf(context, auth.settings).address,
        method: context.req.path,
      });
    }
    return answerError(known, context.req.header(versionHeader));
  });
  return routes;
}

function answerError(error: AuthError, apiVersion: string | undefined): Response {
  const { status, headers, body } = errorAnswer(error, apiVersion);
  return new Response(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** What went wrong inside is for the log; the caller is told only that something did. */
function toAuthError(auth: AuthContext, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  auth.log.error({ err: error }, "authentication service failed");
  if (isDatabaseUnavailable(error)) {
    return new AuthError(
      503,
      "unexpected_failure",
      "The service is not available right now. Please try again shortly.",
      {
        retryAfter: 5,
      },
    );
  }
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}
