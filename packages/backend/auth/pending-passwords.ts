import type { Selectable } from "kysely";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { isAnswer, newFlow, s256 } from "./flow-states.ts";
import { forgetNetworks } from "./known-networks.ts";
import type { AuthTables } from "./auth-tables.ts";
import { endSessions } from "./sessions.ts";
import { acceptsPassword } from "./sign-up.ts";
import { addEmailIdentity, ownMetadataOf, updateUser, type UserRow } from "./users.ts";

/** Milliseconds: 30 days. */
const maxWait = 30 * 86_400_000;

/** Whether a sign-up with a challenge is pending, so that a browser waits for the email. */
export async function isPasswordAwaited(db: Reader, userId: string): Promise<boolean> {
  const awaited = await db
    .selectFrom("auth_private.sign_ups")
    .select("id")
    .where("user_id", "=", userId)
    .where("code_challenge", "is not", null)
    .executeTakeFirst();
  return awaited !== undefined;
}

type SignUpRow = Selectable<AuthTables["auth_private.sign_ups"]>;

/**
 * The sign-up whose challenge the verifier matches. A challenge is not secret, so of several sign-ups with the same one the first
 * is returned: a copy comes later.
 */
export async function findPendingPassword(
  db: Writer,
  userId: string,
  verifier: string,
): Promise<SignUpRow | undefined> {
  const rows = await db
    .selectFrom("auth_private.sign_ups")
    .selectAll()
    .where("user_id", "=", userId)
    .where("code_challenge", "=", s256(verifier))
    .orderBy("created_at")
    .execute();
  return rows.find((row) => isAnswer(verifier, row));
}

/** Deletes the pending sign-ups of a user. */
export async function forgetPendingPasswords(db: Writer, userId: string): Promise<void> {
  await db.deleteFrom("auth_private.sign_ups").where("user_id", "=", userId).execute();
}

/**
 * Deletes a user's pending sign-ups, whose one password becomes the account's. Their browsers can still sign in with the email.
 * @param sentAt when the email was sent
 */
export async function adoptOnlyPassword(context: AuthContext, db: Writer, userId: string, sentAt: Date): Promise<void> {
  const rows = await db
    .deleteFrom("auth_private.sign_ups")
    .where("user_id", "=", userId)
    .returning(["id", "code_challenge", "code_challenge_method"])
    .execute();
  const flows = rows
    .filter(({ code_challenge }) => code_challenge !== null)
    .map((row) =>
      newFlow(context, { ...row, user_id: userId, authentication_method: "email/signup", created_at: sentAt }),
    );
  if (flows.length > 0) await db.insertInto("auth.flow_state").values(flows).execute();
}

/** Makes the password of a sign-up the account's, unless it has one, and ends all other sessions. */
export async function adoptPassword(
  context: AuthContext,
  db: Writer,
  user: UserRow,
  { password_hash, data }: SignUpRow,
): Promise<void> {
  if (user.encrypted_password || !(await acceptsPassword(db, user))) return;
  await updateUser(context, db, user.id, {
    encrypted_password: password_hash,
    raw_user_meta_data: JSON.stringify({ ...data, ...ownMetadataOf(user) }),
    updated_at: context.now(),
  });
  await forgetPendingPasswords(db, user.id);
  await endSessions(context, db, user.id, null);
  await forgetNetworks(context, db, user.id, null);
  if (user.email) await addEmailIdentity(db, user.id, user.email, context.now());
}

/** Deletes accounts that were not confirmed within 30 days of the last sign-up or sign-in, and older sign-ups of confirmed ones. */
export async function sweepUnconfirmed(context: AuthContext): Promise<void> {
  const before = new Date(context.now().getTime() - maxWait);
  const waiting = context.db.selectFrom("auth_private.sign_ups").select("user_id").where("created_at", ">", before);
  await context.db
    .deleteFrom("auth.users")
    .where("email_confirmed_at", "is", null)
    .where("created_at", "<", before)
    .where((row) => row.or([row("last_sign_in_at", "is", null), row("last_sign_in_at", "<", before)]))
    .where((row) => row.or([row("recovery_sent_at", "is", null), row("recovery_sent_at", "<", before)]))
    .where("id", "not in", waiting)
    .execute();
  // Sign-ups of an unconfirmed account are kept as long as the account: they show how many passwords are pending.
  const confirmed = context.db.selectFrom("auth.users").select("id").where("email_confirmed_at", "is not", null);
  await context.db
    .deleteFrom("auth_private.sign_ups")
    .where("created_at", "<", before)
    .where("user_id", "in", confirmed)
    .execute();
}

/**
 * Removes what was set up in an account whose address was never confirmed, because somebody else may have created it before the
 * owner of the address confirms it. Pending sign-ups stay until their exchange.
 */
export async function resetUnconfirmedAccount(context: AuthContext, db: Writer, user: UserRow): Promise<void> {
  await endSessions(context, db, user.id, null, "stay");
  await forgetNetworks(context, db, user.id, null);
  await db.deleteFrom("auth.identities").where("user_id", "=", user.id).where("provider", "!=", "email").execute();
  await db.deleteFrom("auth.mfa_factors").where("user_id", "=", user.id).execute();
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", user.id)
    .where("token_type", "in", ["email_change_token_new", "email_change_token_current", "reauthentication_token"])
    .execute();
  const data = { email: user.email, email_verified: false, phone_verified: false, sub: user.id };
  await updateUser(context, db, user.id, {
    encrypted_password: null,
    email_change: "",
    email_change_confirm_status: 0,
    raw_user_meta_data: JSON.stringify(data),
    updated_at: context.now(),
  });
}
