import { sql } from "kysely";
import { containing } from "../database/like-pattern.ts";
import { isUuid } from "@site/http";
import type { OwnData, Reader, Writer } from "./context.ts";
import { ExpectedError } from "../lib/expected-error.ts";
import type { Log } from "../log/log.ts";
import { record } from "../log/security-events.ts";
import { deleteEverythingOf } from "./own-data.ts";
import { endSessions } from "./sessions.ts";
import { lockUser, normaliseEmail, type UserRow } from "./users.ts";

/** Why a request of an operator can't be carried out. The sentence can hold an address, so it must not be logged. */
export class UserAdministrationError extends ExpectedError {
  override name = "UserAdministrationError";
}

/** What administration needs. */
export interface Administration extends Pick<OwnData, "onErase"> {
  db: Reader;
  now: () => Date;
  log: Log;
  /** Name of the operator, for the log. */
  operator: string;
}

/** Times in ISO 8601, UTC. */
export interface FoundUser {
  id: string;
  email: string | null;
  confirmedAt: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  /** Null unless the user is blocked now. */
  blockedUntil: string | null;
  /** Sessions that have not ended. */
  sessions: number;
  /** The kinds of verified factors, such as "totp" and "recovery_code". */
  factors: string[];
}

/** The user after the change, or before a deletion, and how many sessions it ended. */
export interface Administered {
  user: FoundUser;
  endedSessions: number;
}

/** The most users that a search lists. */
export const maximumFound = 50;

function usersQuery(db: Reader, now: Date) {
  return db
    .selectFrom("auth.users as found")
    .select(["id", "email", "email_confirmed_at", "created_at", "last_sign_in_at", "banned_until"])
    .select(
      sql<number>`(select count(*)::int from auth.sessions
        where user_id = found.id and (not_after is null or not_after > ${now}))`.as("sessions"),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(distinct factor_type::text), '[]') from auth.mfa_factors
        where user_id = found.id and status = 'verified')`.as("factors"),
    );
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof usersQuery>["executeTakeFirstOrThrow"]>>;

function present(row: FoundRow, now: Date): FoundUser {
  const isBlocked = row.banned_until !== null && row.banned_until > now;
  return {
    id: row.id,
    email: row.email,
    confirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    blockedUntil: isBlocked ? (row.banned_until?.toISOString() ?? null) : null,
    sessions: row.sessions,
    factors: row.factors,
  };
}

function holds(text: string) {
  return sql<boolean>`lower(email) like ${containing(text.toLowerCase())}`;
}

/**
 * The users whose address contains the text, or whose id equals it, sorted by address.
 * @returns `maximumFound` at most, and whether there are more
 */
export async function findUsers(
  { db, now, log, operator }: Administration,
  given: string,
): Promise<{ users: FoundUser[]; more: boolean }> {
  const text = given.trim();
  if (text === "") throw new UserAdministrationError("Say what the user's address holds, or the user's id.");
  const query = usersQuery(db, now())
    .orderBy("email")
    .orderBy("id")
    .limit(maximumFound + 1);
  const id = text.toLowerCase();
  const rows = await (isUuid(id) ? query.where("id", "=", id) : query.where(holds(text))).execute();
  record(log, "users_searched", { operator });
  return { users: rows.slice(0, maximumFound).map((row) => present(row, now())), more: rows.length > maximumFound };
}

/**
 * The id of the user named by id or by whole address.
 * @throws UserAdministrationError unless it is exactly one
 */
async function idOf(db: Reader, given: string): Promise<string> {
  const text = given.trim();
  const id = text.toLowerCase();
  const email = normaliseEmail(text);
  const users = db.selectFrom("auth.users").select("id");
  const found = isUuid(id)
    ? await users.where("id", "=", id).execute()
    : email === null
      ? []
      : await users.where("email", "=", email).limit(2).execute();
  const [one, another] = found;
  if (another) throw new UserAdministrationError(`Several users have the address ${email}: name one by id.`);
  if (one) return one.id;
  if (isUuid(id)) throw new UserAdministrationError(`There is no user ${id}.`);
  if (email !== null) throw new UserAdministrationError(`There is no user with the address ${email}.`);
  const partly = text === "" ? [] : await users.where(holds(text)).limit(maximumFound).execute();
  throw new UserAdministrationError(
    `"${text}" is no user's id and no whole address${partly.length > 0 ? `, though ${partly.length === maximumFound ? "many addresses hold" : partly.length === 1 ? "one address holds" : `${partly.length} addresses hold`} it` : ""}: name the user by one of the two.`,
  );
}

