import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { createToken, hashToken } from "../lib/random-token.ts";
import type { AuthContext, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import type { OneTimeTokenType } from "./auth-tables.ts";

/** Milliseconds for which an email's link and code are valid. */
export const codeLifetime = 10 * 60_000;
/** Attempts at a code, the right one included. */
const maximumAttempts = 5;
/** Prefix of the link token of an email that was requested with a code challenge. */
export const pkcePrefix = "pkce_";

export interface IssuedCode {
  /** For the link: 256 random bits. */
  token: string;
  /** For typing: six digits. */
  code: string;
}

export interface ConsumedCode {
  userId: string;
  type: OneTimeTokenType;
  /** The mailbox that was confirmed. */
  email: string;
}

/** Six digits can be guessed from a plain hash, so theirs is keyed: a copy of the database does not reveal them. */
function hashCode(context: AuthContext, tokenId: string, code: string): Buffer {
  return createHmac("sha256", context.secrets.tokenKey).update(`code ${tokenId} ${code}`).digest();
}

/** Creates a link token and a code for one email; those of an earlier email of the kind become invalid. The user must be locked. */
export async function issueCode(
  context: AuthContext,
  db: Writer,
  wanted: { userId: string; type: OneTimeTokenType; email: string; pkce?: boolean },
): Promise<IssuedCode> {
  const id = randomUUID();
  const token = `${wanted.pkce ? pkcePrefix : ""}${createToken()}`;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  // Rows of old emails hold addresses that need not be kept.
  const stale = db
    .selectFrom("auth_private.code_guards")
    .select("token_id")
    .where("expires_at", "<", new Date(context.now().getTime() - 86_400_000));
  await db.deleteFrom("auth.one_time_tokens").where("id", "in", stale).execute();
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", wanted.userId)
    .where("token_type", "=", wanted.type)
    .execute();
  await db
    .insertInto("auth.one_time_tokens")
    .values({
      id,
      user_id: wanted.userId,
      token_type: wanted.type,
      token_hash: hashToken(token),
      relates_to: wanted.email,
    })
    .execute();
  await db
    .insertInto("auth_private.code_guards")
    .values({
      token_id: id,
      code_hash: hashCode(context, id, code).toString("hex"),
      expires_at: new Date(context.now().getTime() + codeLifetime),
    })
    .execute();
  return { token, code };
}

/** Revokes what was issued for an email that could not be sent. */
export async function revokeCode(context: AuthContext, token: string): Promise<void> {
  await context.db.deleteFrom("auth.one_time_tokens").where("token_hash", "=", hashToken(token)).execute();
}

/** @returns the id of the token of a link, or null when it is unknown, used, expired or of another kind */
export async function matchToken(
  context: AuthContext,
  db: Writer,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<string | null> {
  const row = await db
    .selectFrom("auth.one_time_tokens as token")
    .innerJoin("auth_private.code_guards as guard", "guard.token_id", "token.id")
    .select("token.id")
    .where("token.token_hash", "=", hashToken(token))
    .where("token.token_type", "in", types)
    .where("guard.expires_at", ">", context.now())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The user of a token. Code that changes both locks the user before it consumes the token. */
export async function userOfToken(db: Writer, id: string): Promise<string | null> {
  const row = await db.selectFrom("auth.one_time_tokens").select("user_id").where("id", "=", id).executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * Counts an attempt at the code of a mailbox, then compares. It is counted first and in a statement of its own, so that neither
 * a race nor a later error allows more than five.
 * @returns the id of the token to consume, or null
 */
export async function matchCode(
  context: AuthContext,
  email: string,
  code: string,
  types: readonly OneTimeTokenType[],
): Promise<string | null> {
  const tried = await context.db
    .updateTable("auth_private.code_guards as guard")
    .from("auth.one_time_tokens as token")
    .set({ tries: sql<number>`guard.tries + 1` })
    .whereRef("guard.token_id", "=", "token.id")
    .where("token.relates_to", "=", email)
    .where("token.token_type", "in", types)
    .where("guard.tries", "<", maximumAttempts)
    .where("guard.expires_at", ">", context.now())
    .returning(["guard.token_id", "guard.code_hash"])
    .execute();
  let match: string | null = null;
  for (const row of tried) {
    const expected = Buffer.from(row.code_hash, "hex");
    if (timingSafeEqual(expected, hashCode(context, row.token_id, code))) {
      match = row.token_id;
    }
  }
  return match;
}

/** Deletes a token, so that of parallel requests only one gets it. */
export async function consumeCode(db: Writer, id: string): Promise<ConsumedCode | null> {
  const row = await db
    .deleteFrom("auth.one_time_tokens")
    .where("id", "=", id)
    .returning(["user_id", "token_type", "relates_to"])
    .executeTakeFirst();
  return row ? { userId: row.user_id, type: row.token_type, email: row.relates_to } : null;
}

/** The error for a wrong, used or expired link or code; it does not tell which. */
export function invalidCode(isLink: boolean): AuthError {
  return new AuthError(
    403,
    "otp_expired",
    isLink ? "Email link is invalid or has expired" : "Token has expired or is invalid",
  );
}
