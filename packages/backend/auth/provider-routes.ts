import { type Context, Hono } from "hono";
import type { AuthContext } from "./context.ts";
import { asAuthError, AuthError } from "./auth-error.ts";
import { requireReauthentication } from "./reauthentication.ts";
import { unlinkIdentity } from "./identities.ts";
import {
  beginProviderFlow,
  finishProviderFlow,
  type OpenFlow,
  type ProviderRequest,
  consumeFlow,
} from "./provider-flow.ts";
import { chooseRedirect, withResult } from "./redirects.ts";
import { limitAddress, readChallenge, readQuery, requireSession, visitorOf } from "./requests.ts";
import { presentSession } from "./sessions.ts";
import { errorParameters, sessionFragment } from "./verify.ts";

/** Signing in by GitHub and Google, and the identities of an account. */
export function providerRoutes(auth: AuthContext): Hono {
  return new Hono()
    .get("/authorize", async (context) => {
      await limitAddress(auth, "provider", visitorOf(context, auth.settings));
      const url = await beginProviderFlow(auth, readRequest(auth, context, null));
      return context.redirect(url.href, 302);
    })
    .get("/callback", async (context) => {
      await limitAddress(auth, "provider", visitorOf(context, auth.settings));
      return handleCallback(auth, context);
    })
    .get("/user/identities/authorize", async (context) => {
      await limitAddress(auth, "provider", visitorOf(context, auth.settings));
      const authenticated = await requireSession(auth, context);
      await requireReauthentication(auth, authenticated, "link an identity");
      const url = await beginProviderFlow(
        auth,
        readRequest(auth, context, { userId: authenticated.account.user.id, sessionId: authenticated.session.id }),
      );
      if (readQuery(context, "skip_http_redirect") === "true") return context.json({ url: url.href });
      return context.redirect(url.href, 302);
    })
    .delete("/user/identities/:id", async (context) => {
      await limitAddress(auth, "account", visitorOf(context, auth.settings));
      await unlinkIdentity(auth, await requireSession(auth, context), context.req.param("id"));
      return context.json({});
    });
}

function readRequest(auth: AuthContext, context: Context, linkTo: ProviderRequest["linkTo"]): ProviderRequest {
  const { siteUrl, redirectUrls = [] } = auth.settings;
  return {
    provider: readQuery(context, "provider") ?? "",
    redirectTo: chooseRedirect(readQuery(context, "redirect_to"), siteUrl, redirectUrls),
    challenge: readChallenge(readQuery(context, "code_challenge"), readQuery(context, "code_challenge_method")),
    linkTo,
  };
}

/** Redirects to the page that started the flow; for an unknown state, to the front page. */
async function handleCallback(auth: AuthContext, context: Context): Promise<Response> {
  const flow = await consumeFlow(auth, readQuery(context, "state") ?? "");
  const { siteUrl, redirectUrls = [] } = auth.settings;
  const target = chooseRedirect(flow?.redirectTo, siteUrl, redirectUrls);
  try {
    if (!flow) throw new AuthError(400, "bad_oauth_state", "OAuth state is unknown, used or expired");
    return await finishSignIn(auth, context, flow, target);
  } catch (error) {
    const known = asAuthError(error);
    if (known === null) throw error;
    const parameters = errorParameters(known);
    // The error is in both the fragment and the query, as in Supabase Auth: clients read one or the other.
    return context.redirect(withResult(target, { fragment: { ...parameters, sb: "" }, query: parameters }), 303);
  }
}

async function finishSignIn(auth: AuthContext, context: Context, flow: OpenFlow, target: string): Promise<Response> {
  const code = readQuery(context, "code");
  if (!code) {
    const denied = readQuery(context, "error") === "access_denied";
    throw denied
      ? new AuthError(403, "bad_oauth_callback", "The sign-in was canceled at the provider")
      : new AuthError(400, "bad_oauth_callback", "The provider gave no code");
  }
  const finished = await finishProviderFlow(auth, flow, code, visitorOf(context, auth.settings));
  if (finished.result === "auth-code") {
    return context.redirect(withResult(target, { query: { code: finished.code } }), 303);
  }
  const session = sessionFragment(await presentSession(auth, finished.open));
  return context.redirect(withResult(target, { fragment: { ...session, sb: "" } }), 303);
}
