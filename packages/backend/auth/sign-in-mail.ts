import { type Context, Hono } from "hono";
import * as v from "valibot";
import { minDuration } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { toAction, requireEmail, reserveEmail } from "./email.ts";
import { type Challenge, storeFlow } from "./flow-states.ts";
import { languageOfEmail, rememberLanguage } from "./languages.ts";
import { issueCode, undoMail } from "./one-time-codes.ts";
import { challengeFields, dataField, limitByNetwork, optionalField, readBody, readEmailReturn } from "./requests.ts";
import type { Visitor } from "./sessions.ts";
import { countPendingPasswords } from "./pending-sign-ups.ts";
import { draftUser, insertUser, lockUserByEmail, type Metadata, updateUser } from "./users.ts";

const body = v.object({
  type: optionalField,
  email: optionalField,
  phone: optionalField,
  create_user: v.optional(v.nullable(v.boolean())),
  data: dataField,
  ...captchaFields,
  ...challengeFields,
});

interface MailRequest {
  email: string;
  redirectTo: string;
  language: string | undefined;
  challenge: Challenge | null;
}

/** All of these routes respond with `{}`, so they don't reveal whether an account exists. */
export function mailRoutes(auth: AuthContext): Hono {
  const answer =
    (write: (request: MailRequest, visitor: Visitor, fields: v.InferOutput<typeof body>) => Promise<void>) =>
    async (context: Context): Promise<Response> => {
      const visitor = await limitByNetwork(auth, context, "mail");
      const fields = await readBody(context, body);
      await checkCaptcha(auth, fields, visitor);
      if (fields.phone) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
      if (!fields.email) throw new AuthError(400, "validation_failed", "An email address is required");
      const request = { email: fields.email, ...readEmailReturn(auth, context, fields) };
      await minDuration(auth.answerFloor, () => write(request, visitor, fields));
      return context.json({});
    };
  const signIn = answer((request, visitor, fields) =>
    sendSignInMail(auth, "sign-in", request, visitor, fields.create_user === false ? null : (fields.data ?? {})),
  );
  const recover = answer((request, visitor) => sendSignInMail(auth, "recovery", request, visitor, null));
  const resend = answer((request, visitor, { type }) => {
    if (type === "signup") return resendConfirmation(auth, request, visitor);
    throw new AuthError(400, "validation_failed", "Only the email of a sign-up is sent again: the type must be signup");
  });
  return new Hono().post("/recover", recover).post("/otp", signIn).post("/magiclink", signIn).post("/resend", resend);
}

const events = { recovery: "recovery_requested", "sign-in": "sign_in_link_requested" } as const;

/** If no account exists and `newUser` is null, the email says so. @param newUser data for a new account */
async function sendSignInMail(
  auth: AuthContext,
  purpose: "recovery" | "sign-in",
  { redirectTo, language, challenge, ...request }: MailRequest,
  visitor: Visitor,
  newUser: Metadata | null,
): Promise<void> {
  const email = requireEmail(request.email);
  const method = purpose === "recovery" ? "recovery" : "magiclink";
  const send = await reserveEmail(auth, purpose, email, visitor);
  const prepared = await auth.db.transaction().execute(async (db) => {
    const now = auth.now();
    const created = newUser !== null && (await insertUser(db, draftUser({ email, data: newUser, now })));
    const user = await lockUserByEmail(db, email);
    if (!user) return null;
    const userId = user.id;
    if (created) await rememberLanguage(db, userId, language);
    // A second request within the minute sends no email, but stores the browser's new challenge.
    if (challenge) await storeFlow(auth, db, { userId, method, challenge });
    if (!send) return { userId, created, issued: null, spoken: language };
    await updateUser(auth, db, userId, { recovery_sent_at: now });
    const pkce = challenge !== null;
    const issued = await issueCode(auth, db, { userId, type: "recovery_token", email, pkce, language });
    return { userId, created, issued, spoken: await languageOfEmail(db, user, language) };
  });
  audit(auth.log, events[purpose], { ...(prepared && { userId: prepared.userId }), address: visitor.ip });
  if (!prepared?.issued) return send?.("no-account", { to: email, email, language });
  const { userId, created, issued, spoken } = prepared;
  await send?.(purpose, { to: email, email, language: spoken, ...toAction(auth, issued, method, redirectTo) }, () =>
    undoMail(auth, userId, issued, created ? { signUpId: null } : null),
  );
}

async function resendConfirmation(
  auth: AuthContext,
  { redirectTo, language, challenge, ...request }: MailRequest,
  visitor: Visitor,
): Promise<void> {
  const email = requireEmail(request.email);
  const send = await reserveEmail(auth, "sign-up", email, visitor);
  const prepared = await auth.db.transaction().execute(async (db) => {
    const user = await lockUserByEmail(db, email);
    if (!user || (user.email_confirmed_at !== null && (await countPendingPasswords(db, user.id)) === 0)) return null;
    const userId = user.id;
    if (challenge) await storeFlow(auth, db, { userId, method: "email/signup", challenge });
    if (!send) return null;
    await updateUser(auth, db, userId, { confirmation_sent_at: auth.now() });
    const pkce = challenge !== null;
    return {
      userId,
      issued: await issueCode(auth, db, { userId, type: "confirmation_token", email, pkce, language }),
    };
  });
  audit(auth.log, "sign_up_repeated", { address: visitor.ip });
  if (!prepared) return send?.("no-account", { to: email, email, language });
  const { userId, issued } = prepared;
  await send?.("confirm-sign-up", { to: email, email, language, ...toAction(auth, issued, "signup", redirectTo) }, () =>
    undoMail(auth, userId, issued, null),
  );
}
