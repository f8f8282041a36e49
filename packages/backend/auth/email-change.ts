import { audit } from "../log/log.ts";
import type { AuthContext, EmailKind, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { toAction, reserveEmail } from "./email.ts";
import { type Challenge, storeFlow } from "./flow-states.ts";
import { type IssuedCode, issueCode, restoreReplaced, revokeCode } from "./one-time-codes.ts";
import { forgetPendingPasswords } from "./pending-sign-ups.ts";
import type { Visitor } from "./sessions.ts";
import { addEmailIdentity, findUserByEmail, lockUser, updateUser, type UserRow } from "./users.ts";

/** Both mailboxes have to confirm. If the new address already has an account, only an email to that address says so. */
export async function requestEmailChange(
  auth: AuthContext,
  change: {
    userId: string;
    newEmail: string;
    redirectTo: string;
    language: string | undefined;
    challenge: Challenge | null;
  },
  visitor: Visitor,
): Promise<void> {
  const { userId, newEmail, redirectTo, challenge, language } = change;
  await auth.limits.spend("email-change", userId);
  const send = await reserveEmail(auth, "email-change", newEmail, visitor, { fromSession: true, account: userId });
  if (!send) {
    if (await isPending(auth, userId, newEmail)) return;
    const sentence = "Too many emails were requested. Please wait before you ask again.";
    throw new AuthError(429, "over_email_send_rate_limit", sentence, { retryAfter: 60 });
  }
  const prepared = await auth.db.transaction().execute(async (db) => {
    const user = await lockUser(db, userId);
    if (!user?.email) return null;
    const now = auth.now();
    const changes = {
      email_change: newEmail,
      email_change_sent_at: now,
      email_change_confirm_status: 0,
      updated_at: now,
    };
    await updateUser(auth, db, userId, changes);
    if (challenge) await storeFlow(auth, db, { userId, method: "email_change", challenge });
    const pkce = challenge !== null;
    const isTaken = (await findUserByEmail(db, newEmail)) !== undefined;
    const forOld = { userId, type: "email_change_token_current", email: user.email, pkce, language } as const;
    const forNew = { userId, type: "email_change_token_new", email: newEmail, pkce, language } as const;
    const current = await issueCode(auth, db, forOld);
    if (!isTaken) return { user, oldEmail: user.email, current, fresh: await issueCode(auth, db, forNew) };
    await db
      .deleteFrom("auth.one_time_tokens")
      .where("user_id", "=", userId)
      .where("token_type", "=", forNew.type)
      .execute();
    return { user, oldEmail: user.email, current, fresh: null };
  });
  if (!prepared) return;
  audit(auth.log, "email_change_requested", { userId });
  const { user, oldEmail, current, fresh } = prepared;
  const undo = () => undoChange(auth, user, fresh ? [fresh, current] : [current]);
  const sendCode = (kind: EmailKind, to: string, issued: IssuedCode) => {
    const action = toAction(auth, issued, "email_change", redirectTo);
    return send(kind, { to, email: oldEmail, newEmail, language, ...action }, undo);
  };
  if (fresh) await sendCode("email-change-new", newEmail, fresh);
  else await send("already-signed-up", { to: newEmail, email: newEmail, language }, undo);
  await sendCode("email-change-current", oldEmail, current);
}

/** False if the change is complete, or was canceled by another change or a new password. */
async function isPending({ db }: AuthContext, userId: string, newEmail: string): Promise<boolean> {
  const pending = db
    .selectFrom("auth.users as user")
    .innerJoin("auth.one_time_tokens as token", "token.user_id", "user.id");
  const ofChange = pending.where("user.id", "=", userId).where("user.email_change", "=", newEmail);
  const found = ofChange.where("token.token_type", "in", ["email_change_token_current", "email_change_token_new"]);
  return (await found.select("token.id").executeTakeFirst()) !== undefined;
}

/** After a failed email, restores the previous change, unless one of the new change's codes was used or replaced. */
async function undoChange(auth: AuthContext, before: UserRow, codes: readonly IssuedCode[]): Promise<void> {
  await auth.db.transaction().execute(async (db) => {
    if (!(await lockUser(db, before.id))) return;
    const revoked = [];
    for (const { token } of codes) revoked.push(await revokeCode(db, token));
    if (revoked.includes(false)) return;
    for (const issued of codes) await restoreReplaced(db, issued);
    const { email_change, email_change_confirm_status } = before;
    await updateUser(auth, db, before.id, { email_change, email_change_confirm_status, updated_at: auth.now() });
  });
}

/** The second confirmation changes the address. @returns the new address, or null if it did not change */
export async function completeEmailChange(auth: AuthContext, db: Writer, user: UserRow): Promise<string | null> {
  const newEmail = user.email_change;
  if (!newEmail) return null;
  const now = auth.now();
  if (user.email_change_confirm_status === 0) {
    await updateUser(auth, db, user.id, { email_change_confirm_status: 1, updated_at: now });
    return null;
  }
  // Another account may have taken the address since the emails were sent.
  const cleared = { email_change: "", email_change_confirm_status: 0, updated_at: now };
  if (await findUserByEmail(db, newEmail)) {
    await updateUser(auth, db, user.id, cleared);
    return null;
  }
  await updateUser(auth, db, user.id, {
    ...cleared,
    email: newEmail,
    email_confirmed_at: user.email_confirmed_at ?? now,
    raw_user_meta_data: JSON.stringify({ ...user.raw_user_meta_data, email: newEmail, email_verified: true }),
  });
  await forgetPendingPasswords(db, user.id);
  // Emails in the old mailbox must not sign anybody in after the change.
  await db.deleteFrom("auth.one_time_tokens").where("user_id", "=", user.id).execute();
  await moveEmailIdentity(auth, db, user.id, newEmail);
  return newEmail;
}

async function moveEmailIdentity(auth: AuthContext, db: Writer, userId: string, email: string): Promise<void> {
  const now = auth.now();
  const data = { email, email_verified: true, phone_verified: false, sub: userId };
  const updated = await db
    .updateTable("auth.identities")
    .set({ identity_data: JSON.stringify(data), updated_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", "email")
    .returning("id")
    .executeTakeFirst();
  if (!updated) await addEmailIdentity(db, userId, email, now);
}
