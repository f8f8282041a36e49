import type { AuthContext, Writer } from "./context.ts";
import { forgetNetworks } from "./known-networks.ts";
import { endSessions } from "./sessions.ts";
import type { UserRow } from "./users.ts";

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
  await db
    .updateTable("auth.users")
    .set({
      encrypted_password: null,
      email_change: "",
      email_change_confirm_status: 0,
      raw_user_meta_data: JSON.stringify({
        email: user.email,
        email_verified: false,
        phone_verified: false,
        sub: user.id,
      }),
      updated_at: context.now(),
    })
    .where("id", "=", user.id)
    .execute();
}