async function load(db: Reader, id: string, now: Date): Promise<FoundUser> {
  return present(await usersQuery(db, now).where("id", "=", id).executeTakeFirstOrThrow(), now);
}

/**
 * The user named by `reference`.
 * @throws UserAdministrationError
 */
export async function showUser({ db, now, log, operator }: Administration, reference: string): Promise<FoundUser> {
  const id = await idOf(db, reference);
  record(log, "users_searched", { operator, userId: id });
  return load(db, id, now());
}

/**
 * Runs `work` in a transaction with the user locked.
 * @throws UserAdministrationError
 */
function change<T>(
  { db }: Administration,
  reference: string,
  work: (transaction: Writer, user: UserRow) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const id = await idOf(transaction, reference);
    const user = await lockUser(transaction, id);
    if (!user) throw new UserAdministrationError(`There is no user ${id}.`);
    return work(transaction, user);
  });
}

/**
 * Blocks a user for a while, as Supabase Auth does: every sign-in fails with `user_banned`. Sessions and pending flows end.
 * @throws UserAdministrationError
 */
export async function blockUser(
  administration: Administration,
  reference: string,
  milliseconds: number,
): Promise<Administered> {
  const { now, log, operator } = administration;
  const until = new Date(now().getTime() + milliseconds);
  const done = await change(administration, reference, async (db, { id }) => {
    const { sessions } = await load(db, id, now());
    await db.updateTable("auth.users").set({ banned_until: until, updated_at: now() }).where("id", "=", id).execute();
    await endSessions(administration, db, id, null);
    return { user: await load(db, id, now()), endedSessions: sessions };
  });
  record(log, "user_blocked", { operator, userId: done.user.id });
  return done;
}

/**
 * Unblocks a user.
 * @throws UserAdministrationError
 */
export async function unblockUser(administration: Administration, reference: string): Promise<Administered> {
  const { now, log, operator } = administration;
  const user = await change(administration, reference, async (db, { id }) => {
    await db.updateTable("auth.users").set({ banned_until: null, updated_at: now() }).where("id", "=", id).execute();
    return load(db, id, now());
  });
  record(log, "user_unblocked", { operator, userId: user.id });
  return { user, endedSessions: 0 };
}

/**
 * Ends every session and pending flow of a user.
 * @throws UserAdministrationError
 */
export async function signOutUser(administration: Administration, reference: string): Promise<Administered> {
  const { now, log, operator } = administration;
  const done = await change(administration, reference, async (db, { id }) => {
    const { sessions } = await load(db, id, now());
    await endSessions(administration, db, id, null);
    return { user: await load(db, id, now()), endedSessions: sessions };
  });
  record(log, "user_signed_out", { operator, userId: done.user.id });
  return done;
}

/**
 * Deletes an account and everything stored with it, as the user can.
 * @throws UserAdministrationError
 */
export async function deleteUser(administration: Administration, reference: string): Promise<Administered> {
  const { now, log, operator } = administration;
  const user = await change(administration, reference, async (db, row) => {
    const found = await load(db, row.id, now());
    await deleteEverythingOf(administration, db, row);
    return found;
  });
  record(log, "account_deleted", { operator, userId: user.id });
  return { user, endedSessions: user.sessions };
}
