import { type CallbackResult, exchangeCallback } from "#app/data/auth-callback.ts";
import type { Backend } from "#app/data/backend.ts";
import { callbackStatus as words } from "#content/generated/callback-status.ts";
import { accountPaths } from "#content/navigation.ts";

export interface CallbackOutcome extends CallbackResult {
  /** The status line about it (D10, D19), or null. */
  sentence: string | null;
}

/** Exchanges the code in the address. Loaded only where there is one. Throws where the library can't be fetched. */
export async function readCallback(backend: Backend, accountScreens: boolean): Promise<CallbackOutcome> {
  const callback = await exchangeCallback(backend);
  return { ...callback, sentence: sentenceFor(callback, accountScreens) };
}

function sentenceFor({ outcome, type, passwordUnset }: CallbackResult, accountScreens: boolean): string | null {
  if (outcome === "signed-in") return null;
  if (outcome === "token") return words.token;
  // The account screens show it themselves.
  if (accountScreens && Object.values<string>(accountPaths).includes(location.pathname)) return null;
  if (type === "email_change") return words.moved;
  if (type !== "signup") return words.elsewhere;
  if (!passwordUnset) return words.confirmed;
  return accountScreens ? words.setPassword : words.signUpHere;
}
