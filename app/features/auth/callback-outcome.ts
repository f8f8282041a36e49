import { type CallbackResult, exchangeCallback } from "#app/data/auth-callback.ts";
import type { Backend } from "#app/data/backend.ts";
import { callbackStatus as words } from "#content/generated/callback-status.ts";
import { accountPaths } from "#content/navigation.ts";

export interface CallbackOutcome extends CallbackResult {
  /** The status line about it (D10, D19), or null. */
  sentence: string | null;
  /** The path that the visitor goes on at. */
  pathname: string;
}

/**
 * Reads what a link or a provider left in the address. Loaded only where there is something. Null where the page itself shows it, and
 * removes it from the address (use-auth-message.ts). Throws where the library or the service can't be reached.
 */
export async function readCallback(backend: Backend, accountScreens: boolean): Promise<CallbackOutcome | null> {
  const { account, confirm, setPassword } = accountPaths;
  const isAccountScreen = accountScreens && [account, confirm, setPassword].some((path) => path === location.pathname);
  const callback = await exchangeCallback(backend);
  if (!callback || (isAccountScreen && callback.isMessage)) return null;
  // The link leads to the front page where its own address is not on the allow list.
  const setsPassword = accountScreens && callback.outcome === "signed-in" && callback.type === "recovery";
  return {
    ...callback,
    sentence: sentenceFor(callback, accountScreens, isAccountScreen),
    pathname: setsPassword ? setPassword : location.pathname,
  };
}

function sentenceFor(
  { outcome, type, passwordUnset }: CallbackResult,
  accountScreens: boolean,
  isAccountScreen: boolean,
): string | null {
  if (outcome === "signed-in") return null;
  if (outcome === "token") return words.token;
  // The account screens show it themselves.
  if (isAccountScreen) return null;
  if (outcome === "halfway") return words.halfway;
  if (outcome === "failed") return words.failed;
  if (type === "email_change") return words.moved;
  if (outcome === "expired" && type !== "signup") return accountScreens ? words.askAgain : words.signUpAgain;
  if (type !== "signup") return words.elsewhere;
  if (!passwordUnset) return words.confirmed;
  return accountScreens ? words.setPassword : words.signUpHere;
}
