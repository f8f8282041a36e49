import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { record } from "../log/security-events.ts";
import { checkProof, isGiven, type OwnProof, requireSecondFactor } from "./own-proof.ts";
import type { AuthMethod } from "./auth-tables.ts";
import { type Authenticated, addMethod } from "./sessions.ts";

/** Milliseconds for which a session's proof counts. */
const freshness = 5 * 60_000;

/**
 * The ways of `auth.mfa_amr_claims` in which whoever holds the session showed a password, a letter or a second factor. `oauth` is
 * none: a provider sends who is signed in there back without asking.
 */
const proving: readonly AuthMethod[] = [
  "password",
  "otp",
  "totp",
  "mfa/recovery_code",
  "magiclink",
  "recovery",
  "email/signup",
  "email_change",
];

/**
 * The one rule for what makes an account somebody else's: password, address, identities, factors, another device's session and
 * deletion. A stolen session alone does not get past it: the session must have the level of the account, and a password, a code or a
 * factor must have been shown with it in the last five minutes, by signing in, by `recordProof`, or in `proof`.
 * @param what stands in the refusal
 * @throws AuthError 400 `reauthentication_needed`, 401 `insufficient_aal`; what `recordProof` throws for a bad `proof`
 */
export async function requireFreshProof(
  context: AuthContext,
  authenticated: Authenticated,
  what: string,
  proof: OwnProof = {},
): Promise<void> {
  requireSecondFactor(authenticated, what);
  if (isGiven(proof)) return recordProof(context, authenticated, proof);
  if (await isFresh(context, authenticated)) return;
  throw new AuthError(
    400,
    "reauthentication_needed",
    `To ${what}, show first that it is you: with your password, a code from your mailbox or your authenticator app.`,
  );
}

async function isFresh(context: AuthContext, { session }: Authenticated): Promise<boolean> {
  const shown = await context.db
    .selectFrom("auth.mfa_amr_claims")
    .select("id")
    .where("session_id", "=", session.id)
    .where("authentication_method", "in", proving)
    .where("updated_at", ">=", new Date(context.now().getTime() - freshness))
    .executeTakeFirst();
  return shown !== undefined;
}

/**
 * Checks a proof and notes it with the session.
 * @throws AuthError 400 `current_password_invalid`, 422 `reauthentication_not_valid`, 429 after too many wrong ones, 400
 * `validation_failed` without any
 */
export async function recordProof(context: AuthContext, authenticated: Authenticated, proof: OwnProof): Promise<void> {
  const { session, account } = authenticated;
  const details = { userId: account.user.id, sessionId: session.id };
  const method = await checkProof(context, authenticated, proof).catch((error: unknown) => {
    record(context.log, "proof_refused", details);
    throw error;
  });
  await context.db.transaction().execute(async (db) => {
    const open = await db
      .selectFrom("auth.sessions")
      .select("id")
      .where("id", "=", session.id)
      .forUpdate()
      .executeTakeFirst();
    if (!open) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
    await addMethod(context, db, session.id, method);
  });
  record(context.log, "proof_shown", { ...details, method });
}
