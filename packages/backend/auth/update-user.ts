import { Hono } from "hono";
import * as v from "valibot";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthContext } from "./context.ts";
import { requestEmailChange } from "./email-change.ts";
import { requireEmail, sendNotice } from "./email.ts";
import type { Challenge } from "./flow-states.ts";
import { forgetNetworks } from "./known-networks.ts";
import { checkPasswordStrength } from "./passwords.ts";
import { forgetPendingPasswords, signUpSalt, storePendingPassword } from "./pending-sign-ups.ts";
import {
  type ReauthenticationProof,
  requestReauthentication,
  requireChange,
  requireSecondFactor,
} from "./reauthentication.ts";
import {
  challengeFields,
  dataField,
  optionalField,
  readBody,
  readEmailReturn,
  readQuery,
  requireSession,
} from "./requests.ts";
import { type SessionCaller, endSession, endSessions, type Visitor } from "./sessions.ts";
import {
  type Account,
  addEmailIdentity,
  loadAccount,
  lockUser,
  type Metadata,
  ownMetadata,
  presentUser,
  updateUser,
} from "./users.ts";

const body = v.object({
  email: optionalField,
  phone: optionalField,
  password: optionalField,
  current_password: optionalField,
  nonce: optionalField,
  data: dataField,
  app_metadata: v.optional(v.unknown()),
  ...challengeFields,
});

export function userRoutes(auth: AuthContext): Hono {
  return new Hono()
    .get("/user", async (context) => {
      const { account } = await requireSession(auth, context);
      return context.json(presentUser(account));
    })
    .put("/user", async (context) => {
      const authenticated = await requireSession(auth, context, "account");
      const fields = await readBody(context, body);
      if (fields.app_metadata != null) {
        throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
      }
      if (fields.phone) throw new AuthError(400, "phone_provider_disabled", "Phone numbers are not used here");
      const account = await changeUser(auth, authenticated, {
        email: fields.email || undefined,
        password: fields.password ?? undefined,
        data: fields.data ?? undefined,
        proof: { currentPassword: fields.current_password || undefined, nonce: fields.nonce || undefined },
        ...readEmailReturn(auth, context, fields),
        visitor: authenticated.visitor,
      });
      return context.json(presentUser(account));
    })
    .get("/reauthenticate", async (context) => {
      const authenticated = await requireSession(auth, context, "mail");
      await requestReauthentication(auth, authenticated, authenticated.visitor);
      return context.json({});
    })
    .post("/logout", async (context) => {
      const { session, account } = await requireSession(auth, context);
      const userId = account.user.id;
      const scope = readQuery(context, "scope") ?? "global";
      await auth.db.transaction().execute(async (db) => {
        await lockUser(db, userId);
        if (scope === "local") await endSession(db, session.id);
        else if (scope === "others") await endSessions(auth, db, userId, session.id);
        else if (scope === "global") await endSessions(auth, db, userId, null);
        else throw new AuthError(400, "validation_failed", "Unsupported logout scope");
      });
      audit(auth.log, "sign_out", { userId, sessionId: session.id, method: scope });
      return context.body(null, 204);
    });
}

interface UserChanges {
  email?: string | undefined;
  password?: string | undefined;
  data?: Metadata | undefined;
  proof: ReauthenticationProof;
  redirectTo: string;
  language: string | undefined;
  challenge: Challenge | null;
  visitor: Visitor;
}

/** Bytes of JSON. Access tokens contain the metadata, and headers have a size limit. */
const maxMetadataBytes = 4 * 1024;

async function changeUser(auth: AuthContext, authenticated: SessionCaller, changes: UserChanges): Promise<Account> {
  requireSecondFactor(authenticated, "change your account");
  const { user } = authenticated.account;
  const email = changes.email === undefined ? undefined : requireEmail(changes.email);
  const movesEmail = email !== undefined && email !== user.email;
  if (changes.password !== undefined) checkPasswordStrength(changes.password, [auth.settings.name, user.email ?? ""]);
  if (changes.password !== undefined || movesEmail) {
    await requireChange(auth, authenticated, "update email or password", changes.proof);
  }
  if (changes.password !== undefined) await changePassword(auth, authenticated, changes.password);
  if (changes.data !== undefined) await changeMetadata(auth, user.id, changes.data);
  if (movesEmail) {
    const { redirectTo, language, challenge, visitor } = changes;
    const change = { userId: user.id, newEmail: email, redirectTo, language, challenge };
    await requestEmailChange(auth, change, visitor);
  }
  const updated = await loadAccount(auth.db, user.id);
  if (!updated) throw new AuthError(403, "user_not_found", "User does not exist");
  return updated;
}

async function changePassword(auth: AuthContext, authenticated: SessionCaller, password: string): Promise<void> {
  const { session, account } = authenticated;
  const { user } = account;
  if (user.encrypted_password && (await auth.passwords.verify(password, user.encrypted_password))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  const salt = user.email && user.email_confirmed_at === null ? signUpSalt(auth, user.email) : undefined;
  const encrypted = await auth.passwords.hash(password, salt);
  await auth.db.transaction().execute(async (db) => {
    const locked = await lockUser(db, user.id);
    // Of two parallel changes, the second was authenticated with an outdated password.
    if (!locked || locked.encrypted_password !== user.encrypted_password) {
      throw new AuthError(409, "reauthentication_needed", "The account was changed meanwhile. Please try again.");
    }
    await updateUser(auth, db, user.id, { encrypted_password: encrypted, updated_at: auth.now() });
    // Emails requested under the old password must not sign anybody in after the change.
    const sentMail = db.deleteFrom("auth.one_time_tokens").where("user_id", "=", user.id);
    if (locked.email_confirmed_at === null) {
      // The owner is unknown until the address is confirmed, so the password only becomes another pending one.
      const typed = { userId: user.id, passwordHash: encrypted, data: {}, challenge: null, ip: session.ip ?? "" };
      await storePendingPassword(auth, db, typed);
      await sentMail.where("token_type", "!=", "confirmation_token").execute();
    } else {
      await forgetPendingPasswords(db, user.id);
      await sentMail.execute();
      if (user.email) await addEmailIdentity(db, user.id, user.email, auth.now());
    }
    await endSessions(auth, db, user.id, session.id);
    await forgetNetworks(auth, db, user.id, session.ip);
  });
  audit(auth.log, "password_changed", { userId: user.id, sessionId: session.id });
  await sendNotice(auth, "password-changed", user);
}

async function changeMetadata(auth: AuthContext, userId: string, data: Metadata): Promise<void> {
  await auth.db.transaction().execute(async (db) => {
    const user = await lockUser(db, userId);
    if (!user) return;
    const changed = Object.entries(data).filter(([name]) => !ownMetadata.has(name));
    const entries = Object.entries({ ...user.raw_user_meta_data, ...Object.fromEntries(changed) });
    const metadata = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== null)));
    if (Buffer.byteLength(metadata) > maxMetadataBytes) {
      throw new AuthError(400, "validation_failed", "The data of the user is too large.");
    }
    await updateUser(auth, db, userId, { raw_user_meta_data: metadata, updated_at: auth.now() });
  });
}
