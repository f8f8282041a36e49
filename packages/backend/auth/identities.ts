import { randomUUID } from "node:crypto";
import { isUuid } from "@site/http";
import type { AuthContext, ProviderName, Writer } from "./context.ts";
import { resetUnconfirmedAccount } from "./reset-account.ts";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/security-events.ts";
import { requireNotEnded } from "./flow-states.ts";
import { requireReauthentication } from "./reauthentication.ts";
import { sendNotice } from "./send-mail.ts";
import type { ProviderProfile } from "./auth-tables.ts";
import type { Authenticated } from "./sessions.ts";
import {
  draftUser,
  findUserByEmail,
  type IdentityRow,
  insertIdentity,
  insertUser,
  isBanned,
  loadAccount,
  lockUser,
  refreshProviders,
  updateUser,
  type UserRow,
} from "./users.ts";

/** The fields of a profile that are copied to `user_metadata`. */
const profileNames = new Set(["name", "full_name", "avatar_url", "picture", "user_name", "preferred_username"]);

export interface ProviderSignIn {
  userId: string;
  linked: boolean;
  email: string | null;
}

/**
 * The account for a provider's profile: the one that has the identity, else the one with the same address, if the provider has
 * verified it, else a new one.
 * @param begunAt when the visitor left for the provider
 * @throws AuthError 400 `bad_oauth_state` when the account's sessions were ended since; 403 `user_banned`, 422
 *   `provider_email_needs_verification`
 */
export async function accountFor(
  context: AuthContext,
  db: Writer,
  provider: ProviderName,
  profile: ProviderProfile,
  begunAt: Date,
): Promise<ProviderSignIn> {
  const known = await findIdentity(db, provider, profile.subject);
  const userId = known?.user_id ?? (await accountByEmail(context, db, profile, begunAt));
  const user = await lockUser(db, userId);
  if (known) await requireNotEnded(db, userId, begunAt);
  if (!user) throw new AuthError(403, "user_not_found", "User of this identity does not exist");
  if (isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
  if (known) await updateIdentity(context, db, known, profile);
  else await addIdentity(context, db, user.id, provider, profile);
  await copyProfile(context, db, user, profile);
  return { userId, linked: !known, email: user.email };
}

export interface IdentityLink {
  userId: string;
  provider: string;
  profile: ProviderProfile;
}

/** @throws AuthError 422 `identity_already_exists` when an account has the identity */
export async function requireUnlinked(db: Writer, { userId, provider, profile }: IdentityLink): Promise<void> {
  const known = await findIdentity(db, provider, profile.subject);
  if (!known) return;
  const owner = known.user_id === userId ? "Identity is already linked" : "Identity is already linked to another user";
  throw new AuthError(422, "identity_already_exists", owner);
}

/** Adds a provider's identity to the account of the signed-in user, which must be locked. */
export async function linkIdentity(context: AuthContext, db: Writer, link: IdentityLink): Promise<void> {
  await requireUnlinked(db, link);
  await addIdentity(context, db, link.userId, link.provider, link.profile);
}

function findIdentity(db: Writer, provider: string, subject: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("auth.identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", subject)
    .executeTakeFirst();
}

async function accountByEmail(
  context: AuthContext,
  db: Writer,
  profile: ProviderProfile,
  begunAt: Date,
): Promise<string> {
  if (!profile.email || !profile.emailVerified) {
    throw new AuthError(
      422,
      "provider_email_needs_verification",
      "The provider has not verified your email address. Verify it there first.",
    );
  }
  const now = context.now();
  const draft = draftUser({ email: profile.email, passwordHash: null, data: {}, confirmedAt: now, now });
  if (await insertUser(db, { ...draft, identities: [] })) {
    await context.onSignUp(db, draft.user.id);
    return draft.user.id;
  }
  const present = await findUserByEmail(db, profile.email);
  const user = present && (await lockUser(db, present.id));
  if (!user) throw new AuthError(409, "user_not_found", "The account was changed meanwhile. Please try again.");
  await requireNotEnded(db, user.id, begunAt);
  if (user.email_confirmed_at === null) {
    await resetUnconfirmedAccount(context, db, user);
    await db.deleteFrom("auth.identities").where("user_id", "=", user.id).execute();
    await updateUser(context, db, user.id, { email_confirmed_at: now });
  }
  return user.id;
}

async function addIdentity(
  context: AuthContext,
  db: Writer,
  userId: string,
  provider: string,
  profile: ProviderProfile,
): Promise<void> {
  const now = context.now();
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

async function updateIdentity(
  context: AuthContext,
  db: Writer,
  identity: IdentityRow,
  profile: ProviderProfile,
): Promise<void> {
  await db
    .updateTable("auth.identities")
    .set({ identity_data: JSON.stringify(profile.data), updated_at: context.now() })
    .where("id", "=", identity.id)
    .execute();
}

async function copyProfile(context: AuthContext, db: Writer, user: UserRow, profile: ProviderProfile): Promise<void> {
  const present = await loadAccount(db, user.id);
  const taken = Object.entries(profile.data).filter(([name]) => profileNames.has(name));
  const metadata = { ...present?.user.raw_user_meta_data, ...Object.fromEntries(taken) };
  await db
    .updateTable("auth.users")
    .set({ raw_user_meta_data: JSON.stringify(metadata), updated_at: context.now() })
    .where("id", "=", user.id)
    .execute();
}

/**
 * Removes an identity, but never the last one. Removing the email identity deletes the password. The address stays, and emails
 * to it still sign its owner in (Supabase Auth would switch to the address of another identity, which one party alone could
 * have added).
 * @throws AuthError 400 `reauthentication_needed`, 401 `insufficient_aal`, 422
 */
export async function unlinkIdentity(
  context: AuthContext,
  authenticated: Authenticated,
  identityId: string,
): Promise<void> {
  await requireReauthentication(context, authenticated, "unlink an identity");
  const { user } = authenticated.account;
  if (!isUuid(identityId)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await context.db.transaction().execute(async (db) => {
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
    if (identity.provider === "email") {
      await db.updateTable("auth.users").set({ encrypted_password: null }).where("id", "=", user.id).execute();
    }
    await refreshProviders(db, user.id, context.now());
  });
  audit(context.log, "identity_unlinked", { userId: user.id });
  if (user.email) await sendNotice(context, "identity-unlinked", { to: user.email, email: user.email });
}
