import type { Context } from "hono";
import * as v from "valibot";
import { bearerToken, type BodyError, clientIp, maxBodyBytes, readJsonBody } from "@site/http";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import type { Challenge } from "./flow-states.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import { authenticate, type SessionCaller, type Visitor } from "./sessions.ts";

const maxDepth = 16;
/** Rejected as field names, because in user data they could change an object's prototype. */
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** Drops fields that the schema does not name. An empty body counts as `{}`. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await readJsonBody(context);
  const value = body === undefined ? {} : body;
  rejectUnstorable(value);
  // The schemas accept arrays as objects without fields.
  const result = v.safeParse(schema, Array.isArray(value) ? null : value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)).join(".");
  throw new AuthError(400, "validation_failed", bodySentence(issue.type, path?.slice(0, 60)));
}

function bodySentence(problem: string, field: string | undefined): string {
  if (!field) return "The body must be a JSON object.";
  if (problem === "max_length") return `The field ${field} is too long.`;
  return `The field ${field} is missing or not of the expected kind.`;
}

export function toAuthBodyError({ reason }: BodyError): AuthError {
  if (reason === "too-large") {
    const message = `Request body too large (max ${maxBodyBytes} bytes)`;
    return new AuthError(413, "request_entity_too_large", message);
  }
  if (reason === "syntax") return new AuthError(400, "bad_json", "Could not parse request body as JSON.");
  return new AuthError(415, "bad_json", "The body must be sent as application/json.");
}

/** Postgres can't store NUL and lone surrogates. Deep nesting and prototype keys come only from attackers. */
function rejectUnstorable(root: unknown): void {
  const rest: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") rejectUnstorableText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= maxDepth) throw new AuthError(400, "validation_failed", "The body is nested too deeply.");
    for (const [key, entry] of Object.entries(value)) {
      rejectUnstorableText(key);
      if (forbiddenKeys.has(key))
        throw new AuthError(400, "validation_failed", "The body has a field that is not allowed.");
      rest.push({ value: entry, depth: depth + 1 });
    }
  }
}

function rejectUnstorableText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AuthError(400, "validation_failed", "The body has characters that can't be stored.");
  }
}

/** Rejects duplicates, because two parsers could read them differently. */
export function readQuery(context: Context, name: string): string | undefined {
  const values = context.req.queries(name);
  if (!values || values.length === 0) return undefined;
  if (values.length > 1)
    throw new AuthError(400, "validation_failed", `The parameter ${name} is given more than once.`);
  const [value = ""] = values;
  rejectUnstorableText(value);
  return value === "" ? undefined : value;
}

export function getVisitor(context: Context, settings: AuthContext["settings"]): Visitor {
  const userAgent = context.req.header("user-agent") ?? null;
  return {
    ip: clientIp(context, settings.trustedProxyCount),
    userAgent: userAgent?.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 300) || null,
  };
}

export async function limitByNetwork(
  auth: AuthContext,
  context: Context,
  limit: keyof AccountLimits["perNetwork"],
): Promise<Visitor> {
  const visitor = getVisitor(context, auth.settings);
  await auth.limits.spendRequest(limit, visitor.ip);
  return visitor;
}

/** @param limit counts the request against the client's network */
export async function requireSession(
  auth: AuthContext,
  context: Context,
  limit?: keyof AccountLimits["perNetwork"],
): Promise<SessionCaller> {
  const visitor = limit ? await limitByNetwork(auth, context, limit) : getVisitor(context, auth.settings);
  const token = bearerToken(context.req.header("authorization"));
  if (token === null) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  return { ...(await authenticate(auth, token)), visitor };
}

export const field = v.pipe(v.string(), v.maxLength(4096));
export const optionalField = v.optional(v.nullable(field));
export const challengeFields = { code_challenge: optionalField, code_challenge_method: optionalField };

export function readChallenge(value: string | undefined, method: string | undefined): Challenge | null {
  if (!value && !method) return null;
  if (!value || !method) {
    throw new AuthError(400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(value)) {
    throw new AuthError(400, "validation_failed", "code challenge has to be between 43 and 128 permitted characters");
  }
  // The official client sends `plain` in browsers without WebCrypto.
  if (method.toLowerCase() !== "s256") {
    const sentence =
      "code_challenge_method has to be s256, which browsers can compute only on a page that is open over https";
    throw new AuthError(400, "validation_failed", sentence);
  }
  return { value, method: "s256" };
}

export function readEmailReturn(
  { settings }: AuthContext,
  context: Context,
  fields: { code_challenge?: string | null | undefined; code_challenge_method?: string | null | undefined },
): { redirectTo: string; language: string | undefined; challenge: Challenge | null } {
  const redirectTo = chooseRedirect(settings, readQuery(context, "redirect_to"));
  return {
    redirectTo,
    language: settings.findLanguage?.(redirectTo),
    challenge: readChallenge(fields.code_challenge ?? undefined, fields.code_challenge_method ?? undefined),
  };
}

const maxDataBytes = 3 * 1024;
/** Every access token contains this data, so it must be small. */
export const dataField = v.optional(
  v.nullable(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((data) => Buffer.byteLength(JSON.stringify(data)) <= maxDataBytes),
    ),
  ),
);

/** Returns the requested URL if allowed, otherwise the site's. In patterns, only `**` matches slashes. */
export function chooseRedirect(
  { siteUrl, redirectUrls = [] }: AuthContext["settings"],
  requested: string | undefined,
): string {
  const fallback = new URL("/", siteUrl).href;
  if (!requested || requested.length > 2048) return fallback;
  const url = URL.parse(requested);
  if (!url || url.username !== "" || url.password !== "") return fallback;
  if (url.protocol !== "https:" && url.protocol !== "http:") return fallback;
  // The parsed URL is both compared and returned, so two parsers can't disagree.
  if (url.origin === new URL(siteUrl).origin) return url.href;
  const bare = `${url.origin}${url.pathname}`;
  return redirectUrls.some((pattern) => matches(pattern, bare)) ? url.href : fallback;
}

function matches(pattern: string, address: string): boolean {
  const split = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(pattern);
  if (!split) return false;
  const [, origin = "", path = "/"] = split;
  const source = (text: string, star: string): string =>
    text
      .split("**")
      .map((part) => part.split("*").map(RegExp.escape).join(star))
      .join(text === origin ? star : ".*");
  // In a host, `*` must not match dots or slashes, or `*.example.com` would match `evil.com/.example.com`.
  return new RegExp(`^${source(origin, "[^./:@]*")}${source(path, "[^/]*")}$`).test(address);
}

/** The fragment has an empty `sb` field, which marks it as Supabase's. PKCE results are also in the query. */
export function withResult(
  target: string,
  result: { fragment?: Record<string, string>; query?: Record<string, string> },
): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(result.query ?? {})) url.searchParams.set(name, value);
  if (result.fragment) url.hash = new URLSearchParams({ ...result.fragment, sb: "" }).toString();
  return url.href;
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

export function errorParameters(error: AuthError): Record<string, string> {
  return {
    error: oauthErrors[error.status] ?? "invalid_request",
    error_code: error.code,
    error_description: error.message,
  };
}
