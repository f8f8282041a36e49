import { Hono } from "hono";
import * as v from "valibot";
import type { AuthContext } from "../context.ts";
import { reauthenticate } from "../reauthentication.ts";
import { deleteAccount, exportMyData, listSessions, revokeSession } from "../own-data.ts";
import { limitAddress, optionalField, readBody, requireSession, visitorOf } from "../requests.ts";

const proofBody = v.pipe(
  v.object({ current_password: optionalField, nonce: optionalField }),
  v.transform(({ current_password, nonce }) => ({
    currentPassword: current_password || undefined,
    nonce: nonce || undefined,
  })),
);

/** Routes that hosted Supabase does not have, under a name of our own. */
export function ownDataRoutes(auth: AuthContext): Hono {
  const { ownPath } = auth.settings;
  return new Hono()
    .basePath(ownPath)
    .post("/proof", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      await reauthenticate(auth, authenticated, await readBody(context, proofBody));
      return context.body(null, 204);
    })
    .get("/sessions", async (context) => {
      const authenticated = await requireSession(auth, context);
      return context.json({ sessions: await listSessions(auth, authenticated) });
    })
    .delete("/sessions/:id", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      await revokeSession(auth, await requireSession(auth, context), context.req.param("id"));
      return context.body(null, 204);
    })
    .get("/my-data", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      const data = await exportMyData(auth, await requireSession(auth, context));
      context.header("Content-Disposition", `attachment; filename="${ownPath.slice(1)}-my-data.json"`);
      return context.json(data);
    })
    .post("/delete-account", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      await deleteAccount(auth, authenticated, await readBody(context, proofBody));
      return context.body(null, 204);
    });
}
