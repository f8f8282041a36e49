import { currentPath } from "#app/browser/current-path.ts";
import { type CallbackResult, exchangeCallback } from "#app/data/auth-callback.ts";
import type { callbackStatus } from "#words/callback-status.ts";
import { accountPaths } from "#content/navigation.ts";

type CallbackStatus = keyof typeof callbackStatus;

export interface CallbackOutcome extends CallbackResult {
  status: CallbackStatus | null;
  pathname: string;
}

/** Loaded only if the URL contains a callback. Throws if the library or the service is unreachable. */
export async function readCallback(accountScreens: boolean, isPressed: boolean): Promise<CallbackOutcome | null> {
  const { account, confirm, setPassword } = accountPaths;
  const isAccountScreen = accountScreens && [account, confirm, setPassword].some((path) => path === currentPath());
  const callback = await exchangeCallback(isPressed);
  if (!callback) return null;
  // Email links fall back to the front page if their landing page is not on the allow list.
  const setsPassword = accountScreens && callback.outcome === "signed-in" && callback.type === "recovery";
  return {
    ...callback,
    status: getStatus(callback, accountScreens, isAccountScreen),
    pathname: setsPassword ? setPassword : currentPath(),
  };
}

function getStatus(
  { outcome, type, passwordUnset }: CallbackResult,
  accountScreens: boolean,
  isAccountScreen: boolean,
): CallbackStatus | null {
  if (outcome === "signed-in") return null;
  if (outcome === "token") return "token";
  if (isAccountScreen) return null;
  if (outcome === "unused") return "unused";
  if (outcome === "halfway") return "halfway";
  if (outcome === "failed") return "failed";
  if (type === "email_change") return "moved";
  if (outcome === "expired" && type !== "signup") return accountScreens ? "askAgain" : "signUpAgain";
  if (type !== "signup") return "elsewhere";
  if (!passwordUnset) return "confirmed";
  return accountScreens ? "setPassword" : "signUpHere";
}
