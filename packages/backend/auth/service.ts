import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { bearerToken, BodyError, nodeClientIp, type RawResponse, rejectOtherMethods } from "@site/http";
import type { Caller } from "../database/database.ts";
import { isDatabaseUnavailable } from "../database/database-error.ts";
import { authPath, crossOrigin, crossOriginHeaders, publishablePrefix } from "../http/services.ts";
import { forgetLaterCounts, keyedDigest } from "../limits/counters.ts";
import { createLimits, type LimitError } from "../limits/limits.ts";
import { audit, type SecurityEvent } from "../log/log.ts";
import { aboutRoutes } from "./about.ts";
import { asAuthError, AuthError, type AuthErrorCode, errorAnswer, versionHeader } from "./auth-error.ts";
import type { AuthTables } from "./auth-tables.ts";
import type { AuthContext, AuthOptions } from "./context.ts";
import { factorRoutes } from "./factors.ts";
import { identityRoutes } from "./identities.ts";
import { accountRoutes } from "./account-routes.ts";
import { createPasswords } from "./passwords.ts";
import { deleteUnconfirmed } from "./unconfirmed-accounts.ts";
import { providerRoutes } from "./provider-sign-in.ts";
import { accountLimits } from "./rate-limit-rules.ts";
import { recoveryCodeRoutes } from "./recovery-codes.ts";
import { limitByNetwork, toAuthBodyError, getVisitor } from "./requests.ts";
import { authenticate } from "./sessions.ts";
import { mailRoutes } from "./sign-in-mail.ts";
import { tokenRoutes } from "./sign-in.ts";
import { signUpRoutes } from "./sign-up.ts";
import { type AccessTokenClaims, createAccessTokens } from "./tokens.ts";
import { userRoutes } from "./update-user.ts";
import { administerUsers, type UserAdministration } from "./user-administration.ts";
import { verifyFactorRoutes } from "./verify-factor.ts";
import { verifyRoutes } from "./verify.ts";

const exposedHeaders = ["X-Supabase-Api-Version", "X-Sb-Error-Code", "Retry-After"];

