import { codeRefusal, matchCode, pkcePrefix, type RedeemedCode, redeemToken, use } from "./codes.ts";
import type { AuthContext, Writer } from "./context.ts";
import { completeEmailChange } from "./email-change.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { issueAuthCode } from "./flow-states.ts";
import { sendNotice } from "./post.ts";
import type { OneTimeTokenType } from "./schema.ts";
import { type AuthMethod, endSessions, type OpenSession, startSession, type Visitor } from "./sessions.ts";
import { isBanned, lockUser, normaliseEmail, type UserRow } from "./users.ts";

/** What a link or a code is said to be for, in the words of the official client, the older ones included. */
const accepted: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ["signup", ["confirmation_token", "recovery_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token", "confirmation_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
]);

export type Proof = { type: string; token: string } | { type: string; email: string; code: string };

export type Proved =
  | { result: "session"; open: OpenSession }
  /** For PKCE: to be exchanged for a session by whoever has the verifier. */
  | { result: "auth-code"; code: string }
  /** The first of the two mailboxes of an e-mail change. */
  | { result: "half" };

/**
 * Proves an address by the link or the code of a letter, and does what the letter was for.
 * @throws AuthError 400, 403 `otp_expired`, 403 `user_banned`
 */
export async function proveAddress(context: AuthContext, proof: Proof, visitor: Visitor): Promise<Proved> {
  const types = accepted.get(proof.type);
  if (!types) throw new AuthError(400, "validation_failed", "Unsupported verification type");
  const isLink = "token" in proof;
  const matched = isLink ? null : await matchCode(context, normaliseEmail(proof.email) ?? "", proof.code, types);
  const byPkce = isLink && proof.token.startsWith(pkcePrefix);
  const done = await context.db.transaction().execute(async (db) => {
    const redeemed = isLink
      ? await redeemToken(context, db, proof.token, types)
      : matched && (await use(db, matched.id, matched.passwordHash));
    const user = redeemed && (await lockUser(db, redeemed.userId));
    if (!redeemed || !user) return null;
    if (isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
    const applied = await apply(context, db, user, redeemed, proof.type === "recovery");
    const proved: Proved | null = applied.half
      ? { result: "half" }
      : await grant(context, db, { user, method: methodOf(proof.type, redeemed.type, byPkce), byPkce, visitor });
    return proved && { proved, user, applied };
  });
  if (!done) {
    record(context.log, "code_refused", { address: visitor.address, method: proof.type });
    throw codeRefusal(isLink);
  }
  const { user, applied } = done;
  if (applied.movedTo !== null && user.email) {
    record(context.log, "email_changed", { userId: user.id, address: visitor.address });
    await sendNotice(context, "email-changed", { to: user.email, email: user.email, newEmail: applied.movedTo });
  }
  record(context.log, "email_confirmed", { userId: user.id, address: visitor.address, method: proof.type });
  return done.proved;
}

async function grant(
  context: AuthContext,
  db: Writer,
  given: { user: UserRow; method: AuthMethod; byPkce: boolean; visitor: Visitor },
): Promise<Proved | null> {
  const { user, method, byPkce, visitor } = given;
  if (!byPkce) return { result: "session", open: await startSession(context, db, user.id, method, visitor) };
  const code = await issueAuthCode(context, db, user.id, method);
  return code === null ? null : { result: "auth-code", code };
}

/** Without PKCE Supabase Auth calls every letter's way in `otp`. */
function methodOf(type: string, token: OneTimeTokenType, byPkce: boolean): AuthMethod {
  if (!byPkce) return "otp";
  if (type === "recovery") return "recovery";
  if (type === "email_change") return "email_change";
  return token === "confirmation_token" ? "email/signup" : "magiclink";
}

interface Applied {
  half: boolean;
  movedTo: string | null;
}

async function apply(
  context: AuthContext,
  db: Writer,
  user: UserRow,
  redeemed: RedeemedCode,
  isRecovery: boolean,
): Promise<Applied> {
  if (redeemed.type === "email_change_token_new" || redeemed.type === "email_change_token_current") {
    const movedTo = await completeEmailChange(context, db, user);
    return { half: movedTo === null, movedTo };
  }
  if (user.email_confirmed_at === null) await confirmEmail(context, db, user, redeemed);
  // Whoever recovers an account may be throwing somebody out of it.
  if (isRecovery) await endSessions(db, user.id, null);
  return { half: false, movedTo: null };
}

/**
 * Marks the address as proved for the first time. The password that stays is the one of the sign-up whose letter it
 * was: not that of a stranger who had signed up with the address before.
 */
async function confirmEmail(context: AuthContext, db: Writer, user: UserRow, redeemed: RedeemedCode): Promise<void> {
  const isSignUp = redeemed.type === "confirmation_token";
  const password = passwordAfter(context, user, redeemed, isSignUp);
  if (password !== user.encrypted_password) await endSessions(db, user.id, null);
  const now = context.now();
  await db
    .updateTable("auth.users")
    .set({
      email_confirmed_at: now,
      encrypted_password: password,
      raw_user_meta_data: JSON.stringify({ ...user.raw_user_meta_data, email_verified: true }),
      updated_at: now,
    })
    .where("id", "=", user.id)
    .execute();
  const identities = await db
    .selectFrom("auth.identities")
    .select(["id", "identity_data"])
    .where("user_id", "=", user.id)
    .where("provider", "=", "email")
    .execute();
  for (const identity of identities) {
    await db
      .updateTable("auth.identities")
      .set({ identity_data: JSON.stringify({ ...identity.identity_data, email_verified: true }), updated_at: now })
      .where("id", "=", identity.id)
      .execute();
  }
}

function passwordAfter(context: AuthContext, user: UserRow, redeemed: RedeemedCode, isSignUp: boolean): string | null {
  if (redeemed.passwordHash !== null) return redeemed.passwordHash;
  // Where signing in waits for confirmation, a password that was never confirmed has never worked either.
  return isSignUp || !context.confirmFirst ? user.encrypted_password : null;
}
