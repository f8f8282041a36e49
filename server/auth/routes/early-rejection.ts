import type { IncomingMessage } from "node:http";
import { plainHeaders } from "../../http/error-response.ts";
import type { Answer } from "../../http/held-response.ts";
import { networkAddress } from "../../http/client-address.ts";
import type { AuthContext } from "../context.ts";
import { crossOriginHeaders } from "../cross-origin.ts";
import { type AuthError, errorAnswer, versionHeader } from "../auth-error.ts";
import { record } from "../../log/security-events.ts";

const service = /^\/auth\/v1\/[^?]*/;
const signIn = /^\/auth\/v1\/token\?(?:.*&)?grant_type=password(?:&|$)/;

/**
 * The answer to a request that would only be refused, given before any of it is read, or null: its network address is over a
 * limit already, or it is a sign-in for which there is no room in the line. In a storm that is most requests, and on its way through the
 * routes each took a third of a millisecond of the thread that answers pages.
 */
export function rejectEarly(auth: AuthContext, request: IncomingMessage): Answer | null {
  const { method = "", url = "", headers } = request;
  const [path] = service.exec(url) ?? [];
  // The routes answer these two without counting them.
  if (path === undefined || method === "HEAD" || method === "OPTIONS") return null;
  const address = networkAddress(request, auth.settings.trustedProxyCount);
  const refusal = refusalOf(auth, address, method === "POST" && signIn.test(url));
  if (refusal === null) return null;
  record(auth.log, "limit_reached", { address, method: path });
  const { status, headers: own, body } = errorAnswer(refusal, headers[versionHeader]?.toString());
  const all = {
    ...plainHeaders,
    ...crossOriginHeaders,
    ...own,
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { status, headers: Object.entries(all).flat(), body: Buffer.from(body) };
}

function refusalOf({ limits, passwords }: AuthContext, address: string, isSignIn: boolean): AuthError | null {
  const everywhere = limits.refusal("other", address);
  if (everywhere || !isSignIn) return everywhere;
  return limits.refusal("sign-in", address) ?? passwords.refusal();
}
