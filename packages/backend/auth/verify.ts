import { type Context, Hono } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import { audit } from "../log/log.ts";
import { asAuthError, AuthError } from "./auth-error.ts";
import type { AuthMethod, OneTimeTokenType } from "./auth-tables.ts";
import type { AuthContext, Writer } from "./context.ts";
import { completeEmailChange } from "./email-change.ts";
import { normalizeEmail, sendNotice } from "./email.ts";
import { isAwaited, issueAuthCode } from "./flow-states.ts";
import { forgetNetworks, mailboxLimitKey } from "./known-networks.ts";
import { type ConsumedCode, consumeCode, invalidCode, matchCode, matchToken, pkcePrefix } from "./one-time-codes.ts";
import { adoptOnlyPassword, countPendingPasswords, isPasswordAwaited } from "./pending-sign-ups.ts";
import {
  chooseRedirect,
  errorParameters,
  field,
  limitByNetwork,
  optionalField,
  readBody,
  readQuery,
  withResult,
} from "./requests.ts";
import {
  beginSession,
  endSessions,
  type OpenSession,
  presentSession,
  sessionFragment,
  type Visitor,
} from "./sessions.ts";
import { resetUnconfirmedAccount } from "./unconfirmed-accounts.ts";
import { isBanned, lockUser, updateUser, type UserRow } from "./users.ts";

const body = v.object({
  type: field,
  token: optionalField,
  token_hash: optionalField,
  email: optionalField,
  phone: optionalField,
});

const linkBody = v.object({ type: field, token: field });

const halfway = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

export function verifyRoutes(auth: AuthContext): Hono {
  const { ownPath } = auth.settings;
  return new Hono()
    .post(`${ownPath}/verify`, async (context) => {
      const visitor = await limitByNetwork(auth, context, "verify");
      const link = await readBody(context, linkBody);
      const verified = await verifyEmail(auth, { ...link, givesSession: false }, visitor);
      if (verified.result === "half") return context.json({ halfway: true });
      return context.json({ code: verified.code, has_password: verified.hasPassword });
    })
    .get("/verify", (context) => followLink(auth, context))
    .post("/verify", async (context) => {
      const visitor = await limitByNetwork(auth, context, "verify");
      const verified = await verifyEmail(auth, readProof(await readBody(context, body)), visitor);
      if (verified.result === "session") return context.json(await presentSession(auth, verified.open));
      return context.json(verified.result === "half" ? { msg: halfway, code: "200" } : { code: verified.code });
    });
}

