import type { AuthError } from "@supabase/auth-js";
import { type AuthAddress, readAuthAddress } from "./auth-address.ts";
import { openAuthClient } from "./auth-client.ts";
import { collectFlows, endFlow, lendFlow } from "./pending-flows.ts";

/** The result of what an emailed link or a provider left in the address. */
export interface CallbackResult extends Pick<AuthAddress, "type" | "passwordUnset" | "search" | "hash"> {
  /**
   * "refused" where another browser requested the code, and only that one can exchange it; "expired" where the link was used before, or
   * is too old; "failed" for any other error of the service; "halfway" where one of two mailboxes has confirmed; "token" where the address
   * held a session, which the site never accepts.
   */
  outcome: "signed-in" | "refused" | "expired" | "failed" | "halfway" | "token";
  /** The error code that the address held. */
  code?: string;
}

/**
 * Exchanges the code in the address; null where the address has nothing of the service. Throws where the library or the service can't be
 * reached: the code stays in the address, so that a reload tries again.
 */
export async function exchangeCallback(): Promise<CallbackResult | null> {
  const found = readAuthAddress(location);
  if (!found) return null;
  const { kind, value, ...rest } = found;
  switch (kind) {
    case "code":
      return { ...rest, outcome: await exchange(value) };
    case "error":
      return { ...rest, code: value, outcome: expiredCodes.has(value) ? "expired" : "failed" };
    case "message":
      return { ...rest, outcome: "halfway" };
    case "token":
      return { ...rest, outcome: "token" };
  }
}

/** Error codes of links and codes that are unknown, used or too old. */
const expiredCodes: ReadonlySet<string> = new Set(["otp_expired", "flow_state_not_found", "flow_state_expired"]);

/** Tries the verifiers of this browser, the latest first: a code does not say which flow it belongs to. */
async function exchange(code: string): Promise<CallbackResult["outcome"]> {
  const flows = collectFlows();
  // No flow was begun here, or the browser blocks storage.
  if (flows.length === 0) return "refused";
  const auth = await openAuthClient();
  for (const flow of flows.toReversed()) {
    lendFlow(flow);
    const { error } = await auth.exchangeCodeForSession(code, { flowId: flow.id });
    if (!error) {
      endFlow(flow.id);
      return "signed-in";
    }
    if (expiredCodes.has(String(error.code))) return "expired";
    if (mayRetry(error)) throw error;
    if (error.code !== "bad_code_verifier") return "failed";
  }
  return "refused";
}

function mayRetry({ status }: AuthError): boolean {
  return !status || status === 429 || status >= 500;
}
