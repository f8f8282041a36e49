import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { isUuid } from "@site/http";
import { audit } from "../log/log.ts";
import { asAuthError, AuthError } from "./auth-error.ts";
import type { ProviderProfile } from "./auth-tables.ts";
import type { AuthContext, ProviderName } from "./context.ts";
import { sendNotice } from "./email.ts";
import { grantAuthCode, newFlow, deleteUnfinishedFlows } from "./flow-states.ts";
import { accountFor, storePendingLink } from "./identities.ts";
import { rememberLanguage } from "./languages.ts";
import { openProvider } from "./providers.ts";
import { requireChange } from "./reauthentication.ts";
import {
  chooseRedirect,
  errorParameters,
  limitByNetwork,
  readChallenge,
  readQuery,
  requireSession,
  getVisitor,
  withResult,
} from "./requests.ts";
import { beginSession, presentSession, sessionFragment } from "./sessions.ts";

/** Milliseconds between leaving for the provider and coming back. */
const providerSignInLifetime = 15 * 60_000;

export function providerRoutes(auth: AuthContext): Hono {
  return new Hono()
    .get("/authorize", async (context) => {
      await limitByNetwork(auth, context, "provider");
      return context.redirect((await beginFlow(auth, context, null)).href, 302);
    })
    .get("/callback", async (context) => {
      await limitByNetwork(auth, context, "provider");
      return handleCallback(auth, context);
    })
    .get("/user/identities/authorize", async (context) => {
      const authenticated = await requireSession(auth, context, "provider");
      await requireChange(auth, authenticated, "link an identity");
      const { session, account } = authenticated;
      const { href: url } = await beginFlow(auth, context, { userId: account.user.id, sessionId: session.id });
      return readQuery(context, "skip_http_redirect") === "true" ? context.json({ url }) : context.redirect(url, 302);
    });
}

/** @throws AuthError 400 for a link without a challenge, because anyone who opened its URL could link their identity */
async function beginFlow(
  auth: AuthContext,
  context: Context,
  linkTo: { userId: string; sessionId: string } | null,
): Promise<URL> {
  const redirectTo = chooseRedirect(auth.settings, readQuery(context, "redirect_to"));
  const challenge = readChallenge(readQuery(context, "code_challenge"), readQuery(context, "code_challenge_method"));
  if (linkTo && !challenge) {
    throw new AuthError(400, "validation_failed", "Linking an identity needs PKCE: a code_challenge and its method");
  }
  const provider = openProvider(auth, readQuery(context, "provider") ?? "");
  const state = randomUUID();
  const { url, codeVerifier } = provider.begin(state);
  const now = auth.now();
  const clientStateId = randomUUID();
  await auth.db.transaction().execute(async (db) => {
    await deleteUnfinishedFlows(db, now);
    await db
      .insertInto("auth.oauth_client_states")
      .values({ id: clientStateId, provider_type: provider.name, code_verifier: codeVerifier, created_at: now })
      .execute();
    const flow = newFlow(auth, {
      id: state,
      user_id: null,
      code_challenge: challenge?.value ?? null,
      code_challenge_method: challenge?.method ?? null,
      provider_type: provider.name,
      authentication_method: "oauth",
      referrer: redirectTo,
      oauth_client_state_id: clientStateId,
      linking_target_id: linkTo?.userId ?? null,
    });
    await db.insertInto("auth.flow_state").values(flow).execute();
    if (linkTo) {
      await db
        .insertInto("auth_private.identity_links")
        .values({ flow_id: state, session_id: linkTo.sessionId, profile: null })
        .execute();
    }
  });
  return url;
}

interface OpenFlow {
  id: string;
  provider: ProviderName;
  redirectTo: string;
  byPkce: boolean;
  linkTo: string | null;
  begunAt: Date;
  codeVerifier: string;
}

