import { Hono } from "hono";
import * as v from "valibot";
import { sql } from "kysely";
import { isUuid } from "@site/http";
import type { AuthContext, OwnData, Writer } from "./context.ts";
import {
  reauthenticate,
  type ReauthenticationProof,
  requireChange,
  requireReauthentication,
  requireSecondFactor,
} from "./reauthentication.ts";
import { optionalField, readBody, requireSession } from "./requests.ts";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import { sendNotice } from "./email.ts";
import { languageOfUser } from "./languages.ts";
import { type Authenticated, type SessionCaller, maxSessions } from "./sessions.ts";
import { presentUser, type UserRow } from "./users.ts";

const proofBody = v.pipe(
  v.object({ current_password: optionalField, nonce: optionalField }),
  v.transform(({ current_password, nonce }) => ({
    currentPassword: current_password || undefined,
    nonce: nonce || undefined,
  })),
);

/** Routes that hosted Supabase lacks, under a separate prefix. */
export function accountRoutes(auth: AuthContext): Hono {
  const { ownPath } = auth.settings;
  return new Hono()
    .basePath(ownPath)
    .post("/proof", async (context) => {
      const authenticated = await requireSession(auth, context, "account");
      await reauthenticate(auth, authenticated, await readBody(context, proofBody));
      return context.body(null, 204);
    })
    .get("/sessions", async (context) => {
      const authenticated = await requireSession(auth, context);
      return context.json({ sessions: await listSessions(auth, authenticated) });
    })
    .delete("/sessions/:id", async (context) => {
      await revokeSession(auth, await requireSession(auth, context, "account"), context.req.param("id"));
      return context.body(null, 204);
    })
    .get("/my-data", async (context) => {
      const data = await exportMyData(auth, await requireSession(auth, context, "account"));
      context.header("Content-Disposition", `attachment; filename="${ownPath.slice(1)}-my-data.json"`);
      return context.json(data);
    })
    .post("/delete-account", async (context) => {
      const authenticated = await requireSession(auth, context, "account");
      await deleteAccount(auth, authenticated, await readBody(context, proofBody));
      return context.body(null, 204);
    });
}

async function listSessions(auth: AuthContext, authenticated: Authenticated) {
  requireSecondFactor(authenticated, "see your devices");
  const { account, session } = authenticated;
  const rows = await auth.db
    .selectFrom("auth.sessions as session")
    .leftJoin("auth.mfa_amr_claims as claim", "claim.session_id", "session.id")
    .select(["session.id", "session.created_at", "session.updated_at", "not_after", "user_agent", "aal"])
    .select(sql<string | null>`host(ip)`.as("ip"))
    .select(
      sql<string[]>`coalesce(
        json_agg(claim.authentication_method order by claim.updated_at desc) filter (where claim.id is not null), '[]'
      )`.as("methods"),
    )
    .where("session.user_id", "=", account.user.id)
    .groupBy("session.id")
    .orderBy("session.updated_at", "desc")
    .limit(maxSessions)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    ends_at: row.not_after?.toISOString() ?? null,
    user_agent: row.user_agent,
    ip: row.ip,
    aal: row.aal,
    methods: row.methods,
  }));
}

/** Ending a session other than the caller's needs reauthentication. */
async function revokeSession(auth: AuthContext, authenticated: Authenticated, id: string): Promise<void> {
  const { user } = authenticated.account;
  if (id !== authenticated.session.id) await requireReauthentication(auth, authenticated, "sign another device out");
  const ended = isUuid(id)
    ? await auth.db
        .deleteFrom("auth.sessions")
        .where("id", "=", id)
        .where("user_id", "=", user.id)
        .returning("id")
        .executeTakeFirst()
    : undefined;
  if (!ended) throw new AuthError(404, "session_not_found", "There is no such session");
  audit(auth.log, "session_revoked", { userId: user.id, sessionId: id });
}

async function exportMyData(auth: AuthContext, authenticated: Authenticated) {
  requireSecondFactor(authenticated, "download your data");
  const { user } = authenticated.account;
  audit(auth.log, "account_exported", { userId: user.id });
  return {
    exported_at: auth.now().toISOString(),
    user: presentUser(authenticated.account),
    language: (await languageOfUser(auth.db, user.id)) ?? null,
    sessions: await listSessions(auth, authenticated),
    // A mailbox's rows belong to its owner, so the address has to be confirmed.
    ...(await auth.onExport(auth.db, user.email_confirmed_at === null ? null : user.email)),
  };
}

/** Foreign keys cascade, except to pending flows and the site's own rows. */
export async function deleteAccountData(
  { onErase }: Pick<OwnData, "onErase">,
  db: Writer,
  user: UserRow,
): Promise<void> {
  if (user.email && user.email_confirmed_at !== null) await onErase(db, user.email);
  await db.deleteFrom("auth.flow_state").where("user_id", "=", user.id).execute();
  await db.deleteFrom("auth.users").where("id", "=", user.id).execute();
}

async function deleteAccount(
  auth: AuthContext,
  authenticated: SessionCaller,
  proof: ReauthenticationProof,
): Promise<void> {
  await requireChange(auth, authenticated, "delete your account", proof);
  const { user } = authenticated.account;
  const language = await languageOfUser(auth.db, user.id);
  await auth.db.transaction().execute((db) => deleteAccountData(auth, db, user));
  audit(auth.log, "account_deleted", { userId: user.id });
  // An unconfirmed address may belong to a stranger.
  if (user.email_confirmed_at !== null) await sendNotice(auth, "account-deleted", user, { language });
}
