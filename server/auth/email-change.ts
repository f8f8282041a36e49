import { type IssuedCode, issueCode, revokeCode } from "./codes.ts";
import type { AuthContext, Writer } from "./context.ts";
import { record } from "./events.ts";
import { type Challenge, rememberFlow } from "./flow-states.ts";
import { linkTo, mayWrite, sendLetter } from "./post.ts";
import { draftUser, findUserByEmail, insertIdentity, lockUser, refreshProviders, type UserRow } from "./users.ts";

export interface EmailChange {
  userId: string;
  newEmail: string;
  redirectTo: string;
  challenge: Challenge | null;
}

/**
 * Sends a letter to the old and to the new mailbox; both have to be confirmed. That the new address has an account
 * already is told to its mailbox only.
 * @throws AuthError 429, 503
 */
export async function requestEmailChange(context: AuthContext, change: EmailChange): Promise<void> {
  if (!(await mayWrite(context, "email-change", change.newEmail))) return;
  const prepared = await context.db.transaction().execute((db) => prepare(context, db, change));
  if (!prepared) return;
  record(context.log, "email_change_requested", { userId: change.userId });
  const { current, fresh, oldEmail } = prepared;
  const facts = { email: oldEmail, newEmail: change.newEmail };
  const undo = async (): Promise<void> => {
    for (const issued of [current, fresh]) if (issued) await revokeCode(context, issued.token);
  };
  const action = (issued: IssuedCode | null) =>
    issued && {
      link: linkTo(context, { token: issued.token, type: "email_change", redirectTo: change.redirectTo }),
      code: issued.code,
    };
  await sendLetter(context, {
    purpose: "email-change",
    kind: fresh ? "email-change-new" : "already-signed-up",
    facts: fresh
      ? { to: change.newEmail, ...facts, ...action(fresh) }
      : { to: change.newEmail, email: change.newEmail },
    undo,
  });
  await sendLetter(context, {
    purpose: "email-change",
    kind: "email-change-current",
    facts: { to: oldEmail, ...facts, ...action(current) },
    undo: async () => {
      await undo();
      await context.limits.clear("letter-gap", `email-change ${change.newEmail}`);
    },
  });
}

interface Prepared {
  current: IssuedCode | null;
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
    await rememberFlow(context, db, { userId: user.id, method: "email_change", challenge: change.challenge });
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
  return { current, fresh, oldEmail: user.email };
}

/**
 * Counts one confirmed mailbox; with the second the address changes.
 * @returns the new address once it is the account's, else null
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
  // Somebody may have signed up with the address since the letters went out.
  const cleared = { email_change: "", email_change_confirm_status: 0, updated_at: now };
  if (await findUserByEmail(db, newEmail)) {
    await db.updateTable("auth.users").set(cleared).where("id", "=", user.id).execute();
    return null;
  }
  await db
    .updateTable("auth.users")
    .set({
      ...cleared,
      email: newEmail,
      email_confirmed_at: user.email_confirmed_at ?? now,
      raw_user_meta_data: JSON.stringify({ ...user.raw_user_meta_data, email: newEmail, email_verified: true }),
    })
    .where("id", "=", user.id)
    .execute();
  // Letters to the old mailbox give no way in any more.
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
  if (updated) return;
  await addEmailIdentity(context, db, userId, email);
}

/** Gives an account that came by a provider an identity of its own address. */
export async function addEmailIdentity(context: AuthContext, db: Writer, userId: string, email: string): Promise<void> {
  const now = context.now();
  const [identity] = draftUser({ email, passwordHash: null, data: {}, confirmedAt: now, now }).identities;
  if (!identity) return;
  const data = { ...identity.identity_data, sub: userId };
  await insertIdentity(db, { ...identity, provider_id: userId, user_id: userId, identity_data: data });
  await refreshProviders(db, userId, now);
}
