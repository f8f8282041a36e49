import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createPostgresDatabase, leaveMessage, untilBlocked } from "../database/testing.ts";
import type { AuthTables } from "./auth-tables.ts";
import { describeAccounts, freshEmail, goodPassword, startTestService, type TestService } from "./testing.ts";
import { administerUsers, maxFound, type UserAdministration } from "./user-administration.ts";

const hour = 3_600_000;

function getUsers(database: Database, service: TestService): UserAdministration {
  return administerUsers({
    db: database.db.withTables<AuthTables>(),
    onErase: async (transaction, mailbox) =>
      void (await sql`delete from chat_messages where email ilike ${mailbox}`.execute(transaction)),
    now: service.now,
    log: service.log,
    operator: "anna",
  });
}

async function enter(service: TestService, email = freshEmail()) {
  const { client, userId, session } = await service.signedIn({ email });
  return { client, email, id: userId, token: session.access_token };
}

const hasEnded = (service: TestService, token = "") =>
  expect(service.service.resolveCaller(`Bearer ${token}`)).rejects.toMatchObject({ code: "session_not_found" });

function getEvents(service: TestService) {
  expect(JSON.stringify(service.logged)).not.toContain("@");
  return service.logged.map(({ fields }) => fields).filter((fields) => "operator" in fields);
}

describeAccounts("user administration", (test, database) => {
  test("S7.6 users are found by part of their address or by id, with the details operators need", async ({
    service,
  }) => {
    const users = getUsers(database(), service);
    const { client, email, id } = await enter(service);
    await service.follow(service.mailTo(email).link);
    await service.enrollApp(client);
    const found = await users.find(email.slice(0, -3).toUpperCase());
    const time = expect.any(Date);
    const times = { confirmedAt: time, createdAt: time, lastSignInAt: time, blockedUntil: null };
    expect(found).toEqual({ users: [{ id, email, ...times, sessions: 1, factors: ["totp"] }], more: false });
    expect(await users.find(id.toUpperCase())).toEqual(found);
    expect(await users.show(id)).toEqual(found.users[0]);
    for (const text of ["%", "_______", "\\"]) expect((await users.find(text)).users).toEqual([]);
    expect(getEvents(service)).toContainEqual({ event: "users_searched", operator: "anna", userId: id });
  });

  test("S7.6 a search lists at most fifty and says if there are more; ended sessions don't count", async ({
    service,
  }) => {
    const users = getUsers(database(), service);
    const text = `crowd-${randomUUID()}`;
    await sql`insert into auth.users (id, email, created_at)
      select gen_random_uuid(), ${text} || n || '@shop.example', now() from generate_series(1, 50) n`.execute(
      database().db,
    );
    expect(await users.find(text)).toMatchObject({ users: { length: maxFound }, more: false });
    const { id } = await enter(service, `${text}-last@shop.example`);
    expect(await users.find(text)).toMatchObject({ users: { length: maxFound }, more: true });
    service.advance(31 * 24 * hour);
    expect(await users.show(id)).toMatchObject({ sessions: 0 });
  });

  test("S7.6 a blocked user is signed out at once and is told so only after the right password, until unblocked", async ({
    service,
  }) => {
    const users = getUsers(database(), service);
    const { client, email, id, token } = await enter(service);
    const other = await enter(service);
    await users.block(id, 2 * hour);
    const { blockedUntil, sessions } = await users.show(id);
    expect([sessions, Number(blockedUntil) - service.now().getTime() > 1.9 * hour]).toEqual([0, true]);
    await hasEnded(service, token);
    expect((await client.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });
    const signIn = async (password: string) =>
      (await service.client().signInWithPassword({ email, password })).error?.code;
    expect(await signIn("not the right one")).toBe("invalid_credentials");
    expect(await signIn(goodPassword)).toBe("user_banned");
    expect((await other.client.getUser()).error).toBeNull();
    await users.unblock(id);
    expect(await signIn(goodPassword)).toBeUndefined();
    await users.block(id, 2 * hour);
    service.advance(3 * hour);
    expect(await users.show(id)).toMatchObject({ blockedUntil: null });
    expect(await signIn(goodPassword)).toBeUndefined();
    const events = ["user_blocked", "users_searched", "user_unblocked", "user_blocked", "users_searched"];
    expect(getEvents(service)).toEqual(events.map((event) => ({ event, operator: "anna", userId: id })));
  });

  test("S7.6 an administrator ends all of a user's sessions and pending emails at once", async ({ service }) => {
    const users = getUsers(database(), service);
    const { client, email, id, token } = await enter(service);
    await service.follow(service.mailTo(email).link);
    const second = await service.client().signInWithPassword({ email, password: goodPassword });
    await service.client().signInWithOtp({ email });
    const { code } = service.mailTo(email);
    await users.signOut(id);
    for (const gone of [token, second.data.session?.access_token]) await hasEnded(service, gone);
    expect((await client.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });
    const typed = await service.client().verifyOtp({ email, token: code, type: "email" });
    expect(typed.error).toMatchObject({ code: "otp_expired" });
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    expect(getEvents(service)).toEqual([{ event: "user_signed_out", operator: "anna", userId: id }]);
  });

  test("S7.6 deleting a user deletes the messages from that address and nobody else's", async ({ service }) => {
    const users = getUsers(database(), service);
    const { email, id, token } = await enter(service);
    const other = await enter(service);
    await service.follow(service.mailTo(email).link);
    for (const address of [email.toUpperCase(), other.email]) {
      await leaveMessage(database(), "chat_messages", { email: address });
    }
    await users.delete(id);
    await hasEnded(service, token);
    const { rows } = await sql<{ email: string }>`
      select email from public.chat_messages where lower(email) in (${email}, ${other.email})
      union all select email from auth.users where id in (${id}, ${other.id})`.execute(database().db);
    expect(rows.map((row) => row.email)).toEqual([other.email, other.email]);
    expect(getEvents(service)).toEqual([{ event: "account_deleted", operator: "anna", userId: id }]);
  });

  test("S7.6 an unknown user is reported", async ({ service }) => {
    const users = getUsers(database(), service);
    const unknown = randomUUID();
    for (const act of [users.show, users.unblock, users.signOut, users.delete, (id: string) => users.block(id, hour)])
      await expect(act(unknown)).rejects.toThrow(`There is no user ${unknown}.`);
    expect(getEvents(service)).toEqual([]);
  });
});

