import { type IssuedCode, issueCode, revokeCode, undoMail } from "./one-time-codes.ts";
import type { AuthContext, Writer } from "./context.ts";
import { audit } from "../log/security-events.ts";
import { type Challenge, storeFlow } from "./flow-states.ts";
import type { EmailFields, EmailKind } from "./email.ts";
import { linkTo, reserveEmail, sendMail } from "./send-mail.ts";
import type { Visitor } from "./sessions.ts";
import { forgetPendingPasswords } from "./pending-passwords.ts";
import { addEmailIdentity, findUserByEmail, lockUser, updateUser, type UserRow } from "./users.ts";

export interface EmailChange {
  userId: string;
  newEmail: string;
  redirectTo: string;
  challenge: Challenge | null;
}

/**
 * Sends an email to the old and to the new mailbox; both have to be confirmed. If the new address already has an account, only
 * the email to that mailbox says so.
 * @throws AuthError 429, 503
 */
export async function requestEmailChange(context: AuthContext, change: EmailChange): Promise<void> {
  // Counted by the account: its old mailbox gets an email too, whatever the new one is.
  if (!(await reserveEmail(context, "email-change", change.newEmail, null, change.userId))) return;
  const prepared = await context.db.transaction().execute((db) => prepare(context, db, change));
  if (!prepared) return;
  audit(context.log, "email_change_requested", { userId: change.userId });
  await sendBoth(context, { ...prepared, newEmail: change.newEmail }, change.redirectTo, null);
}

/**
 * Resends the emails of a change to the mailboxes that have not confirmed it. Anybody may ask, so no change is started, and the
 * answer does not tell whether one is pending.
 * @throws AuthError 429, 503
 */
export async function resendEmailChange(
  context: AuthContext,
  request: { email: string; redirectTo: string; challenge: Challenge | null },
  visitor: Visitor,
): Promise<void> {
  if (!(await reserveEmail(context, "email-change-again", request.email, visitor))) return;
  const prepared = await context.db.transaction().execute(async (db) => {
    const present = await findUserByEmail(db, request.email);
    const user = present && (await lockUser(db, present.id));
    if (!user?.email || !user.email_change) return null;
    const waiting = await db
      .selectFrom("auth.one_time_tokens")
      .select("token_type")
      .where("user_id", "=", user.id)
      .where("token_type", "in", ["email_change_token_current", "email_change_token_new"])
      .execute();
    const types = waiting.map(({ token_type }) => token_type);
    const { challenge } = request;
    if (challenge && types.length > 0) {
      await storeFlow(context, db, { userId: user.id, method: "email_change", challenge });
    }
    const issue = async (type: "email_change_token_current" | "email_change_token_new", email: string) =>
      types.includes(type) ? issueCode(context, db, { userId: user.id, type, email, pkce: challenge !== null }) : null;
    return {
      userId: user.id,
      oldEmail: user.email,
      newEmail: user.email_change,
      current: await issue("email_change_token_current", user.email),
      fresh: await issue("email_change_token_new", user.email_change),
    };
  });
  if (prepared) await sendBoth(context, prepared, request.redirectTo, visitor);
}

/**
 * Sends the emails of a change. Without a code for the new mailbox, that mailbox is told that it has an account, unless
 * `visitor` asked for a resend. Without a code for the old mailbox, which has then confirmed, nothing is sent to that mailbox.
 */
