import { sql } from "kysely";
import { isUuid } from "./access-tokens.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { type OwnProof, proveOwner, requireSecondFactor } from "./own-proof.ts";
import { type Authenticated, methodsOf } from "./sessions.ts";
import { presentUser } from "./users.ts";

/** The devices on which the user is signed in, the latest used first. */
export async function listSessions(context: AuthContext, { account, session }: Authenticated) {
  const rows = await context.db
    .selectFrom("auth.sessions")
    .select(["id", "created_at", "updated_at", "not_after", "user_agent", "aal", sql<string | null>`host(ip)`.as("ip")])
    .where("user_id", "=", account.user.id)
    .orderBy("updated_at", "desc")
    .limit(100)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      current: row.id === session.id,
      created_at: row.created_at.toISOString(),
      last_used_at: row.updated_at.toISOString(),
      ends_at: row.not_after?.toISOString() ?? null,
      user_agent: row.user_agent,
      ip: row.ip,
      aal: row.aal,
      methods: (await methodsOf(context.db, row.id)).map(({ method }) => method),
    })),
  );
}

/** Signs one of the user's devices out. @throws AuthError 401, 404 for a session that is not the user's */
export async function revokeSession(context: AuthContext, authenticated: Authenticated, id: string): Promise<void> {
  requireSecondFactor(authenticated, "sign another device out");
  const { user } = authenticated.account;
  const ended = isUuid(id)
    ? await context.db
        .deleteFrom("auth.sessions")
        .where("id", "=", id)
        .where("user_id", "=", user.id)
        .returning("id")
        .executeTakeFirst()
    : undefined;
  if (!ended) throw new AuthError(404, "session_not_found", "There is no such session");
  record(context.log, "session_revoked", { userId: user.id, sessionId: id });
}

/** Everything that is kept about the user, without the secrets that prove who it is. */
export async function exportMyData(context: AuthContext, authenticated: Authenticated) {
  requireSecondFactor(authenticated, "download your data");
  const { user } = authenticated.account;
  record(context.log, "account_exported", { userId: user.id });
  // Messages belong to whoever owns the mailbox, so it has to be proved.
  const mailbox = user.email_confirmed_at === null ? null : user.email;
  const messages = mailbox
    ? {
        chat: await context.db.selectFrom("chat_messages").selectAll().where("email", "=", mailbox).execute(),
        contact: await context.db.selectFrom("contact_messages").selectAll().where("email", "=", mailbox).execute(),
      }
    : { chat: [], contact: [] };
  return {
    exported_at: context.now().toISOString(),
    user: presentUser(authenticated.account),
    sessions: await listSessions(context, authenticated),
    messages,
  };
}

/** Deletes the account and everything kept with it. @throws AuthError 400, 401, 422 without proof that it is the owner */
export async function deleteAccount(
  context: AuthContext,
  authenticated: Authenticated,
  proof: OwnProof,
): Promise<void> {
  requireSecondFactor(authenticated, "delete your account");
  await proveOwner(context, authenticated, proof, false);
  const { user } = authenticated.account;
  await context.db.transaction().execute(async (db) => {
    if (user.email && user.email_confirmed_at !== null) {
      await db.deleteFrom("chat_messages").where("email", "=", user.email).execute();
      await db.deleteFrom("contact_messages").where("email", "=", user.email).execute();
    }
    await db.deleteFrom("auth.flow_state").where("user_id", "=", user.id).execute();
    // Identities, sessions, tokens and factors go with the user.
    await db.deleteFrom("auth.users").where("id", "=", user.id).execute();
  });
  record(context.log, "account_deleted", { userId: user.id });
}
