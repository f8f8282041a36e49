import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type AccessTokenClaims, type AmrEntry, accessTokenLifetime, encodeRefreshToken } from "./tokens.ts";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { endFlows } from "./flow-states.ts";
import { storeNetwork } from "./known-networks.ts";
import { hashToken } from "@site/http";
import type { AuthMethod, AuthTables } from "./auth-tables.ts";
import { type Account, isBanned, loadAccount, presentUser, updateUser } from "./users.ts";

export type SessionRow = Selectable<AuthTables["auth.sessions"]>;

/** Milliseconds: 30 days. */
export const sessionLifetime = 30 * 86_400_000;

/** Per user. One more sign-in ends the least recently used session. */
export const maxSessions = 50;

export interface Visitor {
  ip: string;
  userAgent: string | null;
}

export interface OpenSession {
  session: SessionRow;
  account: Account;
  amr: AmrEntry[];
  refreshToken: string;
}

export async function beginSession(
  auth: AuthContext,
  db: Writer,
  userId: string,
  method: AuthMethod,
  visitor: Visitor,
): Promise<OpenSession> {
  const now = auth.now();
  const id = randomUUID();
  await db.deleteFrom("auth.sessions").where("not_after", "<", now).execute();
  await db
    .insertInto("auth.sessions")
    .values({
      id,
      user_id: userId,
      created_at: now,
      updated_at: now,
      aal: "aal1",
      factor_id: null,
      not_after: new Date(now.getTime() + sessionLifetime),
      refreshed_at: null,
      user_agent: visitor.userAgent,
      ip: visitor.ip,
      refresh_token_counter: 1,
    })
    .execute();
  await endOldest(db, userId);
  await insertRefreshToken(auth, db, { sessionId: id, counter: 1, userId, parent: null });
  await addMethod(auth, db, id, method);
  await storeNetwork(auth, db, userId, visitor.ip);
  await updateUser(auth, db, userId, { last_sign_in_at: now, updated_at: now });
  await db.updateTable("auth.identities").set({ last_sign_in_at: now }).where("user_id", "=", userId).execute();
  return openSession(auth, db, id);
}

export function lockSession(db: Writer, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom("auth.sessions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

async function endOldest(db: Writer, userId: string): Promise<void> {
  const newest = db
    .selectFrom("auth.sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .limit(maxSessions);
  await db.deleteFrom("auth.sessions").where("user_id", "=", userId).where("id", "not in", newest).execute();
}

export async function addMethod(auth: AuthContext, db: Writer, sessionId: string, method: AuthMethod): Promise<void> {
  const now = auth.now();
  await db
    .insertInto("auth.mfa_amr_claims")
    .values({
      id: randomUUID(),
      session_id: sessionId,
      created_at: now,
      updated_at: now,
      authentication_method: method,
    })
    .onConflict((conflict) =>
      conflict.columns(["session_id", "authentication_method"]).doUpdateSet({ updated_at: now }),
    )
    .execute();
}

export async function openSession(
  auth: AuthContext,
  db: Reader,
  sessionId: string,
  loaded?: Account | null,
): Promise<OpenSession> {
  const session = await db
    .selectFrom("auth.sessions")
    .selectAll()
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const account = loaded ?? (await loadAccount(db, session.user_id));
  if (!account) throw new AuthError(403, "user_not_found", "User of this session does not exist");
  const counter = Number(session.refresh_token_counter ?? 0);
  return {
    session,
    account,
    amr: await selectMethods(db, sessionId),
    refreshToken: encodeRefreshToken(auth.secrets.tokenKey, { sessionId, counter }),
  };
}

async function selectMethods(db: Reader, sessionId: string): Promise<AmrEntry[]> {
  const rows = await db
    .selectFrom("auth.mfa_amr_claims")
    .select(["authentication_method", "updated_at"])
    .where("session_id", "=", sessionId)
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    method: row.authentication_method,
    timestamp: Math.floor(row.updated_at.getTime() / 1000),
  }));
}

export async function presentSession(auth: AuthContext, open: OpenSession) {
  const { user } = open.account;
  const { token, expiresAt } = await auth.accessTokens.sign({
    sub: user.id,
    session_id: open.session.id,
    role: "authenticated",
    email: user.email ?? "",
    phone: user.phone ?? "",
    aal: open.session.aal,
    amr: open.amr,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: token,
    token_type: "bearer" as const,
    expires_in: accessTokenLifetime,
    expires_at: expiresAt,
    refresh_token: open.refreshToken,
    user: presentUser(open.account),
  };
}

type SessionBody = Awaited<ReturnType<typeof presentSession>>;

/** Formats tokens for a URL fragment, which browsers never send to a server. */
export function sessionFragment({ user: _user, ...tokens }: SessionBody): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)]));
}

export async function insertRefreshToken(
  auth: AuthContext,
  db: Writer,
  token: { sessionId: string; counter: number; userId: string; parent: string | null },
): Promise<void> {
  const now = auth.now();
  await db
    .insertInto("auth.refresh_tokens")
    .values({
      token: hashToken(encodeRefreshToken(auth.secrets.tokenKey, token)),
      user_id: token.userId,
      revoked: false,
      created_at: now,
      updated_at: now,
      parent: token.parent,
      session_id: token.sessionId,
    })
    .execute();
}

export async function endSession(db: Writer, sessionId: string): Promise<void> {
  await db.deleteFrom("auth.sessions").where("id", "=", sessionId).execute();
}

/** Also ends pending flows. The user must be locked. @param mailCodes whether to invalidate sign-in emails too */
export async function endSessions(
  auth: Pick<AuthContext, "now">,
  db: Writer,
  userId: string,
  except: string | null,
  mailCodes: "end" | "stay" = "end",
): Promise<void> {
  const query = db.deleteFrom("auth.sessions").where("user_id", "=", userId);
  await (except === null ? query : query.where("id", "!=", except)).execute();
  await endFlows(auth, db, userId, mailCodes);
}

export interface Authenticated {
  claims: AccessTokenClaims;
  session: SessionRow;
  account: Account;
}

export interface SessionCaller extends Authenticated {
  visitor: Visitor;
}

/** Rejects a token as soon as its session has ended. */
export async function authenticate(auth: AuthContext, token: string): Promise<Authenticated> {
  const claims = await auth.accessTokens.verify(token);
  const session = await auth.db
    .selectFrom("auth.sessions")
    .selectAll()
    .where("id", "=", claims.session_id)
    .where("user_id", "=", claims.sub)
    .executeTakeFirst();
  const now = auth.now();
  if (!session || (session.not_after !== null && session.not_after < now)) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  const account = await loadAccount(auth.db, session.user_id);
  if (!account) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (isBanned(account.user, now)) throw new AuthError(403, "user_banned", "User is banned");
  return { claims, session, account };
}
