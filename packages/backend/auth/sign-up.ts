import { Hono } from "hono";
import * as v from "valibot";
import { minDuration } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext, Writer } from "./context.ts";
import { toAction, requireEmail, reserveEmail } from "./email.ts";
import type { Challenge } from "./flow-states.ts";
import { languageOfUser, rememberLanguage } from "./languages.ts";
import { type IssuedCode, issueCode, undoMail } from "./one-time-codes.ts";
import { checkPasswordStrength } from "./passwords.ts";
import { acceptsPassword, countPendingPasswords, signUpSalt, storePendingPassword } from "./pending-sign-ups.ts";
import { challengeFields, dataField, limitByNetwork, optionalField, readBody, readEmailReturn } from "./requests.ts";
import type { Visitor } from "./sessions.ts";
import {
  type Account,
  draftUser,
  findUserByEmail,
  insertUser,
  lockUser,
  type Metadata,
  getOwnMetadata,
  type PresentedUser,
  presentUser,
  updateUser,
} from "./users.ts";

const body = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  data: dataField,
  ...captchaFields,
  ...challengeFields,
});

/** S7.3. Never responds with a session (D9). */
export function signUpRoutes(auth: AuthContext): Hono {
  return new Hono().post("/signup", async (context) => {
    const visitor = await limitByNetwork(auth, context, "sign-up");
    const fields = await readBody(context, body);
    await checkCaptcha(auth, fields, visitor);
    const { email, password } = fields;
    if (fields.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    if (!email && !password) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    if (!email) throw new AuthError(400, "validation_failed", "To sign up, please provide your email");
    if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    const request = { email, password, data: fields.data ?? {}, ...readEmailReturn(auth, context, fields) };
    return context.json(await signUp(auth, request, visitor));
  });
}

interface SignUp {
  email: string;
  password: string;
  data: Metadata;
  redirectTo: string;
  language: string | undefined;
  challenge: Challenge | null;
}

/** D9. An unconfirmed address may have several pending passwords. A confirmed address gets the same response. */
function signUp(auth: AuthContext, request: SignUp, visitor: Visitor): Promise<PresentedUser> {
  return minDuration(auth.answerFloor, async () => {
    const email = requireEmail(request.email);
    checkPasswordStrength(request.password, [auth.settings.name, email]);
    const passwordHash = await auth.passwords.hash(request.password, signUpSalt(auth, email));
    const send = await reserveEmail(auth, "sign-up", email, visitor);
    const draft = draftUser({ email, passwordHash, data: request.data, now: auth.now() });
    const outcome = await auth.db
      .transaction()
      .execute((db) =>
        storeAccount(auth, db, { ...request, email, passwordHash, draft, writes: send !== null }, visitor),
      );
    const { userId, issued } = outcome;
    const event = outcome.created ? "sign_up" : "sign_up_repeated";
    audit(auth.log, event, { userId, address: visitor.ip });
    if (issued) {
      const { language } = request;
      const facts = { to: email, email, language, ...toAction(auth, issued, "signup", request.redirectTo) };
      const created = outcome.created ? { signUpId: outcome.signUpId } : null;
      await send?.("confirm-sign-up", facts, () => undoMail(auth, userId, issued, created));
    } else {
      const language = (await languageOfUser(auth.db, userId)) ?? request.language;
      await send?.("already-signed-up", { to: email, email, language });
    }
    // The response looks the same for an existing account, but only a new account has this id.
    return presentUser(draft);
  });
}

interface Outcome {
  created: boolean;
  userId: string;
  signUpId: string | null;
  /** Null if the account is confirmed and can sign in, was deleted meanwhile, or got an email in the last minute. */
  issued: IssuedCode | null;
}

async function storeAccount(
  auth: AuthContext,
  db: Writer,
  request: SignUp & { passwordHash: string; draft: Account; writes: boolean },
  { ip }: Visitor,
): Promise<Outcome> {
  const { email, passwordHash, data, challenge, draft, language } = request;
  const created = await insertUser(db, draft);
  if (created) await rememberLanguage(db, draft.user.id, language);
  const present = created ? draft.user : await findUserByEmail(db, email);
  const user = present && (await lockUser(db, present.id));
  // The account was deleted between the two statements. Respond as for a new account, so the visitor can try again.
  if (!user) return { created: false, userId: draft.user.id, signUpId: null, issued: null };
  const { id } = user;
  const isConfirmed = user.email_confirmed_at !== null;
  if (!(await acceptsPassword(db, user))) return { created, userId: id, signUpId: null, issued: null };
  if (!created && !isConfirmed && (await countPendingPasswords(db, id)) === 0) {
    // Anybody may have requested the sign-in email that created this account, so the request's data is dropped.
    await updateUser(auth, db, id, { raw_user_meta_data: JSON.stringify({ ...data, ...getOwnMetadata(user) }) });
  }
  const signUpId = await storePendingPassword(auth, db, { userId: id, passwordHash, data, challenge, ip });
  // If sign-in requires no confirmed address, the latest password is valid until the address is confirmed.
  if (!isConfirmed) await updateUser(auth, db, id, { encrypted_password: passwordHash });
  if (!request.writes) return { created, userId: id, signUpId, issued: null };
  const pkce = challenge !== null;
  const issued = await issueCode(auth, db, { userId: id, type: "confirmation_token", email, pkce, language });
  await updateUser(auth, db, id, { confirmation_sent_at: auth.now() });
  return { created, userId: id, signUpId, issued };
}
