import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { createToken, derive, hashToken } from "@site/http";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthTables, OneTimeTokenType } from "./auth-tables.ts";
import { rememberLanguage } from "./languages.ts";
import { lockUser } from "./users.ts";

/** Milliseconds. Also the lifetime of email links, except those that confirm a sign-up. */
export const oneTimeCodeLifetime = 10 * 60_000;
/** Milliseconds. Links last longer than codes, because they can't be guessed and people read mail late. */
export const confirmationLifetime = 24 * 60 * 60_000;
export const maxAttempts = 5;
export const codeDigits = 6;
/** Marks link tokens of emails requested with a code challenge. */
export const pkcePrefix = "pkce_";

export interface IssuedCode {
  /** 256 random bits for the link. */
  token: string;
  code: string;
  replaced: StoredCode | null;
}

interface StoredCode {
  token: Selectable<AuthTables["auth.one_time_tokens"]>;
  guard: Selectable<AuthTables["auth_private.code_guards"]>;
}

export interface ConsumedCode {
  userId: string;
  type: OneTimeTokenType;
  email: string;
}

/** Keyed, because a plain hash of six digits can be reversed by trying them all. */
function hashCode(auth: AuthContext, tokenId: string, code: string): Buffer {
  return derive(auth.secrets.tokenKey, `code ${tokenId} ${code}`);
}

/** Invalidates earlier emails of the same type. The user must be locked. */
export async function issueCode(
  auth: AuthContext,
  db: Writer,
  request: { userId: string; type: OneTimeTokenType; email: string; pkce?: boolean; language?: string | undefined },
): Promise<IssuedCode> {
  const id = randomUUID();
  const token = `${request.pkce ? pkcePrefix : ""}${createToken()}`;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const stale = db
    .selectFrom("auth_private.code_guards")
    .select("token_id")
    .where("expires_at", "<", new Date(auth.now().getTime() - 86_400_000));
  await db.deleteFrom("auth.one_time_tokens").where("id", "in", stale).execute();
  const replaced = await takeCode(db, request.userId, request.type);
  await db
    .insertInto("auth.one_time_tokens")
    .values({
      id,
      user_id: request.userId,
      token_type: request.type,
      token_hash: hashToken(token),
      relates_to: request.email,
    })
    .execute();
  await db
    .insertInto("auth_private.code_guards")
    .values({
      token_id: id,
      code_hash: hashCode(auth, id, code).toString("hex"),
      expires_at: new Date(auth.now().getTime() + oneTimeCodeLifetime),
      language: request.language ?? null,
    })
    .execute();
  return { token, code, replaced };
}

async function takeCode(db: Writer, userId: string, type: OneTimeTokenType): Promise<StoredCode | null> {
  const guard = await db
    .selectFrom("auth_private.code_guards as guard")
    .innerJoin("auth.one_time_tokens as token", "token.id", "guard.token_id")
    .selectAll("guard")
    .where("token.user_id", "=", userId)
    .where("token.token_type", "=", type)
    .executeTakeFirst();
  const token = await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("token_type", "=", type)
    .returning(["id", "user_id", "token_type", "token_hash", "relates_to"])
    .executeTakeFirst();
  return token && guard ? { token, guard } : null;
}

