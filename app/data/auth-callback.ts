import { flowOrder, openAuthClient, verifiers } from "./auth-client.ts";
import type { Backend } from "./backend.ts";

/** The result of a code or a token in the address. */
export interface CallbackResult {
  /**
   * "refused" where another browser requested the code, and only that one can exchange it; "token" where the address held a session, which
   * the site never accepts.
   */
  outcome: "signed-in" | "refused" | "token";
  /** What the link was for, such as "signup"; null where the service does not say. */
  type: string | null;
  /** The link confirmed an address but none of the passwords that were typed for it. */
  passwordUnset: boolean;
  /** The address's query without the code. */
  search: string;
}

let callback: Promise<CallbackResult> | undefined;

/** Exchanges the code in the address, once for each document. Throws where the library can't be fetched. */
export function exchangeCallback(backend: Backend): Promise<CallbackResult> {
  callback ??= exchange(backend);
  return callback;
}

async function exchange(backend: Backend): Promise<CallbackResult> {
  const query = new URLSearchParams(location.search);
  const code = query.get("code");
  const named = code === null ? new URLSearchParams(location.hash.slice(1)) : query;
  const type = named.get("type");
  const passwordUnset = named.get("password") === "unset";
  if (code !== null) for (const name of ["code", "type", "password"]) query.delete(name);
  const search = query.size > 0 ? `?${query}` : "";
  const outcome = code === null ? "token" : (await isOurs(backend, code)) ? "signed-in" : "refused";
  return { outcome, type, passwordUnset, search };
}

/**
 * Tries the verifiers of this browser, the latest first. The library deletes each verifier that fails, so where all fail they are restored.
 */
async function isOurs(backend: Backend, code: string): Promise<boolean> {
  const order = flowOrder();
  // No flow was begun here, or the browser blocks storage.
  if (order.length === 0) return false;
  const auth = await openAuthClient(backend);
  const kept = verifiers();
  for (const flowId of order.toReversed()) {
    const { error } = await auth.exchangeCodeForSession(code, { flowId });
    if (!error) return true;
  }
  for (const [name, value] of kept) localStorage.setItem(name, value);
  return false;
}
