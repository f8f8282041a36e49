import {
  invalidCode,
  matchCode,
  matchToken,
  pkcePrefix,
  type ConsumedCode,
  consumeCode,
  userOfToken,
} from "./one-time-codes.ts";
import type { AuthContext, Writer } from "./context.ts";
import { resetUnconfirmedAccount } from "./reset-account.ts";
import { completeEmailChange } from "./email-change.ts";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/security-events.ts";
import { isAwaited, issueAuthCode } from "./flow-states.ts";
import { forgetNetworks, mailboxLimitKey } from "./known-networks.ts";
import { sendNotice } from "./send-mail.ts";
import type { AuthMethod, OneTimeTokenType } from "./auth-tables.ts";
import { endSessions, type OpenSession, beginSession, type Visitor } from "./sessions.ts";
import { countPendingPasswords, isPasswordAwaited, adoptOnlyPassword } from "./pending-passwords.ts";
import { isBanned, lockUser, normalizeEmail, updateUser, type UserRow } from "./users.ts";

/** The token types that each `type` of the official client stands for, the older ones included. */
const accepted: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ["signup", ["confirmation_token", "recovery_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token", "confirmation_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
]);

export type EmailVerification = { type: string; token: string } | { type: string; email: string; code: string };

export type Verified =
  /** With a code too if this email was requested without a challenge while a browser waits for one requested with a challenge. */
  | { result: "session"; open: OpenSession; code: string | null; hasPassword: boolean }
  /** For PKCE: the browser with the verifier exchanges the code for a session. */
  | { result: "auth-code"; code: string; hasPassword: boolean }
  /** The first of the two mailboxes of an email change. */
  | { result: "half" };

/**
 * Verifies an address by the link or the code of an email, and does what the email was for.
 * @throws AuthError 400, 403 `otp_expired`, 403 `user_banned`
 */
export async function verifyEmail(context: AuthContext, proof: EmailVerification, visitor: Visitor): Promise<Verified> {
  const types = accepted.get(proof.type);
  if (!types) throw new AuthError(400, "validation_failed", "Unsupported verification type");
  const isLink = "token" in proof;
  const matched = isLink ? null : await matchTypedCode(context, proof, types, visitor);
  const byPkce = isLink && proof.token.startsWith(pkcePrefix);
  const done = await context.db.transaction().execute(async (db) => {
    const id = isLink ? await matchToken(context, db, proof.token, types) : matched;
    const userId = id && (await userOfToken(db, id));
    const user = userId ? await lockUser(db, userId) : undefined;
    const consumed = id && (await consumeCode(db, id));
    if (!consumed || !user) return null;
    if (isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
    const applied = await apply(context, db, user, consumed, proof.type === "recovery");
    const way = methodOfToken(proof.type, consumed.type);
    const verified: Verified = applied.half
      ? { result: "half" }
      : await grant(context, db, { userId: user.id, way, isLink, byPkce, visitor });
    return { verified, user, applied };
  });
  if (!done) {
    audit(context.log, "code_refused", { address: visitor.address, method: proof.type });
    throw invalidCode(isLink);
  }
  const { user, applied } = done;
  if (applied.movedTo !== null && user.email) {
    audit(context.log, "email_changed", { userId: user.id, address: visitor.address });
    await sendNotice(context, "email-changed", { to: user.email, email: user.email, newEmail: applied.movedTo });
  }
  audit(context.log, "email_confirmed", { userId: user.id, address: visitor.address, method: proof.type });
  return done.verified;
}

/** Counts an attempt for the mailbox, whether there is an account or not, and looks for the code. */
async function matchTypedCode(
  context: AuthContext,
  proof: { email: string; code: string },
  types: readonly OneTimeTokenType[],
  visitor: Visitor,
) {
  const email = normalizeEmail(proof.email);
  if (email === null) return null;
  await context.limits.spend("code-day", await mailboxLimitKey(context, email, visitor.address));
  return matchCode(context, email, proof.code, types);
}

async function grant(
  context: AuthContext,
  db: Writer,
  given: {
    userId: string;
    way: AuthMethod;
    isLink: boolean;
    byPkce: boolean;
    visitor: Visitor;
  },
): Promise<Verified> {
  const { userId, way, isLink, byPkce, visitor } = given;
  const user = await db
    .selectFrom("auth.users")
    .select("encrypted_password")
    .where("id", "=", userId)
    .executeTakeFirst();
  const hasPassword = Boolean(user?.encrypted_password);
  if (byPkce) return { result: "auth-code", code: await issueAuthCode(context, db, userId, way), hasPassword };
  // Without PKCE, Supabase Auth calls every sign-in by email `otp`.
  const open = await beginSession(context, db, userId, "otp", visitor);
  const awaited =
    isLink &&
    ((await isAwaited(context, db, userId, way)) || (way !== "email_change" && (await isPasswordAwaited(db, userId))));
  const code = awaited ? await issueAuthCode(context, db, userId, way) : null;
  return { result: "session", open, code, hasPassword };
}

/** The method of an email, under which its challenges are stored. */
function methodOfToken(type: string, token: OneTimeTokenType): AuthMethod {
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
  consumed: ConsumedCode,
  isRecovery: boolean,
): Promise<Applied> {
  if (consumed.type === "email_change_token_new" || consumed.type === "email_change_token_current") {
    const movedTo = await completeEmailChange(context, db, user);
    return { half: movedTo === null, movedTo };
  }
  if (user.email_confirmed_at === null) await confirmEmail(context, db, user, consumed);
  // The owner may recover the account to lock somebody out.
  if (isRecovery) {
    await endSessions(context, db, user.id, null, "stay");
    await forgetNetworks(context, db, user.id, null);
  }
  return { half: false, movedTo: null };
}

/**
 * Marks the address as confirmed for the first time. A pending password is adopted only if it is the only one and the email was
 * that of the sign-up: otherwise it may be somebody else's, and nothing set up with it stays. The exchange decides which of
 * several passwords is the owner's.
 */
async function confirmEmail(context: AuthContext, db: Writer, user: UserRow, consumed: ConsumedCode): Promise<void> {
  const typed = await countPendingPasswords(db, user.id);
  if (typed === 1 && consumed.type === "confirmation_token") await adoptOnlyPassword(context, db, user.id);
  else if (typed > 0 || user.encrypted_password) await resetUnconfirmedAccount(context, db, user);
  await markConfirmed(context, db, user.id);
}

async function markConfirmed(context: AuthContext, db: Writer, userId: string): Promise<void> {
  const now = context.now();
  const user = await db
    .selectFrom("auth.users")
    .select("raw_user_meta_data")
    .where("id", "=", userId)
    .executeTakeFirst();
  await updateUser(context, db, userId, {
    email_confirmed_at: now,
    raw_user_meta_data: JSON.stringify({ ...user?.raw_user_meta_data, email_verified: true }),
    updated_at: now,
  });
  const identities = await db
    .selectFrom("auth.identities")
    .select(["id", "identity_data"])
    .where("user_id", "=", userId)
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
