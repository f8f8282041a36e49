import type { AuthContext, Reader, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/log.ts";
import { storeNetwork } from "./known-networks.ts";
import { decodeRefreshToken, encodeRefreshToken } from "./tokens.ts";
import { hashToken } from "@site/http";
import {
  addMethod,
  endSession,
  insertRefreshToken,
  lockSession,
  type OpenSession,
  openSession,
  type SessionRow,
  type Visitor,
} from "./sessions.ts";
import { type Account, isBanned, loadAccount } from "./users.ts";

export const maxIdleTime = 14 * 86_400_000;
/** For this many milliseconds, a replaced refresh token still returns the session's newest one. */
export const grace = 10_000;

type Refresh = { open: OpenSession } | { error: AuthError };

const notFound = () => new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");

/** A token replaced over ten seconds ago counts as stolen and ends the session. @throws AuthError 400 */
export async function refreshSession(auth: AuthContext, token: string, visitor: Visitor): Promise<OpenSession> {
  const parts = decodeRefreshToken(auth.secrets.tokenKey, token);
  if (!parts) throw notFound();
  // The error is returned, because throwing it would roll back the transaction that ends the session.
  const result = await auth.db.transaction().execute(async (db): Promise<Refresh> => {
    const session = await lockSession(db, parts.sessionId);
    if (!session) return { error: notFound() };
    const account = await loadAccount(db, session.user_id);
    const ended = reasonToEnd(auth.now(), session, account);
    if (ended) {
      if (ended.code === "session_expired") await endSession(db, session.id);
      return { error: ended };
    }
    const counter = Number(session.refresh_token_counter ?? 0);
    if (parts.counter > counter) return { error: notFound() };
    if (parts.counter === counter) {
      await rotate(auth, db, session, visitor);
    } else if (!(await isWithinGrace(auth, db, token))) {
      await endSession(db, session.id);
      audit(auth.log, "refresh_token_replayed", {
        userId: session.user_id,
        sessionId: session.id,
        address: visitor.ip,
      });
      return { error: new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used") };
    }
    return { open: await openSession(auth, db, session.id, account) };
  });
  if ("error" in result) throw result.error;
  return result.open;
}

function reasonToEnd(now: Date, session: SessionRow, account: Account | null): AuthError | null {
  const idle = now.getTime() - session.updated_at.getTime() > maxIdleTime;
  if (idle || (session.not_after !== null && session.not_after < now)) {
    return new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (account && isBanned(account.user, now)) {
    return new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
  }
  return null;
}

async function isWithinGrace(auth: AuthContext, db: Reader, token: string): Promise<boolean> {
  const row = await db
    .selectFrom("auth.refresh_tokens")
    .select("updated_at")
    .where("token", "=", hashToken(token))
    .where("revoked", "=", true)
    .executeTakeFirst();
  return row !== undefined && auth.now().getTime() - row.updated_at.getTime() <= grace;
}

async function rotate(auth: AuthContext, db: Writer, session: SessionRow, visitor: Visitor): Promise<void> {
  const now = auth.now();
  const counter = Number(session.refresh_token_counter ?? 0);
  const live = encodeRefreshToken(auth.secrets.tokenKey, { sessionId: session.id, counter });
  await db
    .updateTable("auth.refresh_tokens")
    .set({ revoked: true, updated_at: now })
    .where("token", "=", hashToken(live))
    .execute();
  // Only the grace period needs these rows: a token without a row counts as replaced long ago.
  await db
    .deleteFrom("auth.refresh_tokens")
    .where("session_id", "=", session.id)
    .where("revoked", "=", true)
    .where("updated_at", "<", new Date(now.getTime() - 6 * grace))
    .execute();
  await insertRefreshToken(auth, db, {
    sessionId: session.id,
    counter: counter + 1,
    userId: session.user_id,
    parent: hashToken(live),
  });
  await db
    .updateTable("auth.sessions")
    .set({
      refresh_token_counter: counter + 1,
      updated_at: now,
      refreshed_at: now.toISOString().replace("Z", ""),
      user_agent: visitor.userAgent,
      ip: visitor.ip,
    })
    .where("id", "=", session.id)
    .execute();
}

export async function raiseSession(
  auth: AuthContext,
  db: Writer,
  session: SessionRow,
  shown: { factorId: string; method: "totp" | "mfa/recovery_code" },
  visitor: Visitor,
): Promise<OpenSession> {
  await addMethod(auth, db, session.id, shown.method);
  await storeNetwork(auth, db, session.user_id, visitor.ip, { passedSecondFactor: true });
  await rotate(auth, db, session, visitor);
  await db.deleteFrom("auth.refresh_tokens").where("session_id", "=", session.id).where("revoked", "=", true).execute();
  await db
    .updateTable("auth.sessions")
    .set({ aal: "aal2", factor_id: shown.factorId })
    .where("id", "=", session.id)
    .execute();
  return openSession(auth, db, session.id);
}
