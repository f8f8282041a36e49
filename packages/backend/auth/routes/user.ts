import { Hono } from "hono";
import * as v from "valibot";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../auth-error.ts";
import { audit } from "../../log/security-events.ts";
import { requestReauthentication } from "../reauthentication.ts";
import {
  challengeFields,
  dataField,
  limitAddress,
  optionalField,
  readBody,
  readEmailReturn,
  readQuery,
  requireSession,
  visitorOf,
} from "../requests.ts";
import { endSession, endSessions } from "../sessions.ts";
import { updateUser } from "../update-user.ts";
import { lockUser, presentUser } from "../users.ts";

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

/** Reading and changing the signed-in user (S7.2), and signing out. */
export function userRoutes(auth: AuthContext): Hono {
  return new Hono()
    .get("/user", async (context) => {
      const { account } = await requireSession(auth, context);
      return context.json(presentUser(account));
    })
    .put("/user", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      const given = await readBody(context, body);
      if (given.app_metadata != null) {
        throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
      }
      if (given.phone) throw new AuthError(400, "phone_provider_disabled", "Phone numbers are not used here");
      const account = await updateUser(auth, authenticated, {
        email: given.email || undefined,
        password: given.password ?? undefined,
        data: given.data ?? undefined,
        proof: { currentPassword: given.current_password || undefined, nonce: given.nonce || undefined },
        ...readEmailReturn(auth, context, given),
      });
      return context.json(presentUser(account));
    })
    .get("/reauthenticate", async (context) => {
      await limitAddress(auth, "mail", visitorOf(context, auth.settings));
      await requestReauthentication(auth, await requireSession(auth, context));
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
