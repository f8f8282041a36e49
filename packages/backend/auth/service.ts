import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { matchedRoutes } from "hono/route";
import type { Caller } from "../database/database.ts";
import { isDatabaseUnavailable } from "../database/database-error.ts";
import { BodyError, type RawResponse, rejectOtherMethods } from "@site/http";
import type { AccessTokenClaims } from "./access-tokens.ts";
import { type AuthContext, type AuthOptions, createContext } from "./context.ts";
import { checkSecrets } from "./check-secrets.ts";
import { crossOrigin } from "../http/cross-origin.ts";
import { exposedHeaders, rejectEarly } from "./early-rejection.ts";
import { asAuthError, AuthError, type AuthErrorCode, errorAnswer, versionHeader } from "./auth-error.ts";
import { audit, type SecurityEvent } from "../log/security-events.ts";
import { publishablePrefix } from "../http/publishable-key.ts";
import { bearerToken, limitAddress, toAuthBodyError, visitorOf } from "./requests.ts";
import { aboutRoutes } from "./about.ts";
import { factorRoutes } from "./factor-routes.ts";
import { mailRoutes } from "./sign-in-mail.ts";
import { ownDataRoutes } from "./own-data.ts";
import { providerRoutes } from "./provider-routes.ts";
import { recoveryCodeRoutes } from "./recovery-code-routes.ts";
import { signUpRoutes } from "./sign-up.ts";
import { tokenRoutes } from "./token.ts";
import { userRoutes } from "./update-user.ts";
import { verifyRoutes } from "./verify.ts";
import { authenticate } from "./sessions.ts";
import { administerUsers, type UserAdministration } from "./user-administration.ts";
import { sweepUnconfirmed } from "./pending-passwords.ts";

export interface AuthService {
  limits: AuthContext["limits"];
  answerFloor: number;
  users(operator: string): UserAdministration;
  /** To be mounted at /auth/v1. */
  routes: Hono;
  /**
   * The caller of a token, checked by signature and expiry alone: the database is not queried, so the session may have ended. For
   * reads of public data.
   * @throws AuthError 403 for a token that is not ours or has expired
   */
  verifyCaller(authorization: string | undefined): Promise<Caller>;
  /**
   * The caller of a request with this Authorization header; anonymous without a header or with a publishable key.
   * @throws AuthError 403 for a token that is not ours, has expired, or whose session has ended
   */
  resolveCaller(authorization: string | undefined): Promise<Caller>;
  /** The answer to a request that would only be rejected; null for everything else, which the routes answer. */
  rejectEarly(request: IncomingMessage): RawResponse | null;
  /** Rejects unless every secret can be read and used. Costs a signature and reading a few small files. */
  checkSecrets(): Promise<void>;
  /** Deletes accounts and sign-ups that were not confirmed in time. To be called from time to time. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Accounts and sessions in the wire format of Supabase Auth. */
export function createAuthService(options: AuthOptions): AuthService {
  const auth = createContext(options);
  // The keys are created at startup, not at the first sign-in, which would fail with the same error.
  const keysMade = auth.accessTokens
    .keys()
    .then(() => undefined)
    .catch((error: unknown) => options.log.error({ err: error }, "no signing keys"));
  return {
    limits: auth.limits,
    answerFloor: auth.answerFloor,
    users: (operator) => administerUsers({ ...auth, operator }),
    routes: createRoutes(auth),
    verifyCaller: (authorization) => callerOf(authorization, auth.accessTokens.verify),
    resolveCaller: (authorization) =>
      callerOf(authorization, async (token) => (await authenticate(auth, token)).claims),
    rejectEarly: (request) => rejectEarly(auth, request),
    checkSecrets: () => keysMade.then(() => checkSecrets(auth)),
    sweep: () => sweepUnconfirmed(auth),
    close: () => auth.passwords.close(),
  };
}

async function callerOf(
  authorization: string | undefined,
  readClaims: (token: string) => Promise<AccessTokenClaims>,
): Promise<Caller> {
  if (!authorization) return { role: "anon", claims: {} };
  const token = bearerToken(authorization);
  if (token === null) throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
  if (token.startsWith(publishablePrefix)) return { role: "anon", claims: {} };
  return { role: "authenticated", claims: await readClaims(token) };
}

const parts = [
  signUpRoutes,
  tokenRoutes,
  verifyRoutes,
  userRoutes,
  mailRoutes,
  // Before `factorRoutes`, whose paths accept any text as a factor's id.
  recoveryCodeRoutes,
  factorRoutes,
  providerRoutes,
  ownDataRoutes,
];

function createRoutes(auth: AuthContext): Hono {
  const routes = new Hono();
  routes.use(crossOrigin(exposedHeaders));
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  routes.use(async (context, next) => {
    if (context.req.method !== "HEAD") await limitAddress(auth, "other", visitorOf(context, auth.settings));
    await next();
  });
  routes.route("/", aboutRoutes(auth));
  routes.use(async (context, next) => {
    // Mail scanners request a link with HEAD. That must not consume the link, send an email or start a flow.
    const isLink = context.req.method === "HEAD" && matchedRoutes(context).some(({ method }) => method === "GET");
    return isLink ? context.body(null, 200) : next();
  });
  for (const part of parts) {
    routes.route("/", part(auth));
  }
  rejectOtherMethods(routes);
  // A route, not `notFound`, which Hono drops when the service is mounted in another app.
  routes.all("*", () => {
    throw new AuthError(404, "unknown", "There is nothing at this address");
  });
  routes.onError((error, context) => {
    const known = toAuthError(error);
    const event = eventOf(known);
    if (event !== null) {
      const { address } = visitorOf(context, auth.settings);
      audit(auth.log, event, { address, method: context.req.path, reason: known.code });
    }
    return answerError(known, context.req.header(versionHeader));
  });
  return routes;
}

/**
 * Errors with status 401 or 403 that don't mean a denied permission, but an invalid code or a failed sign-in at a provider. They
 * are logged as separate events.
 */
const failedProofs: ReadonlySet<AuthErrorCode> = new Set(["otp_expired", "bad_oauth_callback"]);

function eventOf({ status, code }: AuthError): SecurityEvent | null {
  if (status === 429) return "limit_reached";
  return (status === 401 || status === 403) && !failedProofs.has(code) ? "access_refused" : null;
}

function answerError(error: AuthError, apiVersion: string | undefined): Response {
  const { status, headers, body } = errorAnswer(error, apiVersion);
  return new Response(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** The caller learns of an unexpected error only that there was one. Hono keeps it in `context.error`, for the access log. */
function toAuthError(error: unknown): AuthError {
  const known = asAuthError(error);
  if (known) return known;
  if (error instanceof BodyError) return toAuthBodyError(error);
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