export async function revokeCode(db: Reader, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("auth.one_time_tokens")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes the replaced code valid again after the new code's email failed. */
export async function restoreReplaced(db: Writer, { replaced }: IssuedCode): Promise<void> {
  if (!replaced) return;
  await db.insertInto("auth.one_time_tokens").values(replaced.token).execute();
  await db.insertInto("auth_private.code_guards").values(replaced.guard).execute();
}

/**
 * Undoes a request whose email could not be sent. Restores the code it replaced, unless its own was used or revoked.
 * Deletes an account created by the request, unless it has been confirmed, used or emailed since.
 * @param created set if the request created the account; names its sign-up, if any
 */
export async function undoMail(
  auth: AuthContext,
  userId: string,
  issued: IssuedCode,
  created: { signUpId: string | null } | null,
): Promise<void> {
  await auth.db.transaction().execute(async (db) => {
    const user = await lockUser(db, userId);
    if (!user) return;
    if (await revokeCode(db, issued.token)) await restoreReplaced(db, issued);
    if (!created || user.email_confirmed_at !== null || user.last_sign_in_at !== null) return;
    const signUps = db.selectFrom("auth_private.sign_ups").select("id").where("user_id", "=", userId);
    const { signUpId } = created;
    const needed =
      (await (signUpId === null ? signUps : signUps.where("id", "!=", signUpId)).executeTakeFirst()) ??
      (await db.selectFrom("auth.one_time_tokens").select("id").where("user_id", "=", userId).executeTakeFirst());
    if (needed) return;
    await db.deleteFrom("auth.flow_state").where("user_id", "=", userId).execute();
    await db.deleteFrom("auth.users").where("id", "=", userId).execute();
  });
}

/** To change the user too, lock the user before consuming the token. */
export interface MatchedCode {
  id: string;
  userId: string;
  issuedAt: Date;
}

const issuedAt = (expiresAt: Date): Date => new Date(expiresAt.getTime() - oneTimeCodeLifetime);

/** @returns null if the token is unknown, used, expired or of another type */
export async function matchToken(
  auth: AuthContext,
  db: Writer,
  token: string,
  types: readonly OneTimeTokenType[],
): Promise<MatchedCode | null> {
  const now = auth.now();
  const row = await db
    .selectFrom("auth.one_time_tokens as token")
    .innerJoin("auth_private.code_guards as guard", "guard.token_id", "token.id")
    .select(["token.id", "token.user_id as userId", "guard.expires_at as expiresAt"])
    .where("token.token_hash", "=", hashToken(token))
    .where("token.token_type", "in", types)
    .where((link) =>
      link.or([
        link("guard.expires_at", ">", now),
        // `expires_at` is the code's expiry. The link expires later.
        link.and([
          link("token.token_type", "=", "confirmation_token"),
          link("guard.expires_at", ">", new Date(now.getTime() - confirmationLifetime + oneTimeCodeLifetime)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row ? { id: row.id, userId: row.userId, issuedAt: issuedAt(row.expiresAt) } : null;
}

/** Counts the attempt first, so neither a race nor an error allows extra ones. @returns the token to consume */
export async function matchCode(
  auth: AuthContext,
  email: string,
  code: string,
  types: readonly OneTimeTokenType[],
): Promise<MatchedCode | null> {
  const tried = await auth.db
    .updateTable("auth_private.code_guards as guard")
    .from("auth.one_time_tokens as token")
    .set({ tries: sql<number>`guard.tries + 1` })
    .whereRef("guard.token_id", "=", "token.id")
    .where("token.relates_to", "=", email)
    .where("token.token_type", "in", types)
    .where("guard.tries", "<", maxAttempts)
    .where("guard.expires_at", ">", auth.now())
    .returning(["guard.token_id", "guard.code_hash", "guard.expires_at", "token.user_id"])
    .execute();
  let match: MatchedCode | null = null;
  for (const { token_id: id, user_id: userId, code_hash: expected, expires_at } of tried) {
    const isRight = timingSafeEqual(Buffer.from(expected, "hex"), hashCode(auth, id, code));
    if (isRight) match = { id, userId, issuedAt: issuedAt(expires_at) };
  }
  return match;
}

/** Only one of several concurrent requests gets the token. The email's language becomes the account's. */
export async function consumeCode(db: Writer, id: string): Promise<ConsumedCode | null> {
  const guard = await db
    .selectFrom("auth_private.code_guards")
    .select("language")
    .where("token_id", "=", id)
    .executeTakeFirst();
  const row = await db
    .deleteFrom("auth.one_time_tokens")
    .where("id", "=", id)
    .returning(["user_id", "token_type", "relates_to"])
    .executeTakeFirst();
  if (!row) return null;
  await rememberLanguage(db, row.user_id, guard?.language ?? undefined);
  return { userId: row.user_id, type: row.token_type, email: row.relates_to };
}

export function invalidCode(isLink: boolean): AuthError {
  return new AuthError(
    403,
    "otp_expired",
    isLink
      ? "The link was used, replaced by a newer one, or is too old. Ask for a new email."
      : "The code is wrong or too old. Check the newest email, or ask for another one.",
  );
}
