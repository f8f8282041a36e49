import type { IncomingMessage } from "node:http";
import { closedPolicy, commonHeaders } from "../http/security-headers.ts";
import type { Answer } from "../pages/answer.ts";
import { networkAddress } from "./client-address.ts";
import type { AuthContext } from "./context.ts";
import { crossOriginHeaders } from "./cross-origin.ts";
import { errorAnswer, versionHeader } from "./errors.ts";
import { record } from "./events.ts";

const path = "/auth/v1/token";
const signIn = /^\/auth\/v1\/token\?(?:.*&)?grant_type=password(?:&|$)/;

/**
 * The answer to a sign-in for which there is no room in the line, given before any of it is read, or null. In a storm that is most
 * of them, and on its way through the routes each took a third of a millisecond of the thread that answers pages.
 */
export function refuseBusy(auth: AuthContext, request: IncomingMessage): Answer | null {
  if (request.method !== "POST" || !signIn.test(request.url ?? "")) return null;
  const refusal = auth.passwords.refusal();
  if (refusal === null) return null;
  const address = networkAddress(request, auth.settings.trustedProxyCount);
  record(auth.log, "limit_reached", { address, method: path });
  const { status, headers, body } = errorAnswer(refusal, request.headers[versionHeader]?.toString());
  const all = {
    ...commonHeaders,
    "Content-Security-Policy": closedPolicy,
    "Cache-Control": "no-store",
    ...crossOriginHeaders,
    ...headers,
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { status, headers: Object.entries(all).flat(), body: Buffer.from(body) };
}
