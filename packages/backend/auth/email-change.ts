import { audit } from "../log/log.ts";
import type { AuthContext, EmailKind, Writer } from "./context.ts";
import { actionOf, reserveEmail, type SendReserved } from "./email.ts";
import { type Challenge, storeFlow } from "./flow-states.ts";
import { type IssuedCode, issueCode, revokeCode, undoMail } from "./one-time-codes.ts";
import { forgetPendingPasswords } from "./pending-sign-ups.ts";
import type { Visitor } from "./sessions.ts";
import { addEmailIdentity, findUserByEmail, lockUser, lockUserByEmail, updateUser, type UserRow } from "./users.ts";

interface EmailRequest {
  redirectTo: string;
  language: string | undefined;
  challenge: Challenge | null;
}

/**
 * Sends an email to the old and to the new mailbox; both have to be confirmed. If the new address already has an account, only
 * the email to that mailbox says so.
 */
export async function requestEmailChange(
  auth: AuthContext,
  change: EmailRequest & { userId: string; newEmail: string },
  visitor: Visitor,
): Promise<void> {
  const { userId, newEmail, challenge, language } = change;
  await auth.limits.spend("email-change", userId);
  const send = await reserveEmail(auth, "email-change", newEmail, visitor, { fromSession: true });
  if (!send) return;
  const prepared = await auth.db.transaction().execute(async (db): Promise<Prepared | null> => {
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
    if (!isTaken) return { userId, oldEmail: user.email, newEmail, current, fresh: await issueCode(auth, db, forNew) };
    // Of an earlier change.
    await db
      .deleteFrom("auth.one_time_tokens")
      .where("user_id", "=", userId)
      .where("token_type", "=", forNew.type)
      .execute();
    return { userId, oldEmail: user.email, newEmail, current, fresh: null };
  });
  if (!prepared) return;
  audit(auth.log, "email_change_requested", { userId });
  const { current, fresh } = prepared;
  const undo = async (): Promise<void> => {
    for (const issued of [current, fresh]) if (issued) await revokeCode(auth.db, issued.token);
  };
  if (!fresh) await send("already-signed-up", { to: newEmail, email: newEmail, language }, undo);
  await sendCodes(auth, send, prepared, change, () => undo);
}

/**
 * Resends the emails of a change to the mailboxes that have not confirmed it. Anybody may ask, so no change is started, and the
 * answer does not tell whether one is pending.
 */
export async function resendEmailChange(
  auth: AuthContext,
  { email, challenge, ...back }: EmailRequest & { email: string },
  visitor: Visitor,
): Promise<void> {
  const send = await reserveEmail(auth, "email-change-again", email, visitor);
  if (!send) return;
  const prepared = await auth.db.transaction().execute(async (db): Promise<Prepared | null> => {
    const user = await lockUserByEmail(db, email);
    if (!user?.email || !user.email_change) return null;
    const userId = user.id;
    const waiting = await db
      .selectFrom("auth.one_time_tokens")
      .select("token_type")
      .where("user_id", "=", userId)
      .where("token_type", "in", ["email_change_token_current", "email_change_token_new"])
      .execute();
    if (challenge && waiting.length > 0) await storeFlow(auth, db, { userId, method: "email_change", challenge });
    const issue = async (type: "email_change_token_current" | "email_change_token_new", to: string) =>
      waiting.some(({ token_type }) => token_type === type)
        ? issueCode(auth, db, { userId, type, email: to, pkce: challenge !== null, language: back.language })
        : null;
    return {
      userId,
      oldEmail: user.email,
      newEmail: user.email_change,
      current: await issue("email_change_token_current", user.email),
      fresh: await issue("email_change_token_new", user.email_change),
    };
  });
  if (!prepared) return;
  // Codes of a resend are replaced by those before: that they exist tells which mailbox has still to confirm.
  await sendCodes(auth, send, prepared, back, (unsent) => async () => {
    for (const issued of unsent) await undoMail(auth, prepared.userId, issued, null);
  });
}

interface Prepared {
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** For the old mailbox; null once it has confirmed. */
  current: IssuedCode | null;
  /** For the new mailbox; null once it has confirmed, or where it has an account. */
  fresh: IssuedCode | null;
}

/** @param undo makes what reverts the codes that a failed email leaves unsent */
async function sendCodes(
  auth: AuthContext,
  send: SendReserved,
  { current, fresh, oldEmail, newEmail }: Prepared,
  { redirectTo, language }: Pick<EmailRequest, "redirectTo" | "language">,
  undo: (unsent: IssuedCode[]) => () => Promise<void>,
): Promise<void> {
  const sendTo = (kind: EmailKind, to: string, issued: IssuedCode, unsent: IssuedCode[]) =>
    send(
      kind,
      { to, email: oldEmail, newEmail, language, ...actionOf(auth, issued, "email_change", redirectTo) },
      undo(unsent),
    );
  if (fresh) await sendTo("email-change-new", newEmail, fresh, current ? [fresh, current] : [fresh]);
  if (current) await sendTo("email-change-current", oldEmail, current, [current]);
}

/** Stores that one mailbox is confirmed; the second one changes the address. @returns the new address once the account has it */
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
  // Emails sent to the old mailbox must not sign anybody in after the change.
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
