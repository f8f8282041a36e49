import { Hono } from "hono";
import * as v from "valibot";
import type { AuthContext } from "./context.ts";
import { enrolFactor, removeFactor } from "./factors.ts";
import { limitAddress, optionalField, readBody, requireSession, visitorOf } from "./requests.ts";
import { presentSession } from "./sessions.ts";
import { challengeFactor, verifyFactor } from "./verify-factor.ts";

const shortText = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))));
const enrolBody = v.object({ factor_type: optionalField, friendly_name: shortText, issuer: shortText });
const verifyBody = v.object({ challenge_id: optionalField, code: optionalField });

/** Two-step sign-in with an authenticator app. */
export function factorRoutes(auth: AuthContext): Hono {
  return new Hono()
    .post("/factors", async (context) => {
      await limitAddress(auth, "factor", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      const given = await readBody(context, enrolBody);
      const factor = await enrolFactor(auth, authenticated, {
        factorType: given.factor_type ?? "",
        friendlyName: given.friendly_name ?? "",
        issuer: given.issuer ?? "",
      });
      return context.json(factor);
    })
    .post("/factors/:id/challenge", async (context) => {
      const visitor = visitorOf(context, auth.settings);
      await limitAddress(auth, "factor", visitor);
      const authenticated = await requireSession(auth, context);
      return context.json(await challengeFactor(auth, authenticated, context.req.param("id"), visitor));
    })
    .post("/factors/:id/verify", async (context) => {
      const visitor = visitorOf(context, auth.settings);
      await limitAddress(auth, "factor", visitor);
      const authenticated = await requireSession(auth, context);
      const given = await readBody(context, verifyBody);
      const open = await verifyFactor(
        auth,
        authenticated,
        {
          factorId: context.req.param("id"),
          challengeId: given.challenge_id ?? "",
          code: (given.code ?? "").replaceAll(/\s/g, ""),
        },
        visitor,
      );
      return context.json(await presentSession(auth, open));
    })
    .delete("/factors/:id", async (context) => {
      await limitAddress(auth, "factor", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      return context.json(await removeFactor(auth, authenticated, context.req.param("id")));
    });
}