async function sendBoth(
  context: AuthContext,
  prepared: Prepared & { newEmail: string },
  redirectTo: string,
  visitor: Visitor | null,
): Promise<void> {
  const { userId, current, fresh, oldEmail, newEmail } = prepared;
  const facts = { email: oldEmail, newEmail };
  const purpose = visitor ? "email-change-again" : "email-change";
  const undo = (unsent: readonly (IssuedCode | null)[]) => async (): Promise<void> => {
    // Codes of a resend are replaced by those before: that they exist tells which mailbox has still to confirm.
    if (visitor) for (const issued of unsent) if (issued) await undoMail(context, userId, issued, null);
    if (!visitor) for (const issued of [current, fresh]) if (issued) await revokeCode(context.db, issued.token);
  };
  const action = (issued: IssuedCode) => ({
    link: linkTo(context, { token: issued.token, type: "email_change", redirectTo }),
    code: issued.code,
  });
  const send = (kind: EmailKind, facts: EmailFields, unsent: readonly (IssuedCode | null)[]) =>
    sendMail(context, {
      purpose,
      kind,
      facts,
      visitor,
      reservedFor: visitor ? oldEmail : newEmail,
      undo: undo(unsent),
    });
  if (fresh) await send("email-change-new", { to: newEmail, ...facts, ...action(fresh) }, [fresh, current]);
  else if (!visitor) await send("already-signed-up", { to: newEmail, email: newEmail }, [current]);
  if (current) await send("email-change-current", { to: oldEmail, ...facts, ...action(current) }, [current]);
}

interface Prepared {
  userId: string;
  /** For the present mailbox. */
  current: IssuedCode | null;
  /** For the new mailbox. */
  fresh: IssuedCode | null;
  oldEmail: string;
}

async function prepare(context: AuthContext, db: Writer, change: EmailChange): Promise<Prepared | null> {
  const user = await lockUser(db, change.userId);
  if (!user?.email) return null;
  const now = context.now();
  await db
    .updateTable("auth.users")
    .set({ email_change: change.newEmail, email_change_sent_at: now, email_change_confirm_status: 0, updated_at: now })
    .where("id", "=", user.id)
    .execute();
  if (change.challenge) {
    await storeFlow(context, db, { userId: user.id, method: "email_change", challenge: change.challenge });
  }
  const pkce = change.challenge !== null;
  const taken = (await findUserByEmail(db, change.newEmail)) !== undefined;
  const current = await issueCode(context, db, {
    userId: user.id,
    type: "email_change_token_current",
    email: user.email,
    pkce,
  });
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", user.id)
    .where("token_type", "=", "email_change_token_new")
    .execute();
  const fresh = taken
    ? null
    : await issueCode(context, db, { userId: user.id, type: "email_change_token_new", email: change.newEmail, pkce });
  return { userId: user.id, current, fresh, oldEmail: user.email };
}

/**
 * Stores that one mailbox is confirmed. The second confirmation changes the address.
 * @returns the new address if the account has it, else null
 */
export async function completeEmailChange(context: AuthContext, db: Writer, user: UserRow): Promise<string | null> {
  const newEmail = user.email_change;
  if (!newEmail) return null;
  const now = context.now();
  if (user.email_change_confirm_status === 0) {
    await db
      .updateTable("auth.users")
      .set({ email_change_confirm_status: 1, updated_at: now })
      .where("id", "=", user.id)
      .execute();
    return null;
  }
  // Another account may have taken the address since the emails were sent.
  const cleared = { email_change: "", email_change_confirm_status: 0, updated_at: now };
  if (await findUserByEmail(db, newEmail)) {
    await db.updateTable("auth.users").set(cleared).where("id", "=", user.id).execute();
    return null;
  }
  await updateUser(context, db, user.id, {
    ...cleared,
    email: newEmail,
    email_confirmed_at: user.email_confirmed_at ?? now,
    raw_user_meta_data: JSON.stringify({ ...user.raw_user_meta_data, email: newEmail, email_verified: true }),
  });
  await forgetPendingPasswords(db, user.id);
  // Emails sent to the old mailbox must not sign anybody in after the change.
  await db.deleteFrom("auth.one_time_tokens").where("user_id", "=", user.id).execute();
  await moveEmailIdentity(context, db, user.id, newEmail);
  return newEmail;
}

async function moveEmailIdentity(context: AuthContext, db: Writer, userId: string, email: string): Promise<void> {
  const now = context.now();
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
