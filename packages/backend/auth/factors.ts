import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import * as v from "valibot";
import { audit } from "../log/log.ts";
import { encrypt } from "@site/http";
import { AuthError } from "./auth-error.ts";
import type { AuthContext, Writer } from "./context.ts";
import { sendNotice } from "./email.ts";
import { forgetSecondFactorNetworks } from "./known-networks.ts";
import { hasSecondFactor, requireChange } from "./reauthentication.ts";
import { optionalField, readBody, requireSession } from "./requests.ts";
import type { SessionCaller } from "./sessions.ts";
import { type Account, type FactorRow, lockUser } from "./users.ts";

const maxFactors = 10;
/** Milliseconds until an unverified factor expires, and with it the enrollment's reauthentication. */
const unverifiedLifetime = 15 * 60_000;
/** Seconds. */
export const codePeriod = 30;

const shortText = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))));
const body = v.object({ factor_type: optionalField, friendly_name: shortText, issuer: shortText });

export function factorRoutes(auth: AuthContext): Hono {
  return new Hono()
    .post("/factors", async (context) => {
      const authenticated = await requireSession(auth, context, "factor");
      return context.json(await enroll(auth, authenticated, await readBody(context, body)));
    })
    .delete("/factors/:id", async (context) => {
      const authenticated = await requireSession(auth, context, "factor");
      return context.json(await removeFactor(auth, authenticated, context.req.param("id")));
    });
}

async function enroll(auth: AuthContext, authenticated: SessionCaller, request: v.InferOutput<typeof body>) {
  requireType(request.factor_type ?? "");
  const name = request.friendly_name ?? "";
  const { account, session } = authenticated;
  const { user } = account;
  if (hasSecondFactor(account) && session.aal !== "aal2") {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  await requireChange(auth, authenticated, "add an authenticator app");
  const id = randomUUID();
  const now = auth.now();
  const totp = new TOTP({
    issuer: request.issuer || auth.settings.name,
    label: user.email ?? user.id,
    secret: new Secret({ size: 20 }),
    period: codePeriod,
  });
  const secret = totp.secret.base32;
  await auth.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    await requireLevelToAdd(db, user.id, session.id);
    await db
      .deleteFrom("auth.mfa_factors")
      .where("user_id", "=", user.id)
      .where("status", "=", "unverified")
      .where("created_at", "<", new Date(now.getTime() - unverifiedLifetime))
      .execute();
    await requireFreeSlot(db, user.id, name);
    await db
      .insertInto("auth.mfa_factors")
      .values({
        id,
        user_id: user.id,
        friendly_name: name,
        factor_type: "totp",
        status: "unverified",
        created_at: now,
        updated_at: now,
        secret: encrypt(auth.secrets.encryptionKey, id, secret),
      })
      .execute();
  });
  audit(auth.log, "factor_enrolled", { userId: user.id, factorId: id });
  const uri = totp.toString();
  return {
    id,
    type: "totp" as const,
    friendly_name: name,
    totp: { qr_code: renderSVG(uri, { ecc: "M", border: 2 }), secret, uri },
  };
}

function requireType(type: string): void {
  if (type === "totp") return;
  if (type === "phone") throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  throw new AuthError(400, "validation_failed", "factor_type needs to be totp");
}

/** Callers who only know the password must not add factors. The user must be locked, because requests race. */
export async function requireLevelToAdd(db: Writer, userId: string, sessionId: string): Promise<void> {
  const session = await db.selectFrom("auth.sessions").select("aal").where("id", "=", sessionId).executeTakeFirst();
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  const verified = await db
    .selectFrom("auth.mfa_factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "verified")
    .executeTakeFirst();
  if (verified && session.aal !== "aal2") {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
}

export function isStale(factor: FactorRow, now: Date): boolean {
  return factor.status === "unverified" && now.getTime() - factor.created_at.getTime() > unverifiedLifetime;
}

/** @throws AuthError 422 if the name is taken or there are too many factors */
export async function requireFreeSlot(db: Writer, userId: string, friendlyName: string): Promise<void> {
  const present = await db.selectFrom("auth.mfa_factors").selectAll().where("user_id", "=", userId).execute();
  if (present.some((factor) => friendlyName.trim() !== "" && factor.friendly_name === friendlyName)) {
    const sentence = "A factor with the friendly name for this user already exists";
    throw new AuthError(422, "mfa_factor_name_conflict", sentence);
  }
  if (present.length >= maxFactors) {
    const sentence = "Maximum number of factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", sentence);
  }
}

export function requireTotpFactor(account: Pick<Account, "factors">, factorId: string): FactorRow {
  const factor = account.factors.find(({ id, factor_type: type }) => id === factorId && type === "totp");
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Removing the last app also removes the recovery codes, which can't be the only factor. */
async function removeFactor(
  auth: AuthContext,
  authenticated: SessionCaller,
  factorId: string,
): Promise<{ id: string }> {
  const factor = requireTotpFactor(authenticated.account, factorId);
  if (factor.status === "verified" && authenticated.session.aal !== "aal2") {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await requireChange(auth, authenticated, "remove an authenticator app");
  await auth.db.transaction().execute(async (db) => {
    await lockUser(db, factor.user_id);
    const present = await db
      .selectFrom("auth.mfa_factors")
      .select(["id", "factor_type", "status"])
      .where("user_id", "=", factor.user_id)
      .where("id", "!=", factor.id)
      .execute();
    const isLast = !present.some(({ factor_type: type, status }) => type === "totp" && status === "verified");
    const codes = present.filter(({ factor_type: type }) => isLast && type === "recovery_code");
    await removeFactors(db, factor.user_id, [factor.id, ...codes.map(({ id }) => id)]);
  });
  const { user } = authenticated.account;
  audit(auth.log, "factor_removed", { userId: user.id, factorId: factor.id });
  if (factor.status === "verified") await sendNotice(auth, "second-step-removed", user);
  return { id: factor.id };
}

/** Sessions that used a removed factor go back to level 1. The user must be locked. */
export async function removeFactors(db: Writer, userId: string, factorIds: readonly string[]): Promise<void> {
  await forgetSecondFactorNetworks(db, userId);
  await db.deleteFrom("auth.mfa_factors").where("user_id", "=", userId).where("id", "in", factorIds).execute();
  const lowered = await db
    .updateTable("auth.sessions")
    .set({ aal: "aal1", factor_id: null })
    .where("user_id", "=", userId)
    .where("factor_id", "in", factorIds)
    .returning("id")
    .execute();
  for (const { id } of lowered) {
    await db
      .deleteFrom("auth.mfa_amr_claims")
      .where("session_id", "=", id)
      .where("authentication_method", "in", ["totp", "mfa/recovery_code"])
      .execute();
  }
}
