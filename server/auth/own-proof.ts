import { codeRefusal, type IssuedCode, issueCode, matchCode, revokeCode, use } from "./one-time-codes.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { record } from "../log/security-events.ts";
import { mayWrite, sendLetter } from "./send-mail.ts";
import type { Authenticated } from "./sessions.ts";
import { type Account, lockUser } from "./users.ts";

export function hasSecondFactor(account: Account): boolean {
  return account.factors.some(({ status }) => status === "verified");
}

/** @throws AuthError 401 `insufficient_aal` when the account has a second factor that this session has not shown */
export function requireSecondFactor({ session, account }: Authenticated, what: string): void {
  if (hasSecondFactor(account) && session.aal !== "aal2") {
    throw new AuthError(401, "insufficient_aal", `AAL2 session is required to ${what} when MFA is enabled.`);
  }
}

/** Sends a code to the account's mailbox, with which its owner can prove to be there. */
export async function requestReauthentication(context: AuthContext, { account: user }: Authenticated): Promise<void> {
  const { id, email } = user.user;
  if (!email) throw new AuthError(400, "validation_failed", "Reauthentication requires the user to have an email");
  if (!(await mayWrite(context, "reauthentication", email, null))) return;
  const issued = await context.db.transaction().execute(async (db): Promise<IssuedCode | null> => {
    if (!(await lockUser(db, id))) return null;
    const now = context.now();
    await db.updateTable("auth.users").set({ reauthentication_sent_at: now }).where("id", "=", id).execute();
    return issueCode(context, db, { userId: id, type: "reauthentication_token", email });
  });
  if (!issued) throw codeRefusal(false);
  record(context.log, "reauthentication_requested", { userId: id });
  await sendLetter(context, {
    purpose: "reauthentication",
    kind: "reauthentication",
    visitor: null,
    facts: { to: email, email, code: issued.code },
    undo: () => revokeCode(context, issued.token),
  });
}

export interface OwnProof {
  currentPassword?: string | undefined;
  /** The code of `requestReauthentication`. */
  nonce?: string | undefined;
}

export function isGiven({ currentPassword, nonce }: OwnProof): boolean {
  return Boolean(currentPassword || nonce);
}

/**
 * Checks that it is the owner who asks, and not somebody with the session alone: by the current password, or by a code from the
 * mailbox, which is used up.
 * @returns what was shown
 * @throws AuthError 400 or 422 without a good proof; 429 after too many wrong ones
 */
export async function checkProof(
  context: AuthContext,
  { session, account: { user } }: Authenticated,
  proof: OwnProof,
): Promise<"password" | "otp"> {
  if (proof.currentPassword) {
    await context.limits.account("password-own", session.id);
    if (!(await context.passwords.verify(proof.currentPassword, user.encrypted_password))) {
      throw new AuthError(400, "current_password_invalid", "The current password is not right.");
    }
    await context.limits.forgive("password-own", session.id);
    return "password";
  }
  if (proof.nonce) {
    await context.limits.account("code-day", `reauthentication ${user.id}`);
    const match = await matchCode(context, user.email ?? "", proof.nonce, ["reauthentication_token"]);
    const used = match === null ? null : await context.db.transaction().execute((db) => use(db, match));
    if (used?.userId !== user.id) {
      throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    }
    return "otp";
  }
  throw new AuthError(400, "validation_failed", "A proof is a current_password or a nonce.");
}
