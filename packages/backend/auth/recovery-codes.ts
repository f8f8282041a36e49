import { randomBytes, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { audit } from "../log/log.ts";
import { derive } from "@site/http";
import { AuthError } from "./auth-error.ts";
import type { AuthContext, Writer } from "./context.ts";
import { sendNotice } from "./email.ts";
import { removeFactors, requireFreeSlot } from "./factors.ts";
import { countSecondFactorAttempt } from "./known-networks.ts";
import { requireChange } from "./reauthentication.ts";
import { optionalField, readBody, requireSession } from "./requests.ts";
import { raiseSession } from "./session-rotation.ts";
import {
  type Authenticated,
  type SessionCaller,
  lockSession,
  type OpenSession,
  presentSession,
  type Visitor,
} from "./sessions.ts";
import { type FactorRow, loadAccount, lockUser } from "./users.ts";

export const codesInSet = 10;
export const codeLength = 16;
/** Crockford's base 32, without letters that look alike. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Supabase Auth's default name. */
const defaultName = "Recovery codes";

const makeBody = v.object({ friendly_name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))) });
const verifyBody = v.object({ code: optionalField });

export function recoveryCodeRoutes(auth: AuthContext): Hono {
  const holder = (context: Context): Promise<SessionCaller> => requireSession(auth, context, "factor");
  return new Hono()
    .basePath("/factors/recovery-codes")
    .get("/", async (context) => context.json(await countCodes(auth, await holder(context))))
    .post("/", async (context) => {
      const authenticated = await holder(context);
      const { friendly_name: name } = await readBody(context, makeBody);
      return context.json(await makeCodes(auth, authenticated, name?.trim() || defaultName));
    })
    .post("/regenerate", async (context) => context.json(await renewCodes(auth, await holder(context))))
    .delete("/", async (context) => context.json(await removeCodes(auth, await holder(context))))
    .post("/verify", async (context) => {
      const { visitor, ...authenticated } = await requireSession(auth, context, "factor");
      const { code } = await readBody(context, verifyBody);
      return context.json(await presentSession(auth, await spendCode(auth, authenticated, code ?? "", visitor)));
    });
}

function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}

function canonical(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
}

/** The hash is keyed, so a database copy reveals no code. */
function hashCode(auth: AuthContext, factorId: string, code: string): string {
  return derive(auth.secrets.tokenKey, `recovery code ${factorId} ${code}`).toString("base64url");
}

function findRecoveryCodeFactor(factors: readonly FactorRow[]): FactorRow | undefined {
  return factors.find(({ factor_type: type }) => type === "recovery_code");
}

function noSet(): AuthError {
  return new AuthError(404, "mfa_factor_not_found", "The user has not enrolled recovery codes");
}

async function countCodes(auth: AuthContext, { account }: Authenticated) {
  const set = findRecoveryCodeFactor(account.factors);
  if (!set) throw noSet();
  const { left } = await auth.db
    .selectFrom("auth_private.recovery_codes")
    .select((expression) => expression.fn.countAll().as("left"))
    .where("factor_id", "=", set.id)
    .executeTakeFirstOrThrow();
  return { id: set.id, type: "recovery_code" as const, total: codesInSet, remaining: Number(left) };
}

function makeCodes(auth: AuthContext, authenticated: SessionCaller, friendlyName: string) {
  return changeSet(auth, authenticated, "recovery-codes-made", async (db, factors) => {
    if (findRecoveryCodeFactor(factors)) {
      throw new AuthError(422, "mfa_verified_factor_exists", "Recovery codes are already enrolled for this user");
    }
    if (!factors.some(({ status }) => status === "verified")) {
      const sentence = "At least one other verified factor is required to generate recovery codes";
      throw new AuthError(422, "mfa_recovery_codes_sole_factor", sentence);
    }
    const userId = authenticated.account.user.id;
    const now = auth.now();
    await requireFreeSlot(db, userId, friendlyName);
    const set: FactorRow = {
      id: randomUUID(),
      user_id: userId,
      friendly_name: friendlyName,
      factor_type: "recovery_code",
      status: "verified",
      created_at: now,
      updated_at: now,
      secret: null,
    };
    await db.insertInto("auth.mfa_factors").values(set).execute();
    return fill(auth, db, set);
  });
}

