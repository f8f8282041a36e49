import { randomUUID } from "node:crypto";
import type { Selectable, Updateable } from "kysely";
import type { OwnData, Reader, Writer } from "./context.ts";
import type { AuthTables } from "./auth-tables.ts";

export type UserRow = Selectable<AuthTables["auth.users"]>;
export type IdentityRow = Selectable<AuthTables["auth.identities"]>;
export type FactorRow = Selectable<AuthTables["auth.mfa_factors"]>;

export interface Account {
  user: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}

export type Metadata = Record<string, unknown>;

/** Metadata that only the service writes, because users must not be able to mark an address as verified. */
export const ownMetadata: ReadonlySet<string> = new Set(["sub", "email", "email_verified", "phone_verified"]);

export function getOwnMetadata(user: Pick<UserRow, "raw_user_meta_data">): Metadata {
  return Object.fromEntries(Object.entries(user.raw_user_meta_data).filter(([name]) => ownMetadata.has(name)));
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

export function findUserByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("auth.users")
    .selectAll()
    .where("email", "=", email)
    .where("is_sso_user", "=", false)
    .executeTakeFirst();
}

/** Locks the user until the transaction ends. Call it before any change to the account. */
export function lockUser(db: Writer, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("auth.users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function lockUserByEmail(db: Writer, email: string): Promise<UserRow | undefined> {
  const found = await findUserByEmail(db, email);
  return found && (await lockUser(db, found.id));
}

export async function loadAccount(db: Reader, id: string): Promise<Account | null> {
  const user = await db.selectFrom("auth.users").selectAll().where("id", "=", id).executeTakeFirst();
  if (!user) return null;
  const identities = await db
    .selectFrom("auth.identities")
    .selectAll()
    .where("user_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const factors = await db
    .selectFrom("auth.mfa_factors")
    .selectAll()
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
  return { user, identities, factors };
}

interface NewUser {
  email: string;
  now: Date;
  passwordHash?: string;
  data?: Metadata;
  /** Null until the address is confirmed. */
  confirmedAt?: Date | null;
}

export function draftUser({ email, now, passwordHash, data = {}, confirmedAt = null }: NewUser): Account {
  const id = randomUUID();
  const identityData = { email, email_verified: confirmedAt !== null, phone_verified: false, sub: id };
  return {
    user: {
      id,
      aud: "authenticated",
      role: "authenticated",
      email,
      encrypted_password: passwordHash ?? null,
      email_confirmed_at: confirmedAt,
      confirmation_sent_at: confirmedAt ? null : now,
      recovery_sent_at: null,
      email_change: "",
      email_change_sent_at: null,
      email_change_confirm_status: 0,
      reauthentication_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: "email", providers: ["email"] },
      raw_user_meta_data: { ...data, ...identityData },
      created_at: now,
      updated_at: now,
      phone: null,
      confirmed_at: confirmedAt,
      banned_until: null,
      is_sso_user: false,
      is_anonymous: false,
      deleted_at: null,
    },
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: identityData,
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    factors: [],
  };
}

/** @returns false, without changes, if the address is taken */
export async function insertUser(db: Writer, { user, identities }: Account): Promise<boolean> {
  const { confirmed_at: _computed, raw_app_meta_data, raw_user_meta_data, ...columns } = user;
  const inserted = await db
    .insertInto("auth.users")
    .values({
      ...columns,
      raw_app_meta_data: JSON.stringify(raw_app_meta_data),
      raw_user_meta_data: JSON.stringify(raw_user_meta_data),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  for (const identity of identities) await insertIdentity(db, identity);
  return true;
}

/** The user must be locked. Calls `onSignUp` when the account first becomes usable. */
export async function updateUser(
  { onSignUp }: Pick<OwnData, "onSignUp">,
  db: Writer,
  id: string,
  values: Updateable<AuthTables["auth.users"]>,
): Promise<void> {
  const before = db
    .selectFrom("auth.users")
    .select(["id", "email_confirmed_at as confirmed", "last_sign_in_at as signedIn"])
    .where("id", "=", id)
    .as("before");
  const user = await db
    .updateTable("auth.users")
    .from(before)
    .set(values)
    .whereRef("auth.users.id", "=", "before.id")
    .returning(["confirmed", "signedIn", "email_confirmed_at", "last_sign_in_at"])
    .executeTakeFirst();
  if (!user || user.confirmed || user.signedIn) return;
  if (user.email_confirmed_at || user.last_sign_in_at) await onSignUp(db, id);
}

export async function insertIdentity(db: Writer, identity: IdentityRow): Promise<void> {
  const { email: _computed, identity_data, ...columns } = identity;
  await db
    .insertInto("auth.identities")
    .values({ ...columns, identity_data: JSON.stringify(identity_data) })
    .execute();
}

export async function addEmailIdentity(db: Writer, userId: string, email: string, now: Date): Promise<void> {
  const account = await loadAccount(db, userId);
  const [identity] = draftUser({ email, confirmedAt: now, now }).identities;
  if (!identity || account?.identities.some(({ provider }) => provider === "email")) return;
  const data = { ...identity.identity_data, sub: userId };
  await insertIdentity(db, { ...identity, provider_id: userId, user_id: userId, identity_data: data });
  await refreshProviders(db, userId, now);
}

export async function refreshProviders(db: Writer, userId: string, now: Date): Promise<void> {
  const account = await loadAccount(db, userId);
  if (!account) return;
  const providers = [...new Set(account.identities.map(({ provider }) => provider))];
  const metadata = { ...account.user.raw_app_meta_data, provider: providers[0] ?? "email", providers };
  await db
    .updateTable("auth.users")
    .set({ raw_app_meta_data: JSON.stringify(metadata), updated_at: now })
    .where("id", "=", userId)
    .execute();
}

export function presentUser({ user, identities, factors }: Account) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...time("email_confirmed_at", user.email_confirmed_at),
    phone: user.phone ?? "",
    ...time("confirmation_sent_at", user.confirmation_sent_at),
    ...time("confirmed_at", user.confirmed_at),
    ...time("recovery_sent_at", user.recovery_sent_at),
    ...(user.email_change && { new_email: user.email_change }),
    ...time("email_change_sent_at", user.email_change_sent_at),
    ...time("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      ...time("last_sign_in_at", identity.last_sign_in_at),
      created_at: identity.created_at.toISOString(),
      updated_at: identity.updated_at.toISOString(),
      ...(identity.email && { email: identity.email }),
    })),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...time("banned_until", user.banned_until),
    is_anonymous: user.is_anonymous,
  };
}

export type PresentedUser = ReturnType<typeof presentUser>;

function presentFactor(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    status: factor.status,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
  };
}

function time<Name extends string>(name: Name, value: Date | null): { [name in Name]?: string } {
  return value === null ? {} : ({ [name]: value.toISOString() } as { [name in Name]?: string });
}
