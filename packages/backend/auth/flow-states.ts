import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { createToken, hashToken } from "@site/http";
import type { AuthContext, Reader, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthMethod, AuthTables } from "./auth-tables.ts";
import { confirmationLifetime } from "./one-time-codes.ts";

/** Milliseconds. */
const authCodeLifetime = 5 * 60_000;
/** Milliseconds. */
const unfinishedFlowLifetime = 60 * 60_000;
/** Sign-up flows last longer, because sign-up links are valid for longer. */
export const unfinishedSignUpLifetime = confirmationLifetime + unfinishedFlowLifetime;

export interface Challenge {
  value: string;
  method: "s256";
}

export type FlowRow = Selectable<AuthTables["auth.flow_state"]>;
type NewFlow = Insertable<AuthTables["auth.flow_state"]>;

export function newFlow(
  auth: AuthContext,
  flow: Partial<NewFlow> & Pick<NewFlow, "user_id" | "authentication_method">,
): NewFlow {
  const now = auth.now();
  return { id: randomUUID(), provider_type: flow.authentication_method, created_at: now, updated_at: now, ...flow };
}

export async function storeFlow(
  auth: AuthContext,
  db: Writer,
  { userId, method, challenge }: { userId: string; method: AuthMethod; challenge: Challenge },
): Promise<void> {
  await deleteUnfinishedFlows(db, auth.now());
  const codeChallenge = { code_challenge: challenge.value, code_challenge_method: challenge.method };
  await db
    .insertInto("auth.flow_state")
    .values(newFlow(auth, { user_id: userId, authentication_method: method, ...codeChallenge }))
    .execute();
}

export async function deleteUnfinishedFlows(db: Writer, now: Date): Promise<void> {
  const before = flowsSince(now, null);
  await db
    .deleteFrom("auth.flow_state")
    .where("created_at", "<", before)
    .where((flow) =>
      flow.or([
        flow("authentication_method", "!=", "email/signup"),
        flow("created_at", "<", flowsSince(now, "email/signup")),
      ]),
    )
    .execute();
  await db.deleteFrom("auth.oauth_client_states").where("created_at", "<", before).execute();
}

function flowsSince(now: Date, method: string | null): Date {
  return new Date(now.getTime() - (method === "email/signup" ? unfinishedSignUpLifetime : unfinishedFlowLifetime));
}

/** For this many milliseconds, further requests store their challenge but send no email. */
const sharedEmailTime = 60_000;
/** Maximum milliseconds between storing a request's challenge and creating its email's link. */
const requestTime = 5_000;

function selectChallenges(
  db: Reader,
  { userId, method, sentAt }: { userId: string; method: AuthMethod; sentAt: Date },
) {
  return db
    .selectFrom("auth.flow_state")
    .where("user_id", "=", userId)
    .where("authentication_method", "=", method)
    .where("auth_code", "is", null)
    .where("created_at", ">=", new Date(sentAt.getTime() - requestTime))
    .where("created_at", "<=", new Date(sentAt.getTime() + sharedEmailTime));
}

/** The exchange looks up challenges by the email's time, because several requests may share one email. */
export async function issueAuthCode(
  auth: AuthContext,
  db: Writer,
  userId: string,
  method: AuthMethod,
  sentAt: Date,
): Promise<string> {
  const flow = newFlow(auth, { user_id: userId, authentication_method: method, created_at: sentAt });
  await db.insertInto("auth.flow_state").values(flow).execute();
  return grantAuthCode(auth, db, flow.id, userId);
}

export async function grantAuthCode(auth: AuthContext, db: Writer, flowId: string, userId: string): Promise<string> {
  const code = createToken();
  const now = auth.now();
  await db
    .updateTable("auth.flow_state")
    .set({ auth_code: hashToken(code), auth_code_issued_at: now, updated_at: now, user_id: userId })
    .where("id", "=", flowId)
    .execute();
  return code;
}

const unknownFlow = () => new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");

/** @throws AuthError 404 `flow_state_not_found` */
export async function userOfAuthCode(db: Writer, code: string): Promise<string> {
  const flow = await findFlow(db, code).executeTakeFirst();
  if (!flow?.user_id) throw unknownFlow();
  return flow.user_id;
}

function findFlow(db: Writer, code: string) {
  return db.selectFrom("auth.flow_state").selectAll().where("auth_code", "=", hashToken(code));
}

/** The user must be locked. Deleting the flow consumes the code. */
export async function openAuthCode(auth: AuthContext, db: Writer, code: string): Promise<FlowRow> {
  const flow = await findFlow(db, code).forUpdate().executeTakeFirst();
  if (!flow?.auth_code_issued_at) throw unknownFlow();
  if (auth.now().getTime() - flow.auth_code_issued_at.getTime() > authCodeLifetime) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  return flow;
}

/** Consumes the verifier's challenge. @returns whether the email was requested with it */
export async function consumePendingFlow(
  db: Writer,
  { user_id: userId, authentication_method: method, created_at: sentAt }: FlowRow,
  verifier: string,
): Promise<boolean> {
  if (userId === null) return false;
  const pending = await selectChallenges(db, { userId, method, sentAt })
    .select(["id", "code_challenge", "code_challenge_method"])
    .where("code_challenge", "=", s256(verifier))
    .execute();
  const answered = pending.find((flow) => isAnswer(verifier, flow));
  if (!answered) return false;
  await db.deleteFrom("auth.flow_state").where("id", "=", answered.id).execute();
  return true;
}

export async function isAwaited(
  db: Reader,
  email: { userId: string; method: AuthMethod; sentAt: Date },
): Promise<boolean> {
  return (await selectChallenges(db, email).select("id").executeTakeFirst()) !== undefined;
}

export function isAnswer(
  verifier: string,
  codeChallenge: { code_challenge: string | null; code_challenge_method: "s256" | "plain" | null },
): boolean {
  // Older flows may have plain challenges.
  if (codeChallenge.code_challenge === null || codeChallenge.code_challenge_method !== "s256") return false;
  return isSame(s256(verifier), codeChallenge.code_challenge);
}

export function s256(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** The user must be locked. @param mailCodes whether emailed codes end too ("stay" after one was just used) */
export async function endFlows(
  auth: Pick<AuthContext, "now">,
  db: Writer,
  userId: string,
  mailCodes: "end" | "stay",
): Promise<void> {
  const ended_at = auth.now();
  await db
    .insertInto("auth_private.flow_ends")
    .values({ user_id: userId, ended_at })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ended_at }))
    .execute();
  await db.deleteFrom("auth.flow_state").where("linking_target_id", "=", userId).execute();
  const flows = db.deleteFrom("auth.flow_state").where("user_id", "=", userId);
  if (mailCodes === "stay") {
    await flows.where("auth_code", "is not", null).execute();
    return;
  }
  await flows.execute();
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("token_type", "=", "recovery_token")
    .execute();
}

/** @throws AuthError 400 `bad_oauth_state` if the user's flows were ended after `begunAt` */
export async function requireNotEnded(db: Writer, userId: string, begunAt: Date): Promise<void> {
  const ends = await db
    .selectFrom("auth_private.flow_ends")
    .select("ended_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (ends && begunAt <= ends.ended_at) {
    throw new AuthError(400, "bad_oauth_state", "OAuth state is unknown, used or expired");
  }
}
