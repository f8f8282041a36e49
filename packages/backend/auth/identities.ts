import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { isUuid } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import type { ProviderProfile } from "./auth-tables.ts";
import type { AuthContext, ProviderName, Writer } from "./context.ts";
import { sendNotice } from "./email.ts";
import { type FlowRow, grantAuthCode, requireNotEnded } from "./flow-states.ts";
import { resetUnconfirmedAccount } from "./unconfirmed-accounts.ts";
import { requireChange } from "./reauthentication.ts";
import { requireSession } from "./requests.ts";
import type { SessionCaller } from "./sessions.ts";
import {
  draftUser,
  type IdentityRow,
  insertIdentity,
  insertUser,
  isBanned,
  loadAccount,
  lockUser,
  lockUserByEmail,
  refreshProviders,
  updateUser,
  type UserRow,
} from "./users.ts";

const profileNames = new Set(["name", "full_name", "avatar_url", "picture", "user_name", "preferred_username"]);

/** Matches by identity, then by verified address, and otherwise creates an account. @param begunAt start of the sign-in */
export async function accountFor(
  auth: AuthContext,
  db: Writer,
  provider: ProviderName,
  profile: ProviderProfile,
  begunAt: Date,
): Promise<{ userId: string; linked: boolean; email: string | null }> {
  const known = await findIdentity(db, provider, profile.subject);
  const userId = known?.user_id ?? (await accountByEmail(auth, db, profile, begunAt));
  const user = await lockUser(db, userId);
  if (known) await requireNotEnded(db, userId, begunAt);
  if (!user) throw new AuthError(403, "user_not_found", "User of this identity does not exist");
  if (isBanned(user, auth.now())) throw new AuthError(403, "user_banned", "User is banned");
  if (known) {
    await db
      .updateTable("auth.identities")
      .set({ identity_data: JSON.stringify(profile.data), updated_at: auth.now() })
      .where("id", "=", known.id)
      .execute();
  } else await addIdentity(auth, db, user.id, provider, profile);
  await copyProfile(auth, db, user, profile);
  return { userId, linked: !known, email: user.email };
}

interface IdentityLink {
  userId: string;
  provider: string;
  profile: ProviderProfile;
}

export function storePendingLink(auth: AuthContext, flowId: string, link: IdentityLink): Promise<string> {
  return auth.db.transaction().execute(async (db) => {
    const user = await lockUser(db, link.userId);
    if (user && isBanned(user, auth.now())) throw new AuthError(403, "user_banned", "User is banned");
    await requireUnlinked(db, link);
    const held = await db
      .updateTable("auth_private.identity_links")
      .set({ profile: JSON.stringify(link.profile) })
      .where("flow_id", "=", flowId)
      .returning("flow_id")
      .executeTakeFirst();
    if (!held) throw new AuthError(400, "bad_oauth_state", "OAuth state is unknown, used or expired");
    return grantAuthCode(auth, db, flowId, link.userId);
  });
}

/** The user must be locked. @returns whether the flow links an identity */
export async function finishLink(auth: AuthContext, db: Writer, flow: FlowRow): Promise<boolean> {
  if (flow.linking_target_id === null) return false;
  const held = await db
    .selectFrom("auth_private.identity_links")
    .select("profile")
    .where("flow_id", "=", flow.id)
    .executeTakeFirst();
  if (!held?.profile) throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  const { linking_target_id: userId, provider_type: provider } = flow;
  await requireUnlinked(db, { userId, provider, profile: held.profile });
  await addIdentity(auth, db, userId, provider, held.profile);
  return true;
}

/** @throws AuthError 422 `identity_already_exists` if an account already has the identity */
async function requireUnlinked(db: Writer, { userId, provider, profile }: IdentityLink): Promise<void> {
  const known = await findIdentity(db, provider, profile.subject);
  if (!known) return;
  const owner = known.user_id === userId ? "Identity is already linked" : "Identity is already linked to another user";
  throw new AuthError(422, "identity_already_exists", owner);
}

function findIdentity(db: Writer, provider: string, subject: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("auth.identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", subject)
    .executeTakeFirst();
}

async function accountByEmail(auth: AuthContext, db: Writer, profile: ProviderProfile, begunAt: Date): Promise<string> {
  if (!profile.email || !profile.emailVerified) {
    const sentence = "The provider has not verified your email address. Verify it there first.";
    throw new AuthError(422, "provider_email_needs_verification", sentence);
  }
  const now = auth.now();
  const draft = draftUser({ email: profile.email, confirmedAt: now, now });
  if (await insertUser(db, { ...draft, identities: [] })) {
    await auth.onSignUp(db, draft.user.id);
    return draft.user.id;
  }
  const user = await lockUserByEmail(db, profile.email);
  if (!user) throw new AuthError(409, "user_not_found", "The account was changed meanwhile. Please try again.");
  await requireNotEnded(db, user.id, begunAt);
  if (user.email_confirmed_at === null) {
    await resetUnconfirmedAccount(auth, db, user);
    await db.deleteFrom("auth.identities").where("user_id", "=", user.id).execute();
    await updateUser(auth, db, user.id, { email_confirmed_at: now });
  }
  return user.id;
}

async function addIdentity(
  auth: AuthContext,
  db: Writer,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  const now = auth.now();
  await insertIdentity(db, {
    id: randomUUID(),
    provider_id: profile.subject,
    user_id: userId,
    identity_data: profile.data,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email: profile.email,
  });
  await refreshProviders(db, userId, now);
}

async function copyProfile(auth: AuthContext, db: Writer, user: UserRow, profile: ProviderProfile): Promise<void> {
  const profileFields = Object.entries(profile.data).filter(([name]) => profileNames.has(name));
  const metadata = { ...user.raw_user_meta_data, ...Object.fromEntries(profileFields) };
  await updateUser(auth, db, user.id, { raw_user_meta_data: JSON.stringify(metadata), updated_at: auth.now() });
}

export function identityRoutes(auth: AuthContext): Hono {
  return new Hono().delete("/user/identities/:id", async (context) => {
    await unlinkIdentity(auth, await requireSession(auth, context, "account"), context.req.param("id"));
    return context.json({});
  });
}

/** Unlinking the email identity keeps the account's address. Supabase Auth would switch to another identity's address. */
async function unlinkIdentity(auth: AuthContext, authenticated: SessionCaller, identityId: string): Promise<void> {
  await requireChange(auth, authenticated, "unlink an identity");
  const { user } = authenticated.account;
  if (!isUuid(identityId)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await auth.db.transaction().execute(async (db) => {
    const locked = await lockUser(db, user.id);
    const account = await loadAccount(db, user.id);
    if (!locked || !account) throw new AuthError(403, "user_not_found", "User does not exist");
    const identity = account.identities.find(({ id }) => id === identityId);
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    const rest = account.identities.filter(({ id }) => id !== identityId);
    if (rest.length === 0) {
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    }
    await db.deleteFrom("auth.identities").where("id", "=", identityId).execute();
    if (identity.provider === "email") await updateUser(auth, db, user.id, { encrypted_password: null });
    await refreshProviders(db, user.id, auth.now());
  });
  audit(auth.log, "identity_unlinked", { userId: user.id });
  await sendNotice(auth, "identity-unlinked", user);
}
