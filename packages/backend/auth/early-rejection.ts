import type { IncomingMessage } from "node:http";
import { authPath } from "../http/service-paths.ts";
import { networkAddress, type RawResponse } from "@site/http";
import type { AuthContext } from "./context.ts";
import { crossOriginHeaders } from "../http/cross-origin.ts";
import { asAuthError, errorAnswer, versionHeader } from "./auth-error.ts";
import type { LimitError } from "../limits/limit-error.ts";
import { audit } from "../log/security-events.ts";

/** Headers of answers that scripts of another origin may read. */
export const exposedHeaders = ["X-Supabase-Api-Version", "X-Sb-Error-Code", "Retry-After"];

const service = new RegExp(`^${authPath}/[^?]*`);
const signIn = new RegExp(`^${authPath}/token\\?(?:.*&)?grant_type=password(?:&|$)`);

/**
 * The answer to a request that would only be rejected, or null: its network address is over a limit already, or it is a sign-in and
 * the queue for hashing is full. In a flood these are most of the requests, and in the routes each would take a third of a
 * millisecond of the thread that answers pages.
 */
export function rejectEarly(auth: AuthContext, request: IncomingMessage): RawResponse | null {
  const { method = "", url = "", headers } = request;
  const [path] = service.exec(url) ?? [];
  // The routes answer these two without counting them.
  if (path === undefined || method === "HEAD" || method === "OPTIONS") return null;
  const address = networkAddress(request, auth.settings.trustedProxyCount);
  const limit = findError(auth, address, method === "POST" && signIn.test(url));
  const error = limit && asAuthError(limit);
  if (error === null) return null;
  audit(auth.log, "limit_reached", { address, method: path });
  const { status, headers: own, body } = errorAnswer(error, headers[versionHeader]?.toString());
  const all = {
    ...auth.settings.headers,
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    ...crossOriginHeaders(exposedHeaders),
    ...own,
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { status, headers: Object.entries(all).flat(), body: Buffer.from(body) };
}

function findError({ limits, passwords }: AuthContext, address: string, isSignIn: boolean): LimitError | null {
  const everywhere = limits.blocked("other", address);
  if (everywhere || !isSignIn) return everywhere;
  return limits.blocked("sign-in", address) ?? passwords.busyError();
}