function readProof({ type, token, token_hash: hash, email, phone }: v.InferOutput<typeof body>): EmailVerification {
  if (phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  if (hash && !token && !email) return { type, token: hash, givesSession: true };
  if (token && email && !hash) return { type, email, code: token };
  throw new AuthError(400, "validation_failed", "Verify requires either a token hash, or an email with its token");
}

/** Redirects with tokens, a PKCE code, a message or an error. Errors never show as a bare page. */
async function followLink(auth: AuthContext, context: Context): Promise<Response> {
  const token = readQuery(context, "token") ?? readQuery(context, "token_hash");
  const type = readQuery(context, "type");
  const target = chooseRedirect(auth.settings, readQuery(context, "redirect_to"));
  const byPkce = token?.startsWith(pkcePrefix) ?? false;
  const lead = (result: Record<string, string>): Response =>
    context.redirect(withResult(target, { fragment: result, ...(byPkce && { query: result }) }), 303);
  try {
    const visitor = await limitByNetwork(auth, context, "verify");
    if (!token || !type) throw new AuthError(400, "validation_failed", "Verify requires a token and a type");
    const verified = await verifyEmail(auth, { type, token, givesSession: true }, visitor);
    if (verified.result === "half") return lead({ message: halfway });
    // A browser that can't exchange the code can still show what the email did.
    const query = verified.code && { code: verified.code, type, ...(!verified.hasPassword && { password: "unset" }) };
    const fragment = verified.result === "session" && {
      ...sessionFragment(await presentSession(auth, verified.open)),
      type,
    };
    return context.redirect(withResult(target, { ...(query && { query }), ...(fragment && { fragment }) }), 303);
  } catch (error) {
    const known = asAuthError(error);
    if (known === null) throw error;
    return lead(errorParameters(known));
  }
}

const accepted: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ["signup", ["confirmation_token", "recovery_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token", "confirmation_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
]);

type EmailVerification =
  /** Unless `givesSession` is set, a link yields at most a code for the requesting browser's verifier. */
  { type: string; token: string; givesSession: boolean } | { type: string; email: string; code: string };

type Verified =
  /** `code` is set if this email had no challenge but a browser waits for another email that had one. */
  | { result: "session"; open: OpenSession; code: string | null; hasPassword: boolean }
  /** PKCE: the browser with the verifier exchanges the code for a session. Null if no challenge is pending. */
  | { result: "auth-code"; code: string | null; hasPassword: boolean }
  | { result: "half" };

async function verifyEmail(auth: AuthContext, proof: EmailVerification, visitor: Visitor): Promise<Verified> {
  const types = accepted.get(proof.type);
  if (!types) throw new AuthError(400, "validation_failed", "Unsupported verification type");
  const isLink = "token" in proof;
  const typed = isLink ? null : await matchTypedCode(auth, proof, types, visitor);
  const done = await auth.db.transaction().execute(async (db) => {
    const match = isLink ? await matchToken(auth, db, proof.token, types) : typed;
    const user = match && (await lockUser(db, match.userId));
    const consumed = match && (await consumeCode(db, match.id));
    if (!consumed || !user || !match) return null;
    const { issuedAt } = match;
    const giveTo = (method: AuthMethod) =>
      grant(auth, db, { userId: user.id, method, sentAt: issuedAt }, proof, visitor);
    if (isBanned(user, auth.now())) throw new AuthError(403, "user_banned", "User is banned");
    if (consumed.type === "email_change_token_new" || consumed.type === "email_change_token_current") {
      const movedTo = await completeEmailChange(auth, db, user);
      if (movedTo === null) return { verified: { result: "half" } as const, user, movedTo };
      return { verified: await giveTo("email_change"), user, movedTo };
    }
    if (user.email_confirmed_at === null) await confirmEmail(auth, db, user, consumed, issuedAt);
    // The owner may recover the account to lock someone out.
    if (proof.type === "recovery") {
      await endSessions(auth, db, user.id, null, "stay");
      await forgetNetworks(auth, db, user.id, null);
    }
    const mailed = consumed.type === "confirmation_token" ? "email/signup" : "magiclink";
    const method = proof.type === "recovery" ? "recovery" : mailed;
    return { verified: await giveTo(method), user, movedTo: null };
  });
  if (!done) {
    audit(auth.log, "code_refused", { address: visitor.ip, method: proof.type });
    throw invalidCode(isLink);
  }
  const { user, movedTo } = done;
  if (movedTo !== null) {
    audit(auth.log, "email_changed", { userId: user.id, address: visitor.ip });
    await sendNotice(auth, "email-changed", user, { newEmail: movedTo });
  }
  audit(auth.log, "email_confirmed", { userId: user.id, address: visitor.ip, method: proof.type });
  return done.verified;
}

/** Counts the attempt whether or not the account exists. */
async function matchTypedCode(
  auth: AuthContext,
  proof: { email: string; code: string },
  types: readonly OneTimeTokenType[],
  visitor: Visitor,
) {
  const email = normalizeEmail(proof.email);
  if (email === null) return null;
  await auth.limits.spend("code-day", await mailboxLimitKey(auth, email, visitor.ip));
  return matchCode(auth, email, proof.code, types);
}

async function grant(
  auth: AuthContext,
  db: Writer,
  email: { userId: string; method: AuthMethod; sentAt: Date },
  proof: EmailVerification,
  visitor: Visitor,
): Promise<Verified> {
  const { userId, method, sentAt } = email;
  const hasPassword = Boolean((await lockUser(db, userId))?.encrypted_password);
  const link = "token" in proof ? proof : null;
  const isByPkce = link?.token.startsWith(pkcePrefix) ?? false;
  const isAwaitedHere =
    link !== null &&
    (isByPkce || (await isAwaited(db, email)) || (method === "email/signup" && (await isPasswordAwaited(db, userId))));
  const code = isAwaitedHere ? await issueAuthCode(auth, db, userId, method, sentAt) : null;
  if (isByPkce || link?.givesSession === false) return { result: "auth-code", code, hasPassword };
  // Supabase Auth reports `otp` for all email sign-ins without PKCE.
  return { result: "session", open: await beginSession(auth, db, userId, "otp", visitor), code, hasPassword };
}

/** Adopts a pending password only if it is the only one and its email was opened. Any other may be a stranger's. */
async function confirmEmail(
  auth: AuthContext,
  db: Writer,
  user: UserRow,
  consumed: ConsumedCode,
  sentAt: Date,
): Promise<void> {
  const typed = await countPendingPasswords(db, user.id);
  if (typed === 1 && consumed.type === "confirmation_token") await adoptOnlyPassword(auth, db, user.id, sentAt);
  else if (typed > 0 || user.encrypted_password) await resetUnconfirmedAccount(auth, db, user);
  const now = auth.now();
  const data = (await lockUser(db, user.id))?.raw_user_meta_data;
  await updateUser(auth, db, user.id, {
    email_confirmed_at: now,
    raw_user_meta_data: JSON.stringify({ ...data, email_verified: true }),
    updated_at: now,
  });
  await db
    .updateTable("auth.identities")
    .set({ identity_data: sql`identity_data || '{"email_verified": true}'`, updated_at: now })
    .where("user_id", "=", user.id)
    .where("provider", "=", "email")
    .execute();
}