async function consumeFlow(auth: AuthContext, state: string): Promise<OpenFlow | null> {
  if (!isUuid(state)) return null;
  return auth.db.transaction().execute(async (db) => {
    const flow = await db.selectFrom("auth.flow_state").selectAll().where("id", "=", state).executeTakeFirst();
    if (!flow?.oauth_client_state_id || (flow.provider_type !== "github" && flow.provider_type !== "google"))
      return null;
    // Deleting this row consumes the state.
    const secret = await db
      .deleteFrom("auth.oauth_client_states")
      .where("id", "=", flow.oauth_client_state_id)
      .returning("code_verifier")
      .executeTakeFirst();
    if (!secret?.code_verifier || auth.now().getTime() - flow.created_at.getTime() > providerSignInLifetime)
      return null;
    return {
      id: flow.id,
      provider: flow.provider_type,
      redirectTo: flow.referrer ?? "",
      byPkce: flow.code_challenge !== null,
      linkTo: flow.linking_target_id,
      begunAt: flow.created_at,
      codeVerifier: secret.code_verifier,
    };
  });
}

async function handleCallback(auth: AuthContext, context: Context): Promise<Response> {
  const flow = await consumeFlow(auth, readQuery(context, "state") ?? "");
  const target = chooseRedirect(auth.settings, flow?.redirectTo);
  try {
    if (!flow) throw new AuthError(400, "bad_oauth_state", "OAuth state is unknown, used or expired");
    return context.redirect(withResult(target, await finishFlow(auth, context, flow)), 303);
  } catch (error) {
    const known = asAuthError(error);
    if (known === null) throw error;
    const parameters = errorParameters(known);
    // Clients read either the fragment or the query. As in Supabase Auth, both have the error.
    return context.redirect(withResult(target, { fragment: parameters, query: parameters }), 303);
  }
}

/** An identity to link is stored until the browser that requested it exchanges the code. */
async function finishFlow(auth: AuthContext, context: Context, flow: OpenFlow) {
  const code = readQuery(context, "code");
  if (!code) {
    const denied = readQuery(context, "error") === "access_denied";
    throw denied
      ? new AuthError(403, "bad_oauth_callback", "The sign-in was canceled at the provider")
      : new AuthError(400, "bad_oauth_callback", "The provider gave no code");
  }
  const visitor = getVisitor(context, auth.settings);
  const profile = await askProvider(auth, flow, code);
  const { provider, linkTo } = flow;
  if (linkTo) {
    return { query: { code: await storePendingLink(auth, flow.id, { userId: linkTo, provider, profile }) } };
  }
  const { result, account } = await auth.db.transaction().execute(async (db) => {
    const account = await accountFor(auth, db, provider, profile, flow.begunAt);
    await rememberLanguage(db, account.userId, auth.settings.findLanguage?.(flow.redirectTo));
    if (flow.byPkce) return { result: await grantAuthCode(auth, db, flow.id, account.userId), account };
    await db.deleteFrom("auth.flow_state").where("id", "=", flow.id).execute();
    return { result: await beginSession(auth, db, account.userId, "oauth", visitor), account };
  });
  if (account.linked) {
    audit(auth.log, "identity_linked", { userId: account.userId, address: visitor.ip, method: provider });
    await sendNotice(auth, "identity-linked", { id: account.userId, email: account.email });
  }
  audit(auth.log, "sign_in", { userId: account.userId, address: visitor.ip, method: provider });
  if (typeof result === "string") return { query: { code: result } };
  return { fragment: sessionFragment(await presentSession(auth, result)) };
}

async function askProvider(auth: AuthContext, flow: OpenFlow, code: string): Promise<ProviderProfile> {
  try {
    return await openProvider(auth, flow.provider).finish(code, flow.codeVerifier);
  } catch (error) {
    const reason = error instanceof AuthError ? error.code : "unknown";
    audit(auth.log, "provider_failed", { method: flow.provider, reason });
    throw error;
  }
}
