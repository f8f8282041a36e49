import { type Context, Hono } from "hono";
import * as v from "valibot";
import { checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { refreshSession } from "./session-rotation.ts";
import { limitAddress, optionalField, readBody, readQuery, securityField, visitorOf } from "./requests.ts";
import { presentSession } from "./sessions.ts";
import { signInWithAuthCode, signInWithPassword } from "./sign-in.ts";

const passwordBody = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  gotrue_meta_security: securityField,
});
const refreshBody = v.object({ refresh_token: optionalField });
const pkceBody = v.object({ auth_code: optionalField, code_verifier: optionalField });

/** S7.1 and the other grants, told apart by `grant_type`. */
export function tokenRoutes(auth: AuthContext): Hono {
  return new Hono().post("/token", (context) => {
    switch (readQuery(context, "grant_type")) {
      case "password":
        return byPassword(auth, context);
      case "refresh_token":
        return byRefreshToken(auth, context);
      case "pkce":
        return byAuthCode(auth, context);
      case "web3":
        throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
      case "id_token":
        throw new AuthError(400, "provider_disabled", "Sign-in with an ID token is not enabled");
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
}

async function byPassword(auth: AuthContext, context: Context): Promise<Response> {
  const visitor = visitorOf(context, auth.settings);
  await limitAddress(auth, "sign-in", visitor);
  const given = await readBody(context, passwordBody);
  await checkCaptcha(auth, given.gotrue_meta_security?.captcha_token ?? undefined, visitor.address);
  if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (!given.email) throw new AuthError(400, "validation_failed", "missing email or phone");
  const { open, weakPassword } = await signInWithPassword(
    auth,
    { email: given.email, password: given.password ?? "" },
    visitor,
  );
  const session = await presentSession(auth, open);
  return context.json(weakPassword ? { ...session, weak_password: weakPassword } : session);
}

async function byRefreshToken(auth: AuthContext, context: Context): Promise<Response> {
  const visitor = visitorOf(context, auth.settings);
  await limitAddress(auth, "refresh", visitor);
  const given = await readBody(context, refreshBody);
  if (!given.refresh_token) throw new AuthError(400, "validation_failed", "refresh_token required");
  return context.json(await presentSession(auth, await refreshSession(auth, given.refresh_token, visitor)));
}

async function byAuthCode(auth: AuthContext, context: Context): Promise<Response> {
  const visitor = visitorOf(context, auth.settings);
  await limitAddress(auth, "sign-in", visitor);
  const given = await readBody(context, pkceBody);
  if (!given.auth_code || !given.code_verifier) {
    throw new AuthError(
      400,
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  const open = await signInWithAuthCode(
    auth,
    { authCode: given.auth_code, codeVerifier: given.code_verifier },
    visitor,
  );
  return context.json(await presentSession(auth, open));
}
