import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { derive } from "@site/http";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { type Challenge, isAnswer, newFlow, s256 } from "./flow-states.ts";
import { forgetNetworks, hashNetwork } from "./known-networks.ts";
import type { AuthTables } from "./auth-tables.ts";
import { endSessions } from "./sessions.ts";
import { addEmailIdentity, loadAccount, type Metadata, getOwnMetadata, updateUser, type UserRow } from "./users.ts";

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

/** Challenges aren't secret, so the oldest sign-up with the challenge counts: a thief's copy is always newer. */
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

export async function forgetPendingPasswords(db: Writer, userId: string): Promise<void> {
  await db.deleteFrom("auth_private.sign_ups").where("user_id", "=", userId).execute();
}

/** Call it only if one password is pending. Turns the sign-up into a flow. @param sentAt when the email was sent */
export async function adoptOnlyPassword(auth: AuthContext, db: Writer, userId: string, sentAt: Date): Promise<void> {
  const rows = await db
    .deleteFrom("auth_private.sign_ups")
    .where("user_id", "=", userId)
    .returning(["id", "code_challenge", "code_challenge_method"])
    .execute();
  const flows = rows
    .filter(({ code_challenge }) => code_challenge !== null)
    .map((row) =>
      newFlow(auth, { ...row, user_id: userId, authentication_method: "email/signup", created_at: sentAt }),
    );
  if (flows.length > 0) await db.insertInto("auth.flow_state").values(flows).execute();
}

/** Does nothing if the account has a password or doesn't accept one. Otherwise also ends all sessions. */
export async function adoptPassword(
  auth: AuthContext,
  db: Writer,
  user: UserRow,
  { password_hash, data }: SignUpRow,
): Promise<void> {
  if (user.encrypted_password || !(await acceptsPassword(db, user))) return;
  await updateUser(auth, db, user.id, {
    encrypted_password: password_hash,
    raw_user_meta_data: JSON.stringify({ ...data, ...getOwnMetadata(user) }),
    updated_at: auth.now(),
  });
  await forgetPendingPasswords(db, user.id);
  await endSessions(auth, db, user.id, null);
  await forgetNetworks(auth, db, user.id, null);
  if (user.email) await addEmailIdentity(db, user.id, user.email, auth.now());
}

/** All passwords of an unconfirmed address share a salt, so equal passwords have equal hashes. */
export function signUpSalt(auth: AuthContext, email: string): Uint8Array {
  return derive(auth.secrets.tokenKey, `sign-up ${email}`).subarray(0, 16);
}

/** False for a confirmed account with a password or a second factor. */
export async function acceptsPassword(db: Reader, user: UserRow): Promise<boolean> {
  if (user.email_confirmed_at === null) return true;
  if (user.encrypted_password) return false;
  const account = await loadAccount(db, user.id);
  return !account?.factors.some(({ status }) => status === "verified");
}

interface PendingPassword {
  userId: string;
  passwordHash: string;
  data: Metadata;
  challenge: Challenge | null;
  ip: string;
}

/** Limits of pending sign-ups for one unconfirmed address. */
const maxPerNetwork = 40;
const maxPerPassword = 5;

/** The user must be locked. Over a limit, deletes the oldest sign-ups of the same network only. @returns the new id */
export async function storePendingPassword(auth: AuthContext, db: Writer, typed: PendingPassword): Promise<string> {
  const { userId, passwordHash, data, challenge } = typed;
  const network = hashNetwork(auth, typed.ip);
  const values = {
    id: randomUUID(),
    user_id: userId,
    password_hash: passwordHash,
    data: JSON.stringify(data),
    code_challenge: challenge?.value ?? null,
    code_challenge_method: challenge?.method ?? null,
    network,
    created_at: auth.now(),
  };
  await db.insertInto("auth_private.sign_ups").values(values).execute();
  const ofNetwork = db
    .selectFrom("auth_private.sign_ups")
    .select("id")
    .where("user_id", "=", userId)
    .where("network", "=", network)
    .orderBy("created_at", "desc");
  for (const past of [
    ofNetwork.where("password_hash", "=", passwordHash).offset(maxPerPassword),
    ofNetwork.offset(maxPerNetwork),
  ]) {
    await db.deleteFrom("auth_private.sign_ups").where("id", "in", past).execute();
  }
  return values.id;
}

export async function countPendingPasswords(db: Reader, userId: string): Promise<number> {
  const typed = await db
    .selectFrom("auth_private.sign_ups")
    .select("password_hash")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return typed.length;
}
