import { type Context, Hono } from "hono";
import * as v from "valibot";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext, Writer } from "./context.ts";
import { normalizeEmail, sendNotice } from "./email.ts";
import { consumePendingFlow, type FlowRow, isAnswer, openAuthCode, userOfAuthCode } from "./flow-states.ts";
import { finishLink } from "./identities.ts";
import { isKnownNetwork } from "./known-networks.ts";
import { checkPasswordStrength } from "./passwords.ts";
import { adoptPassword, findPendingPassword } from "./pending-sign-ups.ts";
import { limitByNetwork, optionalField, readBody, readQuery } from "./requests.ts";
import { refreshSession } from "./session-rotation.ts";
import { beginSession, type OpenSession, presentSession, type Visitor } from "./sessions.ts";
import { findUserByEmail, isBanned, lockUser, type UserRow } from "./users.ts";

const passwordBody = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  ...captchaFields,
});
const refreshBody = v.object({ refresh_token: optionalField });
const pkceBody = v.object({ auth_code: optionalField, code_verifier: optionalField });

/** S7.1. As in Supabase Auth, one endpoint serves all grants. */
export function tokenRoutes(auth: AuthContext): Hono {
  return new Hono().post("/token", async (context) => {
    switch (readQuery(context, "grant_type")) {
      case "password":
        return context.json(await byPassword(auth, context));
      case "refresh_token":
        return context.json(await presentSession(auth, await byRefreshToken(auth, context)));
      case "pkce":
        return context.json(await presentSession(auth, await byAuthCode(auth, context)));
      case "web3":
        throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
      case "id_token":
        throw new AuthError(400, "provider_disabled", "Sign-in with an ID token is not enabled");
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
}

async function byPassword(auth: AuthContext, context: Context) {
  const visitor = await limitByNetwork(auth, context, "sign-in");
  const fields = await readBody(context, passwordBody);
  await checkCaptcha(auth, fields, visitor);
  if (fields.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (!fields.email) throw new AuthError(400, "validation_failed", "missing email or phone");
  const password = fields.password ?? "";
  const session = await presentSession(
    auth,
    await signInWithPassword(auth, { email: fields.email, password }, visitor),
  );
  const weakness = findWeakness(auth, password, normalizeEmail(fields.email) ?? fields.email);
  return weakness ? { ...session, weak_password: weakness } : session;
}

async function byRefreshToken(auth: AuthContext, context: Context): Promise<OpenSession> {
  const visitor = await limitByNetwork(auth, context, "refresh");
  const { refresh_token: token } = await readBody(context, refreshBody);
  if (!token) throw new AuthError(400, "validation_failed", "refresh_token required");
  return refreshSession(auth, token, visitor);
}

async function byAuthCode(auth: AuthContext, context: Context): Promise<OpenSession> {
  const visitor = await limitByNetwork(auth, context, "sign-in");
  const { auth_code: authCode, code_verifier: codeVerifier } = await readBody(context, pkceBody);
  if (authCode && codeVerifier) return signInWithAuthCode(auth, { authCode, codeVerifier }, visitor);
  const sentence = "invalid request: both auth code and code verifier should be non-empty";
  throw new AuthError(400, "validation_failed", sentence);
}

/** Reveals nothing about the account, not even by timing, until the password is correct. */
async function signInWithPassword(
  auth: AuthContext,
  credentials: { email: string; password: string },
  visitor: Visitor,
): Promise<OpenSession> {
  // Invalid addresses get the same response as addresses without an account.
  const email = normalizeEmail(credentials.email);
  const account = email ?? credentials.email;
  const anywhere = auth.settings.captcha ? "password-anywhere-captcha" : "password-anywhere";
  const { user, isRight, isKnown } = await auth.passwords.admit(async (verify) => {
    const isKnown = await isKnownNetwork(auth, account, visitor.ip);
    // Counted before the comparison, so concurrent requests can't make more attempts.
    await auth.limits.spendAttempt("password-near", account, visitor.ip, isKnown);
    if (!isKnown) await auth.limits.spend(anywhere, account);
    const found = email === null ? undefined : await findUserByEmail(auth.db, email);
    const right = await verify(credentials.password, found?.encrypted_password ?? null);
    if (right && !isKnown) await auth.limits.refund(anywhere, account);
    return { user: found, isRight: right, isKnown };
  });
  if (!user || !isRight) {
    audit(auth.log, "sign_in_failed", { ...(user && { userId: user.id }), address: visitor.ip });
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  await auth.limits.clearAttempts("password-near", account, visitor.ip, isKnown);
  if (isBanned(user, auth.now())) throw new AuthError(400, "user_banned", "User is banned");
  if (auth.settings.confirmFirst && user.email_confirmed_at === null) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  const open = await auth.db.transaction().execute(async (db) => {
    const locked = await lockUser(db, user.id);
    // The account may have been deleted, or its password changed, during the comparison.
    if (!locked || locked.encrypted_password !== user.encrypted_password) return null;
    // An operator may have blocked the user during the comparison.
    if (isBanned(locked, auth.now())) throw new AuthError(400, "user_banned", "User is banned");
    return beginSession(auth, db, user.id, "password", visitor);
  });
  if (!open) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  audit(auth.log, "sign_in", {
    userId: user.id,
    sessionId: open.session.id,
    address: visitor.ip,
    method: "password",
  });
  return open;
}

function findWeakness({ settings }: AuthContext, password: string, email: string) {
  try {
    checkPasswordStrength(password, [settings.name, email]);
    return null;
  } catch (error) {
    if (!(error instanceof AuthError) || !error.details.reasons) return null;
    return { message: error.message, reasons: error.details.reasons };
  }
}

/** Also completes the browser's pending sign-up, adopting the password, or its pending identity link. */
async function signInWithAuthCode(
  auth: AuthContext,
  exchange: { authCode: string; codeVerifier: string },
  visitor: Visitor,
): Promise<OpenSession> {
  const { open, finished } = await auth.db.transaction().execute(async (db) => {
    const user = await lockUser(db, await userOfAuthCode(db, exchange.authCode));
    if (!user) throw new AuthError(403, "user_not_found", "User of this flow does not exist");
    if (isBanned(user, auth.now())) throw new AuthError(403, "user_banned", "User is banned");
    const finished = await redeem(auth, db, user, exchange);
    const { authentication_method: method } = finished.flow;
    return { open: await beginSession(auth, db, user.id, method, visitor), finished };
  });
  const { user } = open.account;
  const { ip } = visitor;
  if (finished.linked) {
    audit(auth.log, "identity_linked", { userId: user.id, address: ip, method: finished.flow.provider_type });
    await sendNotice(auth, "identity-linked", user);
  }
  audit(auth.log, "sign_in", { userId: user.id, sessionId: open.session.id, address: ip, method: "pkce" });
  return open;
}

/** A wrong verifier leaves the code valid and changes nothing. */
async function redeem(
  auth: AuthContext,
  db: Writer,
  user: UserRow,
  { authCode, codeVerifier }: { authCode: string; codeVerifier: string },
): Promise<{ flow: FlowRow; linked: boolean }> {
  const flow = await openAuthCode(auth, db, authCode);
  // A provider flow has one challenge. An email code matches the challenges of all requests for that email.
  const isMail = flow.code_challenge === null;
  const mayHaveSignUp = isMail && flow.authentication_method === "email/signup";
  const signUp = mayHaveSignUp ? await findPendingPassword(db, user.id, codeVerifier) : undefined;
  const isAnswered = isMail
    ? signUp !== undefined || (await consumePendingFlow(db, flow, codeVerifier))
    : isAnswer(codeVerifier, flow);
  if (!isAnswered) {
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  const linked = await finishLink(auth, db, flow);
  await db.deleteFrom("auth.flow_state").where("id", "=", flow.id).execute();
  if (signUp) await adoptPassword(auth, db, user, signUp);
  return { flow, linked };
}
