import { Hono } from "hono";
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
import { issueCode, type IssuedCode, undoMail } from "./one-time-codes.ts";
import { audit } from "../log/security-events.ts";
import type { Challenge } from "./flow-states.ts";
import { checkPasswordStrength } from "./password-strength.ts";
import { linkTo, reserveEmail, sendMail } from "./send-mail.ts";
import type { Visitor } from "./sessions.ts";
import { acceptsPassword, countPendingPasswords, signUpSalt, storePendingPassword } from "./pending-passwords.ts";
import {
  type Account,
  draftUser,
  findUserByEmail,
  insertUser,
  lockUser,
  type Metadata,
  ownMetadataOf,
  type PresentedUser,
  presentUser,
  requireEmail,
} from "./users.ts";

const body = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  data: dataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
});

/** S7.3. Answered by an email, never by a session (D9). */
export function signUpRoutes(auth: AuthContext): Hono {
  return new Hono().post("/signup", async (context) => {
    const visitor = visitorOf(context, auth.settings);
    await limitAddress(auth, "sign-up", visitor);
    const given = await readBody(context, body);
    await checkCaptcha(auth, given.gotrue_meta_security?.captcha_token ?? undefined, visitor.address);
    if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
    if (!given.email && !given.password) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    if (!given.email) throw new AuthError(400, "validation_failed", "To sign up, please provide your email");
    if (!given.password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    const user = await signUp(
      auth,
      {
        email: given.email,
        password: given.password,
        data: given.data ?? {},
        ...readEmailReturn(auth, context, given),
      },
      visitor,
    );
    return context.json(user);
  });
}

export interface SignUp {
  email: string;
  password: string;
  data: Metadata;
  redirectTo: string;
  challenge: Challenge | null;
}

interface Outcome {
  created: boolean;
  userId: string;
  signUpId: string | null;
  /** Null if the account is confirmed and can sign in, was deleted meanwhile, or got an email within the minute. */
  issued: IssuedCode | null;
}

/**
 * Creates an account and sends an email to confirm its address (D9). For an address that is still unconfirmed, the password is
 * stored in addition to earlier ones. For an account with a password, nothing changes and the response looks the same; its owner
 * is told by email.
 * @throws AuthError 400, 422 `weak_password`, 429, 503
 */
export function signUp(context: AuthContext, wanted: SignUp, visitor: Visitor): Promise<PresentedUser> {
  return minimumDuration(context.answerFloor, async () => {
    const email = requireEmail(wanted.email);
    checkPasswordStrength(wanted.password, [context.settings.name, email]);
    const passwordHash = await context.passwords.hash(wanted.password, signUpSalt(context, email));
    const writes = await reserveEmail(context, "sign-up", email, visitor);
    const draft = draftUser({ email, passwordHash, data: wanted.data, confirmedAt: null, now: context.now() });
    const outcome = await context.db.transaction().execute((db) =>
      storeAccount(context, db, {
        draft,
        wanted: { ...wanted, email },
        passwordHash,
        writes,
        address: visitor.address,
      }),
    );
    audit(context.log, outcome.created ? "sign_up" : "sign_up_repeated", {
      userId: outcome.userId,
      address: visitor.address,
    });
    if (writes) await sendConfirmation(context, email, outcome, wanted.redirectTo, visitor);
    // The same shape whether there was an account or not; only a new one has the real id.
    return presentUser(draft);
  });
}

async function storeAccount(
  context: AuthContext,
  db: Writer,
  given: { draft: Account; wanted: SignUp; passwordHash: string; writes: boolean; address: string },
): Promise<Outcome> {
  const { draft, wanted, passwordHash, writes, address } = given;
  const created = await insertUser(db, draft);
  const present = created ? draft.user : await findUserByEmail(db, wanted.email);
  const user = present && (await lockUser(db, present.id));
  // Deleted between the two statements: the response is the one for a new account, and the visitor can try again.
  if (!user) return { created: false, userId: draft.user.id, signUpId: null, issued: null };
  const { id } = user;
  if (!(await acceptsPassword(db, user))) return { created, userId: id, signUpId: null, issued: null };
  const { challenge, data } = wanted;
  if (!created && user.email_confirmed_at === null && (await countPendingPasswords(db, id)) === 0) {
    // Created by a sign-in email, which anybody may have requested, so its data is dropped.
    const metadata = JSON.stringify({ ...data, ...ownMetadataOf(user) });
    await db.updateTable("auth.users").set({ raw_user_meta_data: metadata }).where("id", "=", id).execute();
  }
  const signUpId = await storePendingPassword(context, db, { userId: id, passwordHash, data, challenge, address });
  if (user.email_confirmed_at === null) {
    // Where signing in does not need a confirmed address, the latest password counts until it is confirmed.
    await db.updateTable("auth.users").set({ encrypted_password: passwordHash }).where("id", "=", id).execute();
  }
  if (!writes) return { created, userId: id, signUpId, issued: null };
  const issued = await issueCode(context, db, {
    userId: id,
    type: "confirmation_token",
    email: wanted.email,
    pkce: challenge !== null,
  });
  await db.updateTable("auth.users").set({ confirmation_sent_at: context.now() }).where("id", "=", id).execute();
  return { created, userId: id, signUpId, issued };
}

async function sendConfirmation(
  context: AuthContext,
  email: string,
  outcome: Outcome,
  redirectTo: string,
  visitor: Visitor,
): Promise<void> {
  const { created, userId, signUpId, issued } = outcome;
  if (!issued) {
    await sendMail(context, { purpose: "sign-up", kind: "already-signed-up", visitor, facts: { to: email, email } });
    return;
  }
  await sendMail(context, {
    purpose: "sign-up",
    kind: "confirm-sign-up",
    visitor,
    facts: {
      to: email,
      email,
      link: linkTo(context, { token: issued.token, type: "signup", redirectTo }),
      code: issued.code,
    },
    undo: () => undoMail(context, userId, issued, created ? { signUpId } : null),
  });
}
