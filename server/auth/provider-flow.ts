import { randomUUID } from "node:crypto";
import { isUuid } from "./access-tokens.ts";
import type { AuthContext, ProviderName } from "./context.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { type Challenge, grantAuthCode, sweep } from "./flow-states.ts";
import { accountFor, linkIdentity } from "./identities.ts";
import { sendNotice } from "./post.ts";
import { openProvider, type ProviderProfile } from "./providers.ts";
import { type OpenSession, startSession, type Visitor } from "./sessions.ts";

/** Milliseconds that a visitor may take at the provider. */
const flowLife = 15 * 60_000;

export interface ProviderRequest {
  provider: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** The account that a further identity is to be added to. */
  linkTo: string | null;
}

/** Remembers a flow and gives the address of the provider's page. */
export async function beginProviderFlow(context: AuthContext, request: ProviderRequest): Promise<URL> {
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
        linking_target_id: request.linkTo,
      })
      .execute();
  });
  return url;
}

export interface OpenFlow {
  id: string;
  provider: ProviderName;
  redirectTo: string;
  byPkce: boolean;
  linkTo: string | null;
  codeVerifier: string;
}

/**
 * Uses up the state that a provider came back with.
 * @returns null when there is no such flow, it is over, or too old
 */
export async function takeFlow(context: AuthContext, state: string): Promise<OpenFlow | null> {
  if (!isUuid(state)) return null;
  return context.db.transaction().execute(async (db) => {
    const flow = await db.selectFrom("auth.flow_state").selectAll().where("id", "=", state).executeTakeFirst();
    if (!flow?.oauth_client_state_id || (flow.provider_type !== "github" && flow.provider_type !== "google"))
      return null;
    // Whoever deletes this row has used the state.
    const secret = await db
      .deleteFrom("auth.oauth_client_states")
      .where("id", "=", flow.oauth_client_state_id)
      .returning("code_verifier")
      .executeTakeFirst();
    if (!secret?.code_verifier || context.now().getTime() - flow.created_at.getTime() > flowLife) return null;
    return {
      id: flow.id,
      provider: flow.provider_type,
      redirectTo: flow.referrer ?? "",
      byPkce: flow.code_challenge !== null,
      linkTo: flow.linking_target_id,
      codeVerifier: secret.code_verifier,
    };
  });
}

export type Finished = { result: "session"; open: OpenSession } | { result: "auth-code"; code: string };

/** Signs in, or links, whoever the provider says it is. */
export async function finishProviderFlow(
  context: AuthContext,
  flow: OpenFlow,
  code: string,
  visitor: Visitor,
): Promise<Finished> {
  const profile = await askProvider(context, flow, code);
  const { provider, linkTo } = flow;
  const { finished, account } = await context.db.transaction().execute(async (db) => {
    const found = linkTo
      ? await linkIdentity(context, db, { userId: linkTo, provider, profile })
      : await accountFor(context, db, provider, profile);
    if (flow.byPkce) {
      const authCode = await grantAuthCode(context, db, flow.id, found.userId);
      return { finished: { result: "auth-code", code: authCode } as const, account: found };
    }
    await db.deleteFrom("auth.flow_state").where("id", "=", flow.id).execute();
    const open = await startSession(context, db, found.userId, "oauth", visitor);
    return { finished: { result: "session", open } as const, account: found };
  });
  if (account.linked) {
    record(context.log, "identity_linked", { userId: account.userId, address: visitor.address, method: provider });
    if (account.email) await sendNotice(context, "identity-linked", { to: account.email, email: account.email });
  }
  record(context.log, "sign_in", { userId: account.userId, address: visitor.address, method: provider });
  return finished;
}

async function askProvider(context: AuthContext, flow: OpenFlow, code: string): Promise<ProviderProfile> {
  try {
    return await openProvider(context, flow.provider).finish(code, flow.codeVerifier);
  } catch (error) {
    record(context.log, "provider_failed", {
      method: flow.provider,
      reason: error instanceof AuthError ? error.code : "unknown",
    });
    throw error;
  }
}
