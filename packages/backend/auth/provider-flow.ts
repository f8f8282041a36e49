import { randomUUID } from "node:crypto";
import { isUuid } from "@site/http";
import type { AuthContext, ProviderName, Writer } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/security-events.ts";
import { type Challenge, type FlowRow, grantAuthCode, sweep } from "./flow-states.ts";
import { accountFor, type IdentityLink, linkIdentity, requireUnlinked } from "./identities.ts";
import { sendNotice } from "./send-mail.ts";
import type { ProviderProfile } from "./auth-tables.ts";
import { openProvider } from "./providers.ts";
import { type OpenSession, beginSession, type Visitor } from "./sessions.ts";
import { isBanned, lockUser } from "./users.ts";

/** Milliseconds that a visitor may spend at the provider. */
const flowLifetime = 15 * 60_000;

export interface ProviderRequest {
  provider: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** The account that the identity is to be linked to, and the session that asks for it. */
  linkTo: { userId: string; sessionId: string } | null;
}

/**
 * Stores a flow.
 * @returns the address of the provider's page
 * @throws AuthError 400 when an identity is to be linked without a challenge: anybody who opened the address would link their
 *   own identity
 */
export async function beginProviderFlow(context: AuthContext, request: ProviderRequest): Promise<URL> {
  const { linkTo } = request;
  if (linkTo && !request.challenge) {
    throw new AuthError(400, "validation_failed", "Linking an identity needs PKCE: a code_challenge and its method");
  }
  const provider = openProvider(context, request.provider);
  const state = randomUUID();
  const { url, codeVerifier } = provider.begin(state);
  const now = context.now();
  const clientStateId = randomUUID();
  await context.db.transaction().execute(async (db) => {
    await sweep(db, now);
    await db
      .insertInto("auth.oauth_client_states")
      .values({ id: clientStateId, provider_type: provider.name, code_verifier: codeVerifier, created_at: now })
      .execute();
    await db
      .insertInto("auth.flow_state")
      .values({
        id: state,
        user_id: null,
        auth_code: null,
        code_challenge: request.challenge?.value ?? null,
        code_challenge_method: request.challenge?.method ?? null,
        provider_type: provider.name,
        authentication_method: "oauth",
        created_at: now,
        updated_at: now,
        referrer: request.redirectTo,
        oauth_client_state_id: clientStateId,
        linking_target_id: linkTo?.userId ?? null,
      })
      .execute();
    if (linkTo) {
      await db
        .insertInto("auth_private.identity_links")
        .values({ flow_id: state, session_id: linkTo.sessionId, profile: null })
        .execute();
    }
  });
  return url;
}

export interface OpenFlow {
  id: string;
  provider: ProviderName;
  redirectTo: string;
  byPkce: boolean;
  linkTo: string | null;
  begunAt: Date;
  codeVerifier: string;
}

/**
 * Consumes the state that a provider called back with.
 * @returns null for an unknown, used or expired one
 */
export async function consumeFlow(context: AuthContext, state: string): Promise<OpenFlow | null> {
  if (!isUuid(state)) return null;
  return context.db.transaction().execute(async (db) => {
    const flow = await db.selectFrom("auth.flow_state").selectAll().where("id", "=", state).executeTakeFirst();
    if (!flow?.oauth_client_state_id || (flow.provider_type !== "github" && flow.provider_type !== "google"))
      return null;
    // Deleting this row consumes the state.
    const secret = await db
      .deleteFrom("auth.oauth_client_states")
      .where("id", "=", flow.oauth_client_state_id)
      .returning("code_verifier")
      .executeTakeFirst();
    if (!secret?.code_verifier || context.now().getTime() - flow.created_at.getTime() > flowLifetime) return null;
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

export type Finished = { result: "session"; open: OpenSession } | { result: "auth-code"; code: string };

/**
 * Signs in the person that the provider names. An identity to be linked is stored until the code is exchanged in the browser
 * that asked for the link.
 */
export async function finishProviderFlow(
  context: AuthContext,
  flow: OpenFlow,
  code: string,
  visitor: Visitor,
): Promise<Finished> {
  const profile = await askProvider(context, flow, code);
  const { provider, linkTo } = flow;
  if (linkTo)
    return { result: "auth-code", code: await storePendingLink(context, flow, { userId: linkTo, provider, profile }) };
  const { finished, account } = await context.db.transaction().execute(async (db) => {
    const found = await accountFor(context, db, provider, profile, flow.begunAt);
    if (flow.byPkce) {
      const authCode = await grantAuthCode(context, db, flow.id, found.userId);
      return { finished: { result: "auth-code", code: authCode } as const, account: found };
    }
    await db.deleteFrom("auth.flow_state").where("id", "=", flow.id).execute();
    const open = await beginSession(context, db, found.userId, "oauth", visitor);
    return { finished: { result: "session", open } as const, account: found };
  });
  if (account.linked) {
    audit(context.log, "identity_linked", { userId: account.userId, address: visitor.address, method: provider });
    if (account.email) await sendNotice(context, "identity-linked", { to: account.email, email: account.email });
  }
  audit(context.log, "sign_in", { userId: account.userId, address: visitor.address, method: provider });
  return finished;
}

/**
 * Stores the provider's answer until the exchange.
 * @returns the authorization code
 */
function storePendingLink(context: AuthContext, flow: OpenFlow, link: IdentityLink): Promise<string> {
  return context.db.transaction().execute(async (db) => {
    const user = await lockUser(db, link.userId);
    if (user && isBanned(user, context.now())) throw new AuthError(403, "user_banned", "User is banned");
    await requireUnlinked(db, link);
    const held = await db
      .updateTable("auth_private.identity_links")
      .set({ profile: JSON.stringify(link.profile) })
      .where("flow_id", "=", flow.id)
      .returning("flow_id")
      .executeTakeFirst();
    if (!held) throw new AuthError(400, "bad_oauth_state", "OAuth state is unknown, used or expired");
    return grantAuthCode(context, db, flow.id, link.userId);
  });
}

/**
 * Links the identity of a flow that is being exchanged; the user must be locked.
 * @returns whether the flow links an identity
 * @throws AuthError 404 `flow_state_not_found` when the session that asked for it has ended; 422 `identity_already_exists`
 */
export async function finishLink(context: AuthContext, db: Writer, flow: FlowRow): Promise<boolean> {
  if (flow.linking_target_id === null) return false;
  const held = await db
    .selectFrom("auth_private.identity_links")
    .select("profile")
    .where("flow_id", "=", flow.id)
    .executeTakeFirst();
  if (!held?.profile) throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  const { linking_target_id: userId, provider_type: provider } = flow;
  await linkIdentity(context, db, { userId, provider, profile: held.profile });
  return true;
}

async function askProvider(context: AuthContext, flow: OpenFlow, code: string): Promise<ProviderProfile> {
  try {
    return await openProvider(context, flow.provider).finish(code, flow.codeVerifier);
  } catch (error) {
    audit(context.log, "provider_failed", {
      method: flow.provider,
      reason: error instanceof AuthError ? error.code : "unknown",
    });
    throw error;
  }
}
