import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { AuthContext, Writer } from "./context.ts";
import { AuthError } from "./errors.ts";
import type { AuthMethod } from "./sessions.ts";

/** Milliseconds between an authorisation code and its exchange. */
const codeLife = 5 * 60_000;
/** Milliseconds that a flow may stay unfinished before its row is swept away. */
const flowLife = 60 * 60_000;

export interface Challenge {
  value: string;
  method: "s256" | "plain";
}

/**
 * The PKCE challenge of a request, or null without one.
 * @throws AuthError `validation_failed` when half of it is missing or it is not one (RFC 7636, 4.2)
 */
export function readChallenge(value: string | undefined, method: string | undefined): Challenge | null {
  if (!value && !method) return null;
  if (!value || !method) {
    throw new AuthError(400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(value)) {
    throw new AuthError(400, "validation_failed", "code challenge has to be between 43 and 128 permitted characters");
  }
  const known = method.toLowerCase();
  if (known !== "s256" && known !== "plain") {
    throw new AuthError(400, "validation_failed", "code_challenge_method has to be s256 or plain");
  }
  return { value, method: known };
}

/** Remembers the challenge of a letter until its link is followed. */
export async function rememberFlow(
  context: AuthContext,
  db: Writer,
  flow: { userId: string; method: AuthMethod; challenge: Challenge },
): Promise<void> {
  const now = context.now();
  await sweep(db, now);
  await db
    .insertInto("auth.flow_state")
    .values({
      id: randomUUID(),
      user_id: flow.userId,
      auth_code: null,
      code_challenge: flow.challenge.value,
      code_challenge_method: flow.challenge.method,
      provider_type: flow.method,
      authentication_method: flow.method,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Deletes flows that nobody finished. */
export async function sweep(db: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - flowLife);
  await db.deleteFrom("auth.flow_state").where("created_at", "<", before).execute();
  await db.deleteFrom("auth.oauth_client_states").where("created_at", "<", before).execute();
}

function hashAuthCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/** Gives the latest flow of a user and method an authorisation code. @returns null when there is no such flow */
export async function issueAuthCode(
  context: AuthContext,
  db: Writer,
  userId: string,
  method: AuthMethod,
): Promise<string | null> {
  const flow = await db
    .selectFrom("auth.flow_state")
    .select("id")
    .where("user_id", "=", userId)
    .where("authentication_method", "=", method)
    .where("auth_code", "is", null)
    .where("created_at", ">", new Date(context.now().getTime() - flowLife))
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return flow ? grantAuthCode(context, db, flow.id, userId) : null;
}

export async function grantAuthCode(context: AuthContext, db: Writer, flowId: string, userId: string): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const now = context.now();
  await db
    .updateTable("auth.flow_state")
    .set({ auth_code: hashAuthCode(code), auth_code_issued_at: now, updated_at: now, user_id: userId })
    .where("id", "=", flowId)
    .execute();
  return code;
}

export interface FinishedFlow {
  userId: string;
  method: string;
}

/**
 * Uses up an authorisation code. Whoever has the code but not the verifier gets nothing, and does not use it up.
 * @throws AuthError 400 `bad_code_verifier`, 404 `flow_state_not_found`, 422 `flow_state_expired`
 */
export async function exchangeAuthCode(
  context: AuthContext,
  db: Writer,
  code: string,
  verifier: string,
): Promise<FinishedFlow> {
  const flow = await db
    .selectFrom("auth.flow_state")
    .selectAll()
    .where("auth_code", "=", hashAuthCode(code))
    .forUpdate()
    .executeTakeFirst();
  if (!flow || flow.user_id === null || flow.code_challenge === null || flow.auth_code_issued_at === null) {
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  }
  if (context.now().getTime() - flow.auth_code_issued_at.getTime() > codeLife) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  const answer =
    flow.code_challenge_method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  if (!isSame(answer, flow.code_challenge)) {
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  await db.deleteFrom("auth.flow_state").where("id", "=", flow.id).execute();
  return { userId: flow.user_id, method: flow.authentication_method };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
