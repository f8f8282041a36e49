import { codeRefusal, type IssuedCode, issueCode, matchCode, revokeCode, use } from "./codes.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { mayWrite, sendLetter } from "./post.ts";
import { type Authenticated, methodsOf } from "./sessions.ts";
import { type Account, lockUser } from "./users.ts";

/** Milliseconds after a sign-in in which it counts as proof enough for a new password. */
const freshness = 15 * 60_000;

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
  if (!(await mayWrite(context, "reauthentication", email))) return;
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
    facts: { to: email, email, code: issued.code },
    undo: () => revokeCode(context, issued.token),
  });
}

export interface OwnProof {
  currentPassword?: string | undefined;
  /** The code of `requestReauthentication`. */
  nonce?: string | undefined;
}

/**
 * Demands proof that it is the owner who asks, and not somebody at an unlocked computer: the current password, a code
 * from the mailbox, or, where `freshIsEnough`, having signed in a moment ago or by a letter.
 * @throws AuthError 400 or 422 without good proof; 429 after too many wrong passwords
 */
export async function proveOwner(
  context: AuthContext,
  authenticated: Authenticated,
  proof: OwnProof,
  freshIsEnough: boolean,
): Promise<void> {
  const { user } = authenticated.account;
  if (proof.currentPassword) {
    await context.limits.account("password-anywhere", user.email ?? user.id);
    if (!(await context.passwords.verify(proof.currentPassword, user.encrypted_password))) {
      throw new AuthError(400, "current_password_invalid", "The current password is not right.");
    }
    await context.limits.forgive("password-anywhere", user.email ?? user.id);
    return;
  }
  if (proof.nonce) {
    const match = await matchCode(context, user.email ?? "", proof.nonce, ["reauthentication_token"]);
    const used = match && (await context.db.transaction().execute((db) => use(db, match.id, match.passwordHash)));
    if (used?.userId !== user.id) {
      throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    }
    return;
  }
  if (freshIsEnough && (await isFresh(context, authenticated))) return;
  throw new AuthError(
    400,
    "reauthentication_needed",
    "This needs the current password (current_password) or a code from your mailbox (nonce).",
  );
}

async function isFresh(context: AuthContext, { session }: Authenticated): Promise<boolean> {
  const [latest] = await methodsOf(context.db, session.id);
  return latest !== undefined && context.now().getTime() - latest.timestamp * 1000 <= freshness;
}
