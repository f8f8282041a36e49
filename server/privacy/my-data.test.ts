import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "@site/backend";
import {
  countingPlugin,
  describeOnEachDatabase,
  freshEmail,
  goodPassword,
  startTestService,
  type TestService,
} from "@site/backend/testing";
import type { Tables } from "../database/tables.ts";
import { ownData } from "./receipt.ts";

async function enter(service: TestService, email: string) {
  const { client, userId, session } = await service.signedIn({ email });
  const headers = { Authorization: `Bearer ${session.access_token}`, "Content-Type": "application/json" };
  return { client, userId, headers };
}

describeOnEachDatabase("stored data of a user", (database) => {
  const db = () => database().db.withTables<Tables>();
  test("P6 messages are found by address in any letter case, but not by other letters that fold to one of its own", async () => {
    const service = startTestService(database(), { ownData });
    const email = freshEmail().replace("visitor", "kiosk");
    const others = [`x${email}`, email.replace("k", "\u212a")];
    const mine = [email, email.toUpperCase(), email.replace("kiosk", "Kiosk")];
    await database().as({ role: "anon", claims: {} }, async (transaction) => {
      for (const address of [...mine, ...others]) {
        await transaction
          .withTables<Tables>()
          .insertInto("chat_messages")
          .values({ email: address, message: "Hello", page: "/" })
          .execute();
        const contact = { name: "N", business: "B", email: address, message: "Hello" };
        await transaction.withTables<Tables>().insertInto("contact_messages").values(contact).execute();
      }
    });
    const { client, headers } = await enter(service, email);
    await service.follow(service.mailTo(email).link);
    await client.signOut();
    await client.signInWithOtp({ email });
    const { code } = service.mailTo(email);
    const { data } = await client.verifyOtp({ email, token: code, type: "email" });
    const signedIn = { ...headers, Authorization: `Bearer ${data.session?.access_token}` };

    const exported = await (await service.request("/larkpost/my-data", { headers: signedIn })).json();
    for (const kind of ["chat", "contact"]) {
      const addresses = exported.messages[kind].map((message: { email: string }) => message.email);
      expect([kind, addresses.sort()]).toEqual([kind, [...mine].sort()]);
    }
    await service.client().signInWithOtp({ email });
    const remove = await service.request("/larkpost/delete-account", {
      method: "POST",
      headers: signedIn,
      body: JSON.stringify({ current_password: goodPassword }),
    });
    expect(remove.status).toBe(204);
    for (const table of ["chat_messages", "contact_messages"] as const) {
      const left = await db().selectFrom(table).select("email").where("email", "in", mine).execute();
      expect(left).toEqual([]);
      const sessions = await db().selectFrom(table).select("email").where("email", "in", others).execute();
      expect(sessions).toHaveLength(2);
    }
  });

  test("P6 the list of sessions takes as many statements for twenty as for one, and says how each began", async () => {
    let statements = 0;
    const counting = database().db.withPlugin(countingPlugin(() => (statements += 1)));
    const service = startTestService({ ...database(), db: counting });
    const { userId, headers } = await enter(service, freshEmail());
    const list = async () => {
      statements = 0;
      const { sessions } = await (await service.request("/larkpost/sessions", { headers })).json();
      return { sessions, statements };
    };
    const one = await list();
    expect(one.sessions).toMatchObject([{ current: true, methods: ["password"] }]);
    await addSessions(database(), userId, 19);
    const twenty = await list();
    expect(twenty.sessions).toHaveLength(20);
    expect(twenty.statements).toBe(one.statements);
  });

  test("S7.6 a user has at most fifty sessions: one more ends the least recently used", async () => {
    const service = startTestService(database(), { ownData });
    const email = freshEmail();
    const { userId, client } = await enter(service, email);
    await addSessions(database(), userId, 60);
    const { data } = await service.client().signInWithPassword({ email, password: goodPassword });
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const { sessions } = await (await service.request("/larkpost/sessions", { headers })).json();
    expect(sessions).toHaveLength(50);
    const { rows } = await sql<{ sessions: number }>`
      select count(*)::int as sessions from auth.sessions where user_id = ${userId}`.execute(database().db);
    expect(rows).toEqual([{ sessions: 50 }]);
    expect((await client.getUser()).error).toBeNull();
  });
});

async function addSessions(database: Database, userId: string, count: number): Promise<void> {
  await sql`
    insert into auth.sessions (id, user_id, aal, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'aal1', now() - interval '1 day', now() - interval '1 day' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(count)}) n`.execute(database.db);
}
