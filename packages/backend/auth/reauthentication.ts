import type { AuthMethod } from "./auth-tables.ts";
import { consumeCode, invalidCode, type IssuedCode, issueCode, matchCode, undoMail } from "./one-time-codes.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/log.ts";
import { reserveEmail } from "./email.ts";
import { languageOfUser } from "./languages.ts";
import { addMethod, type Authenticated, type SessionCaller, lockSession, type Visitor } from "./sessions.ts";
import { type Account, lockUser, updateUser } from "./users.ts";

/** Milliseconds. */
export const freshness = 5 * 60_000;

/** Methods that prove presence. `oauth` does not, because providers redirect signed-in users without a prompt. */
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
 * Guards changes that allow account takeover. Requires the account's assurance level and, within the last five
 * minutes, a password, code or factor, given at sign-in, to `reauthenticate` or as `proof`.
 * @param what names the change in the error message
 */
export async function requireReauthentication(
  auth: AuthContext,
  authenticated: Authenticated,
  what: string,
  proof: ReauthenticationProof = {},
): Promise<void> {
  requireSecondFactor(authenticated, what);
  if (isProvided(proof)) return reauthenticate(auth, authenticated, proof);
  if (await isFresh(auth, authenticated)) return;
  const proofs = "with your password, a code from your mailbox or your authenticator app";
  throw new AuthError(400, "reauthentication_needed", `To ${what}, first confirm that it's you, ${proofs}.`);
}

/** Also limits changes, because each sends an email and a throwaway account could send any number of them. */
export async function requireChange(
  auth: AuthContext,
  authenticated: SessionCaller,
  what: string,
  proof?: ReauthenticationProof,
): Promise<void> {
  await requireReauthentication(auth, authenticated, what, proof);
  await auth.limits.spendRequest("change", authenticated.visitor.ip);
  await auth.limits.spend("change-anywhere", authenticated.account.user.id);
}

async function isFresh(auth: AuthContext, { session }: Authenticated): Promise<boolean> {
  const shown = await auth.db
    .selectFrom("auth.mfa_amr_claims")
    .select("id")
    .where("session_id", "=", session.id)
    .where("authentication_method", "in", proving)
    .where("updated_at", ">=", new Date(auth.now().getTime() - freshness))
    .executeTakeFirst();
  return shown !== undefined;
}

export async function reauthenticate(
  auth: AuthContext,
  authenticated: Authenticated,
  proof: ReauthenticationProof,
): Promise<void> {
  const { session, account } = authenticated;
  const details = { userId: account.user.id, sessionId: session.id };
  const method = await checkReauthentication(auth, authenticated, proof).catch((error: unknown) => {
    audit(auth.log, "proof_refused", details);
    throw error;
  });
  await auth.db.transaction().execute(async (db) => {
    if (!(await lockSession(db, session.id))) {
      throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
    }
    await addMethod(auth, db, session.id, method);
  });
  audit(auth.log, "proof_shown", { ...details, method });
}

export function hasSecondFactor(account: Account): boolean {
  return account.factors.some(({ status }) => status === "verified");
}

/** @throws AuthError 401 `insufficient_aal` if the account has a second factor that this session has not used */
export function requireSecondFactor({ session, account }: Authenticated, what: string): void {
  if (hasSecondFactor(account) && session.aal !== "aal2") {
    throw new AuthError(401, "insufficient_aal", `AAL2 session is required to ${what} when MFA is enabled.`);
  }
}

export async function requestReauthentication(
  auth: AuthContext,
  { account }: Authenticated,
  visitor: Visitor,
): Promise<void> {
  const { id, email } = account.user;
  if (!email) throw new AuthError(400, "validation_failed", "Reauthentication requires the user to have an email");
  const send = await reserveEmail(auth, "reauthentication", email, visitor, { fromSession: true });
  if (!send) return;
  const issued = await auth.db.transaction().execute(async (db): Promise<IssuedCode | null> => {
    if (!(await lockUser(db, id))) return null;
    await updateUser(auth, db, id, { reauthentication_sent_at: auth.now() });
    return issueCode(auth, db, { userId: id, type: "reauthentication_token", email });
  });
  if (!issued) throw invalidCode(false);
  audit(auth.log, "reauthentication_requested", { userId: id });
  const language = await languageOfUser(auth.db, id);
  await send("reauthentication", { to: email, email, language, code: issued.code }, () =>
    undoMail(auth, id, issued, null),
  );
}

export interface ReauthenticationProof {
  currentPassword?: string | undefined;
  nonce?: string | undefined;
}

function isProvided({ currentPassword, nonce }: ReauthenticationProof): boolean {
  return Boolean(currentPassword || nonce);
}

/** Consumes an emailed code. @returns the proof's method */
async function checkReauthentication(
  auth: AuthContext,
  { session, account: { user } }: Authenticated,
  proof: ReauthenticationProof,
): Promise<"password" | "otp"> {
  if (proof.currentPassword) {
    await auth.limits.spend("password-own", session.id);
    if (!(await auth.passwords.verify(proof.currentPassword, user.encrypted_password))) {
      throw new AuthError(400, "current_password_invalid", "The current password is not right.");
    }
    await auth.limits.refund("password-own", session.id);
    return "password";
  }
  if (proof.nonce) {
    await auth.limits.spend("code-day", `reauthentication ${user.id}`);
    const match = await matchCode(auth, user.email ?? "", proof.nonce, ["reauthentication_token"]);
    const used = match && (await auth.db.transaction().execute((db) => consumeCode(db, match.id)));
    if (used?.userId !== user.id) {
      const sentence = "The code is wrong or too old. Check the newest email, or ask for another one.";
      throw new AuthError(422, "reauthentication_not_valid", sentence);
    }
    return "otp";
  }
  throw new AuthError(400, "validation_failed", "A proof is a current_password or a nonce.");
}