function renewCodes(auth: AuthContext, authenticated: SessionCaller) {
  return changeSet(auth, authenticated, "recovery-codes-made", async (db, factors) => {
    const set = findRecoveryCodeFactor(factors);
    if (!set) throw noSet();
    await db.deleteFrom("auth_private.recovery_codes").where("factor_id", "=", set.id).execute();
    await db.updateTable("auth.mfa_factors").set({ updated_at: auth.now() }).where("id", "=", set.id).execute();
    return fill(auth, db, set);
  });
}

/** Sessions that used one of the codes go back to level 1. */
function removeCodes(auth: AuthContext, authenticated: SessionCaller) {
  return changeSet(auth, authenticated, "recovery-codes-removed", async (db, factors) => {
    const set = findRecoveryCodeFactor(factors);
    if (!set) throw noSet();
    await removeFactors(db, authenticated.account.user.id, [set.id]);
    return { id: set.id };
  });
}

async function changeSet<Result>(
  auth: AuthContext,
  authenticated: SessionCaller,
  mail: "recovery-codes-made" | "recovery-codes-removed",
  change: (db: Writer, factors: readonly FactorRow[]) => Promise<Result>,
): Promise<Result> {
  const { session, account } = authenticated;
  const { user } = account;
  if (session.aal !== "aal2") throw new AuthError(403, "insufficient_aal", "AAL2 required to change recovery codes");
  await requireChange(auth, authenticated, "change your recovery codes");
  const result = await auth.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    const present = await loadAccount(db, user.id);
    return change(db, present?.factors ?? []);
  });
  audit(auth.log, mail === "recovery-codes-made" ? "recovery_codes_made" : "recovery_codes_removed", {
    userId: user.id,
    sessionId: session.id,
  });
  await sendNotice(auth, mail, user);
  return result;
}

/** @returns the codes in plain text, which can't be shown again */
async function fill(auth: AuthContext, db: Writer, set: FactorRow) {
  const codes = Array.from({ length: codesInSet }, makeCode);
  await db
    .insertInto("auth_private.recovery_codes")
    .values(codes.map((code) => ({ factor_id: set.id, code_hash: hashCode(auth, set.id, code) })))
    .execute();
  const name = set.friendly_name ? { friendly_name: set.friendly_name } : {};
  return { id: set.id, type: "recovery_code" as const, ...name, total: codesInSet, codes };
}

/** Raises the session to level 2. Recovery codes share a limit with authenticator codes. */
async function spendCode(
  auth: AuthContext,
  authenticated: Authenticated,
  typed: string,
  visitor: Visitor,
): Promise<OpenSession> {
  const { user } = authenticated.account;
  await auth.limits.spendRequest("change", visitor.ip);
  // Counted before the comparison, so concurrent requests can't make more attempts.
  const takeBack = await countSecondFactorAttempt(auth, user.id, visitor.ip);
  const open = await auth.db.transaction().execute((db) => accept(auth, db, authenticated, typed, visitor));
  if (!open) {
    audit(auth.log, "factor_refused", { userId: user.id, address: visitor.ip, method: "recovery_code" });
    throw new AuthError(422, "mfa_verification_failed", "Invalid recovery code entered");
  }
  await takeBack();
  audit(auth.log, "recovery_code_used", {
    userId: user.id,
    sessionId: open.session.id,
    address: visitor.ip,
  });
  await sendNotice(auth, "recovery-code-used", user);
  return open;
}

async function accept(
  auth: AuthContext,
  db: Writer,
  authenticated: Authenticated,
  typed: string,
  visitor: Visitor,
): Promise<OpenSession | null> {
  const userId = authenticated.account.user.id;
  await lockUser(db, userId);
  const session = await lockSession(db, authenticated.session.id);
  const set = findRecoveryCodeFactor((await loadAccount(db, userId))?.factors ?? []);
  if (!session || !set) return null;
  // Deleting the row consumes the code.
  const used = await db
    .deleteFrom("auth_private.recovery_codes")
    .where("factor_id", "=", set.id)
    .where("code_hash", "=", hashCode(auth, set.id, canonical(typed)))
    .returning("factor_id")
    .executeTakeFirst();
  if (!used) return null;
  return raiseSession(auth, db, session, { factorId: set.id, method: "mfa/recovery_code" }, visitor);
}
