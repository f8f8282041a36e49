import { type Context, Hono } from "hono";
import * as v from "valibot";
import { pkcePrefix } from "./one-time-codes.ts";
import type { AuthContext } from "./context.ts";
import { asAuthError, AuthError } from "./auth-error.ts";
import { type EmailVerification, verifyEmail } from "./verify-email.ts";
import { chooseRedirect, withResult } from "./redirects.ts";
import { field, limitAddress, optionalField, readBody, readQuery, visitorOf } from "./requests.ts";
import { presentSession, type SessionBody } from "./sessions.ts";

const body = v.object({
  type: field,
  token: optionalField,
  token_hash: optionalField,
  email: optionalField,
  phone: optionalField,
});

const halfway = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The links and codes of emails. */
export function verifyRoutes(auth: AuthContext): Hono {
  return new Hono()
    .get("/verify", (context) => followLink(auth, context))
    .post("/verify", (context) => verifyTypedCode(auth, context));
}

async function verifyTypedCode(auth: AuthContext, context: Context): Promise<Response> {
  const visitor = visitorOf(context, auth.settings);
  await limitAddress(auth, "verify", visitor);
  const verified = await verifyEmail(auth, readProof(await readBody(context, body)), visitor);
  switch (verified.result) {
    case "session":
      return context.json(await presentSession(auth, verified.open));
    case "half":
      return context.json({ msg: halfway, code: "200" });
    case "auth-code":
      return context.json({ code: verified.code });
  }
}

function readProof(given: v.InferOutput<typeof body>): EmailVerification {
  if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (given.token_hash && !given.token && !given.email) return { type: given.type, token: given.token_hash };
  if (given.token && given.email && !given.token_hash) {
    return { type: given.type, email: given.email, code: given.token };
  }
  throw new AuthError(400, "validation_failed", "Verify requires either a token hash, or an email with its token");
}

/** Redirects to the site with tokens, a code for PKCE, a message or an error. An error never shows as a bare page. */
async function followLink(auth: AuthContext, context: Context): Promise<Response> {
  const visitor = visitorOf(context, auth.settings);
  const token = readQuery(context, "token") ?? readQuery(context, "token_hash");
  const type = readQuery(context, "type");
  const { siteUrl, redirectUrls = [] } = auth.settings;
  const target = chooseRedirect(readQuery(context, "redirect_to"), siteUrl, redirectUrls);
  const byPkce = token?.startsWith(pkcePrefix) ?? false;
  const lead = (result: Record<string, string>, inQuery: boolean): Response =>
    context.redirect(withResult(target, { fragment: { ...result, sb: "" }, ...(inQuery && { query: result }) }), 303);
  try {
    await limitAddress(auth, "verify", visitor);
    if (!token || !type) throw new AuthError(400, "validation_failed", "Verify requires a token and a type");
    const verified = await verifyEmail(auth, { type, token }, visitor);
    if (verified.result === "half") return lead({ message: halfway }, byPkce);
    // A browser that can't exchange the code can still tell its visitor what the email did.
    const query = verified.code && { code: verified.code, type, ...(!verified.hasPassword && { password: "unset" }) };
    const fragment = verified.result === "session" && {
      ...sessionFragment(await presentSession(auth, verified.open), type),
      sb: "",
    };
    return context.redirect(withResult(target, { ...(query && { query }), ...(fragment && { fragment }) }), 303);
  } catch (error) {
    const known = asAuthError(error);
    if (known === null) throw error;
    return lead(errorParameters(known), byPkce);
  }
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** An error as URL parameters. */
export function errorParameters(error: AuthError): Record<string, string> {
  return {
    error: oauthErrors[error.status] ?? "invalid_request",
    error_code: error.code,
    error_description: error.message,
  };
}

/** A session as a URL fragment, which is not sent to any server. */
export function sessionFragment(session: SessionBody, type?: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...(type !== undefined && { type }),
  };
}
