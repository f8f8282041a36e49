import { createHash } from "node:crypto";
import { adminFlashes } from "#content/generated/desk/admin.ts";
import { createToken } from "@site/http";
import type { AdminDb } from "./admin-tables.ts";

export const sessionLimits = { idle: 2 * 3_600_000, absolute: 12 * 3_600_000 };

/** Shown once, on the next page: a key of `adminFlashes` and the number in its text. */
export interface Flash {
  key: keyof typeof adminFlashes;
  count?: number;
}

export interface AdminSession {
  token: string;
  operator: { name: string };
  flash: Flash | null;
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Also deletes expired sessions. @returns the cookie token: 256 random bits, stored as a hash */
export async function startSession(db: AdminDb, operatorId: string, now: Date): Promise<string> {
  const token = createToken();
  await db
    .deleteFrom("admin.sessions")
    .where(({ eb, or }) =>
      or([
        eb("created_at", "<=", new Date(now.getTime() - sessionLimits.absolute)),
        eb("used_at", "<=", new Date(now.getTime() - sessionLimits.idle)),
      ]),
    )
    .execute();
  await db
    .insertInto("admin.sessions")
    .values({ token_hash: hashToken(token), operator_id: operatorId, created_at: now, used_at: now })
    .execute();
  await db.updateTable("admin.operators").set({ last_log_in_at: now }).where("id", "=", operatorId).execute();
  return token;
}

/** Restarts the idle timeout. Returns null if the session has ended. */
export async function useSession(db: AdminDb, token: string, now: Date): Promise<AdminSession | null> {
  const row = await db
    .updateTable("admin.sessions as session")
    .from("admin.operators as operator")
    .set({ used_at: now })
    .whereRef("operator.id", "=", "session.operator_id")
    .where("token_hash", "=", hashToken(token))
    .where("session.created_at", ">", new Date(now.getTime() - sessionLimits.absolute))
    .where("used_at", ">", new Date(now.getTime() - sessionLimits.idle))
    .returning(["operator.name", "notice"])
    .executeTakeFirst();
  return row ? { token, operator: { name: row.name }, flash: readFlash(row.notice) } : null;
}

function readFlash(stored: unknown): Flash | null {
  if (typeof stored !== "object" || stored === null || !("key" in stored) || !isFlash(stored.key)) return null;
  const count = "count" in stored && typeof stored.count === "number" ? { count: stored.count } : {};
  return { key: stored.key, ...count };
}

/** A session from another release may have a key that this release lacks. */
const isFlash = (key: unknown): key is Flash["key"] => typeof key === "string" && Object.hasOwn(adminFlashes, key);

export async function endSession(db: AdminDb, token: string): Promise<void> {
  await db.deleteFrom("admin.sessions").where("token_hash", "=", hashToken(token)).execute();
}

export async function setFlash(db: AdminDb, token: string, flash: Flash | null): Promise<void> {
  await db
    .updateTable("admin.sessions")
    .set({ notice: flash && JSON.stringify(flash) })
    .where("token_hash", "=", hashToken(token))
    .execute();
}
