import { sql } from "kysely";
import { isUuid } from "@site/http";
import type { OwnData, Reader, Writer } from "./context.ts";
import { ExpectedError } from "../lib/expected-error.ts";
import { audit, type Log } from "../log/log.ts";
import { normalizeEmail } from "./email.ts";
import { deleteAccountData } from "./account-routes.ts";
import { endSessions } from "./sessions.ts";
import { lockUser, type UserRow } from "./users.ts";

/** The message may contain an address, so it must not be logged. */
export class UserAdministrationError extends ExpectedError {
  override name = "UserAdministrationError";
}

interface AdministrationParts extends Pick<OwnData, "onErase"> {
  db: Reader;
  now: () => Date;
  log: Log;
  operator: string;
}

/** Methods take a user's id or full address. Every action is logged. */
export interface UserAdministration {
  find(text: string): Promise<{ users: FoundUser[]; more: boolean }>;
  /** @throws UserAdministrationError unless exactly one user matches, as do the methods below */
  show(user: string): Promise<FoundUser>;
  /** Also ends sessions and pending flows. As in Supabase Auth, sign-ins fail with `user_banned`. */
  block(user: string, milliseconds: number): Promise<Administered>;
  unblock(user: string): Promise<Administered>;
  signOut(user: string): Promise<Administered>;
  delete(user: string): Promise<Administered>;
}

export interface FoundUser {
  id: string;
  email: string | null;
  confirmedAt: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  blockedUntil: string | null;
  sessions: number;
  factors: string[];
}

export interface Administered {
  user: FoundUser;
  endedSessions: number;
}

export const maxFound = 50;

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
  return sql<boolean>`strpos(lower(email), ${text.toLowerCase()}) > 0`;
}

async function findUserId(db: Reader, typed: string): Promise<string> {
  const text = typed.trim();
  const id = text.toLowerCase();
  const email = normalizeEmail(text);
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
  const partly = text === "" ? [] : await users.where(holds(text)).limit(maxFound).execute();
  throw new UserAdministrationError(
    `"${text}" is neither a user's id nor a complete address${partly.length > 0 ? `, though ${partly.length === maxFound ? "many addresses contain" : partly.length === 1 ? "one address contains" : `${partly.length} addresses contain`} it` : ""}: enter one of the two.`,
  );
}

async function load(db: Reader, id: string, now: Date): Promise<FoundUser> {
  return present(await usersQuery(db, now).where("id", "=", id).executeTakeFirstOrThrow(), now);
}

export function administerUsers(parts: AdministrationParts): UserAdministration {
  const { db: database, now, log, operator } = parts;

  const change = <T>(reference: string, work: (transaction: Writer, user: UserRow) => Promise<T>): Promise<T> =>
    database.transaction().execute(async (transaction) => {
      const id = await findUserId(transaction, reference);
      const user = await lockUser(transaction, id);
      if (!user) throw new UserAdministrationError(`There is no user ${id}.`);
      return work(transaction, user);
    });

  const changeAndEnd = (reference: string, changes: { banned_until?: Date }): Promise<Administered> =>
    change(reference, async (db, { id }) => {
      const { sessions } = await load(db, id, now());
      const update = { ...changes, updated_at: now() };
      if (changes.banned_until) await db.updateTable("auth.users").set(update).where("id", "=", id).execute();
      await endSessions(parts, db, id, null);
      return { user: await load(db, id, now()), endedSessions: sessions };
    });

  return {
    async find(typed) {
      const text = typed.trim();
      if (text === "") throw new UserAdministrationError("Enter part of the user's address, or the user's id.");
      const query = usersQuery(database, now())
        .orderBy("email")
        .orderBy("id")
        .limit(maxFound + 1);
      const id = text.toLowerCase();
      const rows = await (isUuid(id) ? query.where("id", "=", id) : query.where(holds(text))).execute();
      audit(log, "users_searched", { operator });
      return { users: rows.slice(0, maxFound).map((row) => present(row, now())), more: rows.length > maxFound };
    },
    async show(reference) {
      const id = await findUserId(database, reference);
      audit(log, "users_searched", { operator, userId: id });
      return load(database, id, now());
    },
    async block(reference, milliseconds) {
      const done = await changeAndEnd(reference, { banned_until: new Date(now().getTime() + milliseconds) });
      audit(log, "user_blocked", { operator, userId: done.user.id });
      return done;
    },
    async unblock(reference) {
      const user = await change(reference, async (db, { id }) => {
        await db
          .updateTable("auth.users")
          .set({ banned_until: null, updated_at: now() })
          .where("id", "=", id)
          .execute();
        return load(db, id, now());
      });
      audit(log, "user_unblocked", { operator, userId: user.id });
      return { user, endedSessions: 0 };
    },
    async signOut(reference) {
      const done = await changeAndEnd(reference, {});
      audit(log, "user_signed_out", { operator, userId: done.user.id });
      return done;
    },
    async delete(reference) {
      const user = await change(reference, async (db, row) => {
        const found = await load(db, row.id, now());
        await deleteAccountData(parts, db, row);
        return found;
      });
      audit(log, "account_deleted", { operator, userId: user.id });
      return { user, endedSessions: user.sessions };
    },
  };
}
