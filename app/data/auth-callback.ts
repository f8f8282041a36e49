import type { AuthError } from "@supabase/auth-js";
import { type AuthAddress, readAuthAddress } from "./auth-address.ts";
import { useAuthClient } from "./auth-client.ts";
import { publicHeaders, serviceAddress, serviceTimeout } from "./backend.ts";
import { collectFlows, endFlow, lendFlow } from "./pending-flows.ts";

export interface CallbackResult extends Pick<AuthAddress, "type" | "passwordUnset" | "search" | "hash"> {
  /**
   * "unused": needs a button press (D31). "refused": only the browser that requested the code can exchange it. "expired": used or too
   * old. "failed": other errors. "halfway": one of two mailboxes has confirmed. "token": a session, which is never accepted.
   */
  outcome: "unused" | "signed-in" | "refused" | "expired" | "failed" | "halfway" | "token";
  code?: string;
}

/**
 * Null if the URL contains nothing from the service. If the service is unreachable, the code stays in the URL for a reload. Without
 * `isPressed`, exchanges only in the browser that requested the email, because mail scanners open links and run scripts too.
 */
export async function exchangeCallback(isPressed = false): Promise<CallbackResult | null> {
  const found = readAuthAddress(location);
  if (!found) return null;
  const { kind, value, ...rest } = found;
  switch (kind) {
    case "link":
      if (isPressed) return useLink(value, rest);
      if (collectFlows().length === 0) return { ...rest, outcome: "unused" };
      await pageShown();
      return useLink(value, rest).catch((error: unknown): CallbackResult => {
        console.error(error);
        return { ...rest, outcome: "unused" };
      });
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

/** Pages are hidden while prerendered or in the background. */
async function pageShown(): Promise<void> {
  while (document.visibilityState !== "visible") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
}

type Found = Pick<AuthAddress, "type" | "passwordUnset" | "search" | "hash">;

async function useLink(token: string, found: Found): Promise<CallbackResult> {
  const response = await fetch(`${serviceAddress("/auth/v1")}/larkpost/verify`, {
    method: "POST",
    headers: { ...publicHeaders(), "Content-Type": "application/json" },
    body: JSON.stringify({ token, type: found.type }),
    signal: AbortSignal.timeout(serviceTimeout),
  });
  if (response.status === 429 || response.status >= 500)
    throw new Error(`The link could not be used: ${response.status}.`);
  const answer: { error_code?: string; halfway?: true; code?: string | null; has_password?: boolean } =
    await response.json();
  if (!response.ok) {
    const code = answer.error_code ?? "";
    return { ...found, type: null, code, outcome: expiredCodes.has(code) ? "expired" : "failed" };
  }
  if (answer.halfway) return { ...found, type: null, outcome: "halfway" };
  const used = { ...found, passwordUnset: answer.has_password === false };
  if (!answer.code) return { ...used, outcome: "refused" };
  const { code } = answer;
  return exchange(code).then(
    (outcome) => ({ ...used, outcome }),
    (error: unknown) => {
      leaveCode(code, used);
      throw error;
    },
  );
}

/** Leaves a used link's code in the URL, as `GET /verify` does, so that another attempt can exchange it. */
function leaveCode(code: string, { type, passwordUnset, search }: Found): void {
  const query = new URLSearchParams(search);
  query.set("code", code);
  if (type !== null) query.set("type", type);
  if (passwordUnset) query.set("password", "unset");
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
}

const expiredCodes: ReadonlySet<string> = new Set(["otp_expired", "flow_state_not_found", "flow_state_expired"]);

/** Tries the latest flow first, because a code does not identify its flow. */
async function exchange(code: string): Promise<CallbackResult["outcome"]> {
  const flows = collectFlows();
  // No flow was started here, or the browser blocks storage.
  if (flows.length === 0) return "refused";
  for (const flow of flows.toReversed()) {
    lendFlow(flow);
    const { error } = await useAuthClient((auth) => auth.exchangeCodeForSession(code, { flowId: flow.id }));
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
