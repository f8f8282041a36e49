import { sql } from "kysely";
import { isUuid } from "@site/http";
import type { OwnData, Reader, Writer } from "./context.ts";
import { ExpectedError } from "../lib/expected-error.ts";
import { audit, type Log, type SecurityEvent } from "../log/log.ts";
import { deleteAccountData } from "./account-routes.ts";
import { endSessions } from "./sessions.ts";
import { lockUser, type UserRow } from "./users.ts";

class UserAdministrationError extends ExpectedError {
  override name = "UserAdministrationError";
}

interface AdministrationParts extends Pick<OwnData, "onErase"> {
  db: Reader;
  now: () => Date;
  log: Log;
  operator: string;
}

export type UserAdministration = ReturnType<typeof administerUsers>;

export const maxFound = 50;

function usersQuery(db: Reader, now: Date) {
  return db
    .selectFrom("auth.users as found")
    .select(["id", "email", "email_confirmed_at as confirmedAt", "created_at as createdAt"])
    .select("last_sign_in_at as lastSignInAt")
    .select(sql<Date | null>`case when banned_until > ${now} then banned_until end`.as("blockedUntil"))
    .select(
      sql<number>`(select count(*)::int from auth.sessions
        where user_id = found.id and (not_after is null or not_after > ${now}))`.as("sessions"),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(distinct factor_type::text), '[]') from auth.mfa_factors
        where user_id = found.id and status = 'verified')`.as("factors"),
    );
}

export type FoundUser = Awaited<ReturnType<ReturnType<typeof usersQuery>["executeTakeFirstOrThrow"]>>;

/** Logs every action. @throws UserAdministrationError for an unknown id */
export function administerUsers(parts: AdministrationParts) {
  const { db: database, now, log, operator } = parts;

  async function change(
    event: SecurityEvent,
    id: string,
    work: (transaction: Writer, user: UserRow) => Promise<unknown>,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, id);
      if (!user) throw new UserAdministrationError(`There is no user ${id}.`);
      await work(transaction, user);
    });
    audit(log, event, { operator, userId: id });
  }

  const ban = (db: Writer, id: string, until: Date | null) =>
    db.updateTable("auth.users").set({ banned_until: until, updated_at: now() }).where("id", "=", id).execute();

  return {
    /** Finds users by id, or by part of the address. */
    async find(typed: string): Promise<{ users: FoundUser[]; more: boolean }> {
      const text = typed.trim().toLowerCase();
      const query = usersQuery(database, now())
        .where(isUuid(text) ? sql<boolean>`id = ${text}` : sql<boolean>`strpos(lower(email), ${text}) > 0`)
        .orderBy("email")
        .orderBy("id");
      const users = await query.limit(maxFound + 1).execute();
      audit(log, "users_searched", { operator });
      return { users: users.slice(0, maxFound), more: users.length > maxFound };
    },
    async show(id: string): Promise<FoundUser> {
      const user = await usersQuery(database, now()).where("id", "=", id).executeTakeFirst();
      if (!user) throw new UserAdministrationError(`There is no user ${id}.`);
      audit(log, "users_searched", { operator, userId: id });
      return user;
    },
    /** As in Supabase Auth, every sign-in fails with `user_banned`. Ends sessions and pending flows. */
    block: (id: string, milliseconds: number) =>
      change("user_blocked", id, async (db) => {
        await ban(db, id, new Date(now().getTime() + milliseconds));
        await endSessions(parts, db, id, null);
      }),
    unblock: (id: string) => change("user_unblocked", id, (db) => ban(db, id, null)),
    signOut: (id: string) => change("user_signed_out", id, (db) => endSessions(parts, db, id, null)),
    delete: (id: string) => change("account_deleted", id, (db, user) => deleteAccountData(parts, db, user)),
  };
}