export function createAuthService(options: AuthOptions) {
  const { settings, database, secrets, log, mail, now = () => new Date() } = options;
  const baseUrl = settings.siteUrl + authPath;
  const auth: AuthContext = {
    settings,
    db: database.db.withTables<AuthTables>(),
    onExport: options.onExport ?? (async () => ({})),
    onErase: options.onErase ?? (async () => {}),
    onSignUp: options.onSignUp ?? (async () => {}),
    baseUrl,
    now,
    log,
    secrets,
    accessTokens: createAccessTokens({ keys: secrets.signingKeys, issuer: baseUrl, now }),
    passwords: options.passwords ?? createPasswords(),
    limits: createLimits(database, {
      scale: settings.rateLimitScale,
      rules: accountLimits,
      digest: keyedDigest(secrets),
    }),
    mail,
    answerFloor: options.answerFloor ?? 350,
  };
  // Loads the signing keys at startup, because otherwise their errors would appear only at the first sign-in.
  const keysMade = auth.accessTokens
    .keys()
    .then(() => undefined)
    .catch((error: unknown) => log.error({ err: error }, "no signing keys"));
  return {
    limits: auth.limits,
    answerFloor: auth.answerFloor,
    users: (operator: string): UserAdministration => administerUsers({ ...auth, operator }),
    routes: createRoutes(auth),
    /** Checks only the token, although its session may have ended. That is enough for reads of public data. */
    verifyCaller: (authorization: string | undefined) => identifyCaller(authorization, auth.accessTokens.verify),
    resolveCaller: (authorization: string | undefined) =>
      identifyCaller(authorization, async (token) => (await authenticate(auth, token)).claims),
    rejectEarly: (request: IncomingMessage) => rejectEarly(auth, request),
    /** Rejects unless every stored secret is readable and in use. Reads only a few small files or rows. */
    async checkSecrets(): Promise<void> {
      await keysMade;
      await secrets.check();
      await auth.accessTokens.keys();
    },
    async deleteExpired(): Promise<void> {
      await deleteUnconfirmed(auth);
      await forgetLaterCounts(database, now());
    },
    close: () => auth.passwords.close(),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;

async function identifyCaller(
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
  recoveryCodeRoutes,
  factorRoutes,
  verifyFactorRoutes,
  providerRoutes,
  identityRoutes,
  accountRoutes,
];

function createRoutes(auth: AuthContext): Hono {
  const routes = new Hono();
  routes.use(crossOrigin(exposedHeaders));
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  routes.use(async (context, next) => {
    if (context.req.method !== "HEAD") await limitByNetwork(auth, context, "other");
    await next();
  });
  routes.route("/", aboutRoutes(auth));
  routes.use(async (context, next) => {
    // Mail scanners request links with HEAD, which must not consume them, send email or start a flow.
    const isLink = context.req.method === "HEAD" && matchedRoutes(context).some(({ method }) => method === "GET");
    return isLink ? context.body(null, 200) : next();
  });
  for (const part of parts) {
    routes.route("/", part(auth));
  }
  rejectOtherMethods(routes);
  // This is a route, because Hono drops `notFound` handlers of mounted apps.
  routes.all("*", () => {
    throw new AuthError(404, "unknown", "There is nothing at this address");
  });
  routes.onError((error, context) => {
    const known = toAuthError(error);
    const event = toSecurityEvent(known);
    if (event !== null) {
      const { ip } = getVisitor(context, auth.settings);
      audit(auth.log, event, { address: ip, method: context.req.path, reason: known.code });
    }
    const { status, headers, body } = errorAnswer(known, context.req.header(versionHeader));
    return new Response(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
  });
  return routes;
}

/** With these codes, a 401 or 403 does not mean denied access, so it is logged as another event. */
const failedProofs: ReadonlySet<AuthErrorCode> = new Set(["otp_expired", "bad_oauth_callback"]);

function toSecurityEvent({ status, code }: AuthError): SecurityEvent | null {
  if (status === 429) return "limit_reached";
  return (status === 401 || status === 403) && !failedProofs.has(code) ? "access_refused" : null;
}

/** Hides details of unexpected errors. Hono keeps them in `context.error` for the access log. */
function toAuthError(error: unknown): AuthError {
  const known = asAuthError(error);
  if (known) return known;
  if (error instanceof BodyError) return toAuthBodyError(error);
  if (isDatabaseUnavailable(error)) {
    const sentence = "The service is not available right now. Please try again shortly.";
    return new AuthError(503, "unexpected_failure", sentence, { retryAfter: 5 });
  }
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}

const service = new RegExp(`^${authPath}/[^?]*`);
const signIn = new RegExp(`^${authPath}/token\\?(?:.*&)?grant_type=password(?:&|$)`);

/** Runs before the routes, which take a third of a millisecond per rejected request. In a flood that adds up. */
function rejectEarly(auth: AuthContext, request: IncomingMessage): RawResponse | null {
  const { method = "", url = "", headers } = request;
  const [path] = service.exec(url) ?? [];
  // HEAD and OPTIONS aren't counted.
  if (path === undefined || method === "HEAD" || method === "OPTIONS") return null;
  const ip = nodeClientIp(request, auth.settings.trustedProxyCount);
  const limit = findError(auth, ip, method === "POST" && signIn.test(url));
  const error = limit && asAuthError(limit);
  if (error === null) return null;
  audit(auth.log, "limit_reached", { address: ip, method: path });
  const { status, headers: own, body } = errorAnswer(error, headers[versionHeader]?.toString());
  const all = {
    ...auth.settings.headers,
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    ...crossOriginHeaders(exposedHeaders),
    ...own,
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { status, headers: Object.entries(all).flat(), body: Buffer.from(body) };
}

function findError({ limits, passwords }: AuthContext, ip: string, isSignIn: boolean): LimitError | null {
  const everywhere = limits.blocked("other", ip);
  if (everywhere || !isSignIn) return everywhere;
  return limits.blocked("sign-in", ip) ?? passwords.busyError();
}
