import { addressKey } from "./client-address.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { exchangeAuthCode } from "./flow-states.ts";
import { checkPasswordStrength } from "./password-strength.ts";
import { type AuthMethod, type OpenSession, startSession, type Visitor } from "./sessions.ts";
import { findUserByEmail, isBanned, lockUser, normaliseEmail } from "./users.ts";

export interface WeakPassword {
  message: string;
  reasons: readonly string[];
}

/**
 * Signs in with a password. An unknown address, an account without a password and a wrong password take the same work
 * and get the same answer; everything else is told only after the right password.
 * @throws AuthError 400 `invalid_credentials`, `user_banned`, `email_not_confirmed`; 429
 */
export async function signInWithPassword(
  context: AuthContext,
  given: { email: string; password: string },
  visitor: Visitor,
): Promise<{ open: OpenSession; weakPassword: WeakPassword | null }> {
  const email = normaliseEmail(given.email) ?? given.email.trim().toLowerCase();
  const near = `${email} ${addressKey(visitor.address)}`;
  const { user, isRight } = await context.passwords.admit(async (verify) => {
    // Counted before the comparison, so that a race can't make more guesses than a row of them.
    await context.limits.account("password-near", near);
    await context.limits.account("password-anywhere", email);
    const found = await findUserByEmail(context.db, email);
    return { user: found, isRight: await verify(given.password, found?.encrypted_password ?? null) };
  });
  if (!user || !isRight) {
    record(context.log, "sign_in_failed", { ...(user && { userId: user.id }), address: visitor.address });
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  await context.limits.clear("password-near", near);
  await context.limits.forgive("password-anywhere", email);
  if (isBanned(user, context.now())) throw new AuthError(400, "user_banned", "User is banned");
  if (context.confirmFirst && user.email_confirmed_at === null) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  const open = await context.db.transaction().execute(async (db) => {
    const locked = await lockUser(db, user.id);
    // The password was changed or the account deleted while this one was being compared.
    if (!locked || locked.encrypted_password !== user.encrypted_password) return null;
    return startSession(context, db, user.id, "password", visitor);
  });
  if (!open) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  record(context.log, "sign_in", {
    userId: user.id,
    sessionId: open.session.id,
    address: visitor.address,
    method: "password",
  });
  return { open, weakPassword: weaknessOf(given.password, email) };
}

function weaknessOf(password: string, email: string): WeakPassword | null {
  try {
    checkPasswordStrength(password, [email]);
    return null;
  } catch (error) {
    if (!(error instanceof AuthError) || !error.details.reasons) return null;
    return { message: error.message, reasons: error.details.reasons };
  }
}

/** Signs in with the authorisation code that a letter's link or a provider led back with. */
export async function signInWithAuthCode(
  context: AuthContext,
  given: { authCode: string; codeVerifier: string },
  visitor: Visitor,
): Promise<OpenSession> {
  const open = await context.db.transaction().execute(async (db) => {
    const flow = await exchangeAuthCode(context, db, given.authCode, given.codeVerifier);
    const user = await lockUser(db, flow.userId);
    if (!user) throw new AuthError(403, "user_not_found", "User of this flow does not exist");
    if (isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
    return startSession(context, db, user.id, methodOf(flow.method), visitor);
  });
  record(context.log, "sign_in", {
    userId: open.account.user.id,
    sessionId: open.session.id,
    address: visitor.address,
    method: "pkce",
  });
  return open;
}

const flowMethods: readonly AuthMethod[] = ["oauth", "magiclink", "recovery", "email/signup", "email_change"];

function methodOf(text: string): AuthMethod {
  return flowMethods.find((method) => method === text) ?? "otp";
}
