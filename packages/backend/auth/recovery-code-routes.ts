import { Hono } from "hono";
import * as v from "valibot";
import type { AuthContext } from "./context.ts";
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  removeRecoveryCodes,
  renewRecoveryCodes,
  spendRecoveryCode,
} from "./recovery-codes.ts";
import { limitAddress, optionalField, readBody, requireSession, visitorOf } from "./requests.ts";
import { presentSession } from "./sessions.ts";

const makeBody = v.object({ friendly_name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))) });
const verifyBody = v.object({ code: optionalField });
/** Supabase Auth's name for a set that was created without one. */
const defaultName = "Recovery codes";

/** Recovery codes, as the official client's `mfa.recoveryCodes` asks for them. */
export function recoveryCodeRoutes(auth: AuthContext): Hono {
  const routes = new Hono();
  routes.use("/factors/recovery-codes/*", async (context, next) => {
    await limitAddress(auth, "factor", visitorOf(context, auth.settings));
    await next();
  });
  return routes
    .get("/factors/recovery-codes", async (context) =>
      context.json(await countRecoveryCodes(auth, await requireSession(auth, context))),
    )
    .post("/factors/recovery-codes", async (context) => {
      const authenticated = await requireSession(auth, context);
      const { friendly_name: name } = await readBody(context, makeBody);
      return context.json(await makeRecoveryCodes(auth, authenticated, name?.trim() || defaultName));
    })
    .post("/factors/recovery-codes/regenerate", async (context) =>
      context.json(await renewRecoveryCodes(auth, await requireSession(auth, context))),
    )
    .delete("/factors/recovery-codes", async (context) =>
      context.json(await removeRecoveryCodes(auth, await requireSession(auth, context))),
    )
    .post("/factors/recovery-codes/verify", async (context) => {
      const authenticated = await requireSession(auth, context);
      const { code } = await readBody(context, verifyBody);
      const open = await spendRecoveryCode(auth, authenticated, code ?? "", visitorOf(context, auth.settings));
      return context.json(await presentSession(auth, open));
    });
}
