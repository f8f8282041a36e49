import type { AuthContext, Writer } from "./context.ts";
import { forgetNetworks } from "./known-networks.ts";
import { endSessions } from "./sessions.ts";
import { updateUser, type UserRow } from "./users.ts";

/** Milliseconds: 30 days. */
export const maxWait = 30 * 86_400_000;

/** The wait starts at the last sign-up or sign-in. Also deletes old sign-ups of confirmed accounts. */
export async function deleteUnconfirmed(auth: AuthContext): Promise<void> {
  const before = new Date(auth.now().getTime() - maxWait);
  const waiting = auth.db.selectFrom("auth_private.sign_ups").select("user_id").where("created_at", ">", before);
  await auth.db
    .deleteFrom("auth.users")
    .where("email_confirmed_at", "is", null)
    .where("created_at", "<", before)
    .where((row) => row.or([row("last_sign_in_at", "is", null), row("last_sign_in_at", "<", before)]))
    .where((row) => row.or([row("recovery_sent_at", "is", null), row("recovery_sent_at", "<", before)]))
    .where("id", "not in", waiting)
    .execute();
  // Sign-ups of an unconfirmed account stay as long as the account, to show how many passwords are pending.
  const confirmed = auth.db.selectFrom("auth.users").select("id").where("email_confirmed_at", "is not", null);
  await auth.db
    .deleteFrom("auth_private.sign_ups")
    .where("created_at", "<", before)
    .where("user_id", "in", confirmed)
    .execute();
}

/** A stranger may have set up the account before its owner confirms it. Pending sign-ups stay until the exchange. */
export async function resetUnconfirmedAccount(auth: AuthContext, db: Writer, user: UserRow): Promise<void> {
  await endSessions(auth, db, user.id, null, "stay");
  await forgetNetworks(auth, db, user.id, null);
  await db.deleteFrom("auth.identities").where("user_id", "=", user.id).where("provider", "!=", "email").execute();
  await db.deleteFrom("auth.mfa_factors").where("user_id", "=", user.id).execute();
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", user.id)
    .where("token_type", "in", ["email_change_token_new", "email_change_token_current", "reauthentication_token"])
    .execute();
  const data = { email: user.email, email_verified: false, phone_verified: false, sub: user.id };
  await updateUser(auth, db, user.id, {
    encrypted_password: null,
    email_change: "",
    email_change_confirm_status: 0,
    raw_user_meta_data: JSON.stringify(data),
    updated_at: auth.now(),
  });
}
