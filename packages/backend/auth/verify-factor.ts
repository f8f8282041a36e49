import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { decrypt, isUuid } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthContext, Writer } from "./context.ts";
import { sendNotice } from "./email.ts";
import { codePeriod, isStale, requireLevelToAdd, requireTotpFactor } from "./factors.ts";
import { countSecondFactorAttempt } from "./known-networks.ts";
import { optionalField, readBody, requireSession } from "./requests.ts";
import { raiseSession } from "./session-rotation.ts";
import { type Authenticated, lockSession, type OpenSession, presentSession, type Visitor } from "./sessions.ts";
import { type FactorRow, loadAccount, lockUser } from "./users.ts";

const challengeLifetime = 5 * 60_000;
/** Number of code periods by which a phone's clock may be off. */
const allowedDrift = 1;

const body = v.object({ challenge_id: optionalField, code: optionalField });

export function verifyFactorRoutes(auth: AuthContext): Hono {
  return new Hono()
    .post("/factors/:id/challenge", async (context) => {
      const { visitor, ...authenticated } = await requireSession(auth, context, "factor");
      return context.json(await challengeFactor(auth, authenticated, context.req.param("id"), visitor));
    })
    .post("/factors/:id/verify", async (context) => {
      const { visitor, ...authenticated } = await requireSession(auth, context, "factor");
      const { challenge_id: challengeId, code } = await readBody(context, body);
      const attempt = {
        factorId: context.req.param("id"),
        challengeId: challengeId ?? "",
        code: (code ?? "").replaceAll(/\s/g, ""),
      };
      return context.json(await presentSession(auth, await verifyFactor(auth, authenticated, attempt, visitor)));
    });
}

async function challengeFactor(auth: AuthContext, authenticated: Authenticated, factorId: string, visitor: Visitor) {
  const factor = requireTotpFactor(authenticated.account, factorId);
  const now = auth.now();
  const id = randomUUID();
  await auth.db
    .deleteFrom("auth.mfa_challenges")
    .where("factor_id", "=", factor.id)
    .where("created_at", "<", new Date(now.getTime() - challengeLifetime))
    .execute();
  await auth.db
    .insertInto("auth.mfa_challenges")
    .values({ id, factor_id: factor.id, created_at: now, verified_at: null, ip_address: visitor.ip })
    .execute();
  return { id, type: factor.factor_type, expires_at: Math.floor((now.getTime() + challengeLifetime) / 1000) };
}

/** Raises the session to level 2. Each code works once. */
async function verifyFactor(
  auth: AuthContext,
  authenticated: Authenticated,
  attempt: { factorId: string; challengeId: string; code: string },
  visitor: Visitor,
): Promise<OpenSession> {
  const { user } = authenticated.account;
  const factor = requireTotpFactor(authenticated.account, attempt.factorId);
  // Counted before the comparison, so concurrent requests can't make more attempts.
  const takeBack = await countSecondFactorAttempt(auth, user.id, visitor.ip);
  await requireChallenge(auth, factor.id, attempt.challengeId);
  const step = matchingStep(auth, factor, attempt.code);
  const verified =
    step !== null &&
    (await auth.db
      .transaction()
      .execute((db) => accept(auth, db, authenticated, { factor, step, ...attempt }, visitor)));
  if (!verified) {
    audit(auth.log, "factor_refused", { userId: user.id, factorId: factor.id, address: visitor.ip });
    const sentence = "The code is wrong or too old. Enter the one that your app shows now.";
    throw new AuthError(422, "mfa_verification_failed", sentence);
  }
  await takeBack();
  if (factor.status === "unverified") {
    audit(auth.log, "factor_added", { userId: user.id, factorId: factor.id, address: visitor.ip });
    await sendNotice(auth, "second-step-added", user);
  }
  audit(auth.log, "sign_in", {
    userId: user.id,
    sessionId: verified.session.id,
    address: visitor.ip,
    method: "totp",
  });
  return verified;
}

async function requireChallenge(auth: AuthContext, factorId: string, challengeId: string): Promise<void> {
  const challenge = isUuid(challengeId)
    ? await auth.db
        .selectFrom("auth.mfa_challenges")
        .select(["created_at", "verified_at"])
        .where("id", "=", challengeId)
        .where("factor_id", "=", factorId)
        .executeTakeFirst()
    : undefined;
  if (!challenge) {
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  const expired = auth.now().getTime() - challenge.created_at.getTime() > challengeLifetime;
  if (expired || challenge.verified_at !== null) {
    throw new AuthError(422, "mfa_challenge_expired", "MFA challenge has expired, create a new challenge.");
  }
}

function matchingStep(auth: AuthContext, factor: FactorRow, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const secret = Secret.fromBase32(decrypt(auth.secrets.encryptionKey, factor.id, factor.secret ?? ""));
  const timestamp = auth.now().getTime();
  const drift = new TOTP({ secret, period: codePeriod }).validate({ token: code, timestamp, window: allowedDrift });
  return drift === null ? null : Math.floor(timestamp / 1000 / codePeriod) + drift;
}

async function accept(
  auth: AuthContext,
  db: Writer,
  authenticated: Authenticated,
  attempt: { factor: FactorRow; step: number; challengeId: string },
  visitor: Visitor,
): Promise<OpenSession | null> {
  const { step } = attempt;
  const userId = attempt.factor.user_id;
  await lockUser(db, userId);
  // Read again under the lock, because another request may have removed this factor or verified one.
  const factor = requireTotpFactor({ factors: (await loadAccount(db, userId))?.factors ?? [] }, attempt.factor.id);
  if (isStale(factor, auth.now())) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  if (factor.status === "unverified") await requireLevelToAdd(db, userId, authenticated.session.id);
  const session = await lockSession(db, authenticated.session.id);
  if (!session) return null;
  // Only one of two requests with the same code can update this row.
  const fresh = await db
    .insertInto("auth_private.factor_guards")
    .values({ factor_id: factor.id, last_step: step })
    .onConflict((conflict) =>
      conflict
        .column("factor_id")
        .doUpdateSet({ last_step: step })
        .where("auth_private.factor_guards.last_step", "<", step),
    )
    .returning("factor_id")
    .executeTakeFirst();
  if (!fresh) return null;
  const now = auth.now();
  await db.updateTable("auth.mfa_challenges").set({ verified_at: now }).where("id", "=", attempt.challengeId).execute();
  if (factor.status === "unverified") {
    await db
      .updateTable("auth.mfa_factors")
      .set({ status: "verified", updated_at: now })
      .where("id", "=", factor.id)
      .execute();
    // Other sessions have not passed the new second factor.
    await db
      .deleteFrom("auth.sessions")
      .where("user_id", "=", factor.user_id)
      .where("id", "!=", session.id)
      .where("aal", "=", "aal1")
      .execute();
    await db
      .deleteFrom("auth.mfa_factors")
      .where("user_id", "=", factor.user_id)
      .where("status", "=", "unverified")
      .execute();
  }
  return raiseSession(auth, db, session, { factorId: factor.id, method: "totp" }, visitor);
}