describe("user administration during requests on a Postgres server", () => {
  test("S7.6 every process enforces a block, even in a sign-in that had already compared the password", async () => {
    const { open } = await createPostgresDatabase();
    const [database, another] = [await open(), await open()];
    const service = startTestService(database);
    const elsewhere = startTestService(another, { secrets: service.secrets });
    const { client, email, id, token } = await enter(service);
    expect(await elsewhere.service.resolveCaller(`Bearer ${token}`)).toMatchObject({ role: "authenticated" });
    await getUsers(another, elsewhere).signOut(id);
    for (const process of [service, elsewhere]) await hasEnded(process, token);
    // The sign-in waits for the user's row until the user is blocked.
    const signIn = await another.db.transaction().execute(async (transaction) => {
      await sql`select from auth.users where id = ${id} for update`.execute(transaction);
      const waiting = client.signInWithPassword({ email, password: goodPassword });
      await untilBlocked(another);
      const until = new Date(Date.now() + hour);
      await sql`update auth.users set banned_until = ${until} where id = ${id}`.execute(transaction);
      return { waiting };
    });
    expect((await signIn.waiting).error).toMatchObject({ code: "user_banned" });
    const { rows } = await sql`select from auth.sessions where user_id = ${id}`.execute(database.db);
    expect(rows).toHaveLength(0);
  });
});
