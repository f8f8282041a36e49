import { type Context, Hono } from "hono";
import * as v from "valibot";
import { minimumDuration } from "@site/http";
import { checkCaptcha } from "./captcha.ts";
import type { AuthContext, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import {
  challengeFields,
  dataField,
  limitAddress,
  optionalField,
  readBody,
  readEmailReturn,
  securityField,
  visitorOf,
} from "./requests.ts";
import type { Visitor } from "./sessions.ts";
import { issueCode, undoMail } from "./one-time-codes.ts";
import { resendEmailChange } from "./email-change.ts";
import { audit, type SecurityEvent } from "../log/security-events.ts";
import { type Challenge, storeFlow } from "./flow-states.ts";
import { linkTo, reserveEmail, sendMail } from "./send-mail.ts";
import { countPendingPasswords } from "./pending-passwords.ts";
import {
  draftUser,
  findUserByEmail,
  insertUser,
  lockUser,
  type Metadata,
  requireEmail,
  type UserRow,
} from "./users.ts";

const body = v.object({
  type: optionalField,
  email: optionalField,
  phone: optionalField,
  create_user: v.optional(v.nullable(v.boolean())),
  data: dataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
});

type Given = v.InferOutput<typeof body>;

/** Emails that sign in or recover. Every answer is `{}`, whether there is an account or not. */
export function mailRoutes(auth: AuthContext): Hono {
  const answer =
    (write: (given: Given, request: MailRequest, visitor: Visitor) => Promise<void>) =>
    async (context: Context): Promise<Response> => {
      const visitor = visitorOf(context, auth.settings);
      await limitAddress(auth, "mail", visitor);
      const given = await readBody(context, body);
      await checkCaptcha(auth, given.gotrue_meta_security?.captcha_token ?? undefined, visitor.address);
      if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
      if (!given.email) throw new AuthError(400, "validation_failed", "An email address is required");
      await write(given, { email: given.email, ...readEmailReturn(auth, context, given) }, visitor);
      return context.json({});
    };
  const signInLink = answer((given, request, visitor) =>
    requestSignInLink(auth, { ...request, newUser: given.create_user === false ? null : (given.data ?? {}) }, visitor),
  );
  return new Hono()
    .post(
      "/recover",
      answer((_given, request, visitor) => requestRecovery(auth, request, visitor)),
    )
    .post("/otp", signInLink)
    .post("/magiclink", signInLink)
    .post(
      "/resend",
      answer((given, request, visitor) => resendMail(auth, { ...request, type: given.type ?? "" }, visitor)),
    );
}

export interface MailRequest {
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
}

/** Sends an email to set a new password; to an address without an account, one that says so. */
export function requestRecovery(context: AuthContext, request: MailRequest, visitor: Visitor): Promise<void> {
  return sendSignInMail(context, { ...request, kind: "recovery", newUser: null }, visitor);
}

/** Sends an email to sign in without a password, also to a new account where `newUser` gives its data. */
export function requestSignInLink(
  context: AuthContext,
  request: MailRequest & { newUser: Metadata | null },
  visitor: Visitor,
): Promise<void> {
  return sendSignInMail(context, { ...request, kind: "sign-in" }, visitor);
}

type SignInMail = MailRequest & { kind: "recovery" | "sign-in"; newUser: Metadata | null };

/** Events and fields of the two kinds of sign-in email. */
const mailKinds = {
  recovery: { event: "recovery_requested", linkType: "recovery", method: "recovery" },
  "sign-in": { event: "sign_in_link_requested", linkType: "magiclink", method: "magiclink" },
} as const satisfies Record<string, { event: SecurityEvent; linkType: string; method: string }>;

function sendSignInMail(context: AuthContext, request: SignInMail, visitor: Visitor): Promise<void> {
  return minimumDuration(context.answerFloor, async () => {
    const email = requireEmail(request.email);
    const way = mailKinds[request.kind];
    const writes = await reserveEmail(context, request.kind, email, visitor);
    const prepared = await context.db.transaction().execute(async (db) => {
      const user = await userFor(context, db, email, request.newUser);
      if (!user) return null;
      // A second request within the minute sends nothing, but the browser now holds its challenge.
      if (request.challenge) {
        await storeFlow(context, db, { userId: user.row.id, method: way.method, challenge: request.challenge });
      }
      return { ...user, issued: writes ? await issueFor(context, db, user.row, email, request.challenge) : null };
    });
    audit(context.log, way.event, { ...(prepared && { userId: prepared.row.id }), address: visitor.address });
    if (!writes) return;
    if (!prepared?.issued) {
      await sendMail(context, { purpose: request.kind, kind: "no-account", visitor, facts: { to: email, email } });
      return;
    }
    const { issued, created, row } = prepared;
    const link = linkTo(context, { token: issued.token, type: way.linkType, redirectTo: request.redirectTo });
    await sendMail(context, {
      purpose: request.kind,
      kind: request.kind,
      visitor,
      facts: { to: email, email, link, code: issued.code },
      undo: () => undoMail(context, row.id, issued, created ? { signUpId: null } : null),
    });
  });
}

async function userFor(
  context: AuthContext,
  db: Writer,
  email: string,
  newUser: Metadata | null,
): Promise<{ row: UserRow; created: boolean } | null> {
  let created = false;
  if (newUser) {
    const draft = draftUser({ email, passwordHash: null, data: newUser, confirmedAt: null, now: context.now() });
    created = await insertUser(db, draft);
  }
  const present = await findUserByEmail(db, email);
  const row = present && (await lockUser(db, present.id));
  return row ? { row, created } : null;
}

async function issueFor(context: AuthContext, db: Writer, user: UserRow, email: string, challenge: Challenge | null) {
  await db.updateTable("auth.users").set({ recovery_sent_at: context.now() }).where("id", "=", user.id).execute();
  return issueCode(context, db, { userId: user.id, type: "recovery_token", email, pkce: challenge !== null });
}

/** Resends the email of a sign-up or an address change. An address without a pending sign-up gets an email that says so. */
export function resendMail(
  context: AuthContext,
  request: MailRequest & { type: string },
  visitor: Visitor,
): Promise<void> {
  if (request.type !== "signup" && request.type !== "email_change") {
    throw new AuthError(400, "validation_failed", "Missing one of these types: signup, email_change");
  }
  return minimumDuration(context.answerFloor, async () => {
    const email = requireEmail(request.email);
    if (request.type === "email_change") {
      await resendEmailChange(context, { ...request, email }, visitor);
      return;
    }
    const writes = await reserveEmail(context, "sign-up", email, visitor);
    const prepared = await context.db.transaction().execute(async (db) => {
      const present = await findUserByEmail(db, email);
      const user = present && (await lockUser(db, present.id));
      if (!user || (user.email_confirmed_at !== null && (await countPendingPasswords(db, user.id)) === 0)) return null;
      if (request.challenge) {
        await storeFlow(context, db, { userId: user.id, method: "email/signup", challenge: request.challenge });
      }
      if (!writes) return null;
      const now = context.now();
      await db.updateTable("auth.users").set({ confirmation_sent_at: now }).where("id", "=", user.id).execute();
      const pkce = request.challenge !== null;
      const issued = await issueCode(context, db, { userId: user.id, type: "confirmation_token", email, pkce });
      return { userId: user.id, issued };
    });
    audit(context.log, "sign_up_repeated", { address: visitor.address });
    if (!writes) return;
    if (!prepared) {
      await sendMail(context, { purpose: "sign-up", kind: "no-account", visitor, facts: { to: email, email } });
      return;
    }
    const { userId, issued } = prepared;
    const link = linkTo(context, { token: issued.token, type: "signup", redirectTo: request.redirectTo });
    await sendMail(context, {
      purpose: "sign-up",
      kind: "confirm-sign-up",
      visitor,
      facts: { to: email, email, link, code: issued.code },
      undo: () => undoMail(context, userId, issued, null),
    });
  });
}
