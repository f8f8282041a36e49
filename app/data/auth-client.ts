import type { GoTrueClient } from "@supabase/auth-js";
import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** The one key of browser storage that holds the session (S4.3). */
const sessionKey = storageKeys.session;

let client: Promise<GoTrueClient> | undefined;

/** The option with a captcha's token; no option without a captcha. */
export function captchaOption(captchaToken: string): { captchaToken?: string } {
  return captchaToken === "" ? {} : { captchaToken };
}

/** The page's one client. It refreshes the session by itself, on a timer and across tabs, and retries from 200ms on (S4.3). */
export function openAuthClient(backend: Backend): Promise<GoTrueClient> {
  client ??= import("@supabase/auth-js").then(
    ({ GoTrueClient }) =>
      new GoTrueClient({
        url: serviceAddress(backend, "/auth/v1"),
        headers: publicHeaders(backend),
        storageKey: sessionKey,
        persistSession: true,
        autoRefreshToken: true,
        // auth-callback.ts exchanges a code in the address; a session in the address is ignored, because anybody can write one into a link.
        detectSessionInUrl: false,
        flowType: "pkce",
        experimental: { recoveryCodes: true },
      }),
  );
  client.catch(() => {
    // A script that could not be fetched may be there at the next attempt.
    client = undefined;
  });
  return client;
}

/** Storage keys of the library: the order of its flows, oldest first, and each flow's verifier. */
const orderKey = `${sessionKey}-flows-code-verifier`;

/** The flows that were begun in this browser and wait for a code, oldest first. */
export function flowOrder(): string[] {
  const order: unknown = JSON.parse(readStored(orderKey) ?? "[]");
  return Array.isArray(order) ? order.filter((id) => typeof id === "string") : [];
}

/** Makes the latest flow the last one to be tried: its email confirms less than those of earlier flows. */
export function tryLatestLast(): void {
  const order = flowOrder();
  const latest = order.pop();
  if (latest) localStorage.setItem(orderKey, JSON.stringify([latest, ...order]));
}

/** The library's stored verifiers. */
export function verifiers(): [name: string, value: string][] {
  return Object.entries(localStorage).filter(
    ([name]) => name.startsWith(sessionKey) && name.endsWith("-code-verifier"),
  );
}
