import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import { derive, minDuration } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { actionOf, requireEmail, reserveEmail } from "./email.ts";
import type { Challenge } from "./flow-states.ts";
import { hashNetwork } from "./known-networks.ts";
import { type IssuedCode, issueCode, undoMail } from "./one-time-codes.ts";
import { checkPasswordStrength } from "./passwords.ts";
import { challengeFields, dataField, limitAddress, optionalField, readBody, readEmailReturn } from "./requests.ts";
import type { Visitor } from "./sessions.ts";
import {
  type Account,
  draftUser,
  findUserByEmail,
  insertUser,
  loadAccount,
  lockUser,
  type Metadata,
  ownMetadataOf,
  type PresentedUser,
  presentUser,
  updateUser,
  type UserRow,
} from "./users.ts";

const body = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  data: dataField,
  ...captchaFields,
  ...challengeFields,
});

/** S7.3. Answered by an email, never by a session (D9). */
export function signUpRoutes(auth: AuthContext): Hono {
  return new Hono().post("/signup", async (context) => {
    const visitor = await limitAddress(auth, context, "sign-up");
    const given = await readBody(context, body);
    await checkCaptcha(auth, given, visitor);
    const { email, password } = given;
    if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    if (!email && !password) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    if (!email) throw new AuthError(400, "validation_failed", "To sign up, please provide your email");
    if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    const wanted = { email, password, data: given.data ?? {}, ...readEmailReturn(auth, context, given) };
    return context.json(await signUp(auth, wanted, visitor));
  });
}

interface SignUp {
  email: string;
  password: string;
  data: Metadata;
  redirectTo: string;
  challenge: Challenge | null;
}

/**
 * Creates an account and sends an email to confirm its address (D9). For an address that is still unconfirmed, the password is
 * stored in addition to earlier ones. For an account with a password, nothing changes and the response looks the same; its owner
 * is told by email.
 */
function signUp(context: AuthContext, wanted: SignUp, visitor: Visitor): Promise<PresentedUser> {
  return minDuration(context.answerFloor, async () => {
    const email = requireEmail(wanted.email);
    checkPasswordStrength(wanted.password, [context.settings.name, email]);
    const passwordHash = await context.passwords.hash(wanted.password, signUpSalt(context, email));
    const send = await reserveEmail(context, "sign-up", email, visitor);
    const draft = draftUser({ email, passwordHash, data: wanted.data, now: context.now() });
    const outcome = await context.db
      .transaction()
      .execute((db) =>
        storeAccount(context, db, { ...wanted, email, passwordHash, draft, writes: send !== null }, visitor),
      );
    const { userId, issued } = outcome;
    const event = outcome.created ? "sign_up" : "sign_up_repeated";
    audit(context.log, event, { userId, address: visitor.address });
    if (issued) {
      const facts = { to: email, email, ...actionOf(context, issued, "signup", wanted.redirectTo) };
      const created = outcome.created ? { signUpId: outcome.signUpId } : null;
      await send?.("confirm-sign-up", facts, () => undoMail(context, userId, issued, created));
    } else await send?.("already-signed-up", { to: email, email });
    // The same shape whether there was an account or not; only a new one has the real id.
    return presentUser(draft);
  });
}

interface Outcome {
  created: boolean;
  userId: string;
  signUpId: string | null;
  /** Null if the account is confirmed and can sign in, was deleted meanwhile, or got an email within the minute. */
  issued: IssuedCode | null;
}

async function storeAccount(
  context: AuthContext,
  db: Writer,
  wanted: SignUp & { passwordHash: string; draft: Account; writes: boolean },
  { address }: Visitor,
): Promise<Outcome> {
  const { email, passwordHash, data, challenge, draft } = wanted;
  const created = await insertUser(db, draft);
  const present = created ? draft.user : await findUserByEmail(db, email);
  const user = present && (await lockUser(db, present.id));
  // Deleted between the two statements: the response is the one for a new account, and the visitor can try again.
  if (!user) return { created: false, userId: draft.user.id, signUpId: null, issued: null };
  const { id } = user;
  const isConfirmed = user.email_confirmed_at !== null;
  if (!(await acceptsPassword(db, user))) return { created, userId: id, signUpId: null, issued: null };
  if (!created && !isConfirmed && (await countPendingPasswords(db, id)) === 0) {
    // Created by a sign-in email, which anybody may have requested, so its data is dropped.
    await updateUser(context, db, id, { raw_user_meta_data: JSON.stringify({ ...data, ...ownMetadataOf(user) }) });
  }
  const signUpId = await storePendingPassword(context, db, { userId: id, passwordHash, data, challenge, address });
  // Where signing in does not need a confirmed address, the latest password counts until it is confirmed.
  if (!isConfirmed) await updateUser(context, db, id, { encrypted_password: passwordHash });
  if (!wanted.writes) return { created, userId: id, signUpId, issued: null };
  const pkce = challenge !== null;
  const issued = await issueCode(context, db, { userId: id, type: "confirmation_token", email, pkce });
  await updateUser(context, db, id, { confirmation_sent_at: context.now() });
  return { created, userId: id, signUpId, issued };
}

/** The salt of all passwords of an unconfirmed address, so that equal passwords have equal hashes. */
export function signUpSalt(context: AuthContext, email: string): Uint8Array {
  return derive(context.secrets.tokenKey, `sign-up ${email}`).subarray(0, 16);
}

/** Whether a pending password may still become the account's: not if a confirmed account has a password or a second factor. */
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
  /** The network address it came from. */
  address: string;
}

/** Maximum pending sign-ups from one network for one address, in total and with the same password. */
const maxPerNetwork = 40;
const maxPerPassword = 5;

/**
 * Stores a sign-up of a locked user. Beyond the limits, the oldest sign-ups from the same network are deleted, so that other
 * networks can't displace the owner's, and a second password is never forgotten.
 * @returns its id
 */
export async function storePendingPassword(context: AuthContext, db: Writer, typed: PendingPassword): Promise<string> {
  const { userId, passwordHash, data, challenge } = typed;
  const network = hashNetwork(context, typed.address);
  const values = {
    id: randomUUID(),
    user_id: userId,
    password_hash: passwordHash,
    data: JSON.stringify(data),
    code_challenge: challenge?.value ?? null,
    code_challenge_method: challenge?.method ?? null,
    network,
    created_at: context.now(),
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

/** How many different passwords are pending for a user. */
export async function countPendingPasswords(db: Reader, userId: string): Promise<number> {
  const typed = await db
    .selectFrom("auth_private.sign_ups")
    .select("password_hash")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return typed.length;
}
