import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { storageKeys } from "#shared/page-names.ts";
import { publicHeaders, serviceAddress } from "./backend.ts";

/** The one key of browser storage that holds the session (S4.3). */
const sessionKey = storageKeys.session;

let client: Promise<GoTrueClient> | undefined;

/** The option with a captcha's token; no option without a captcha. */
export function captchaOption(captchaToken: string): { captchaToken?: string } {
  return captchaToken === "" ? {} : { captchaToken };
}

/** The page's one client. It refreshes the session by itself, on a timer and across tabs, and retries from 200ms on (S4.3). */
export function openAuthClient(): Promise<GoTrueClient> {
  client ??= import("@supabase/auth-js").then(
    ({ GoTrueClient }) =>
      new GoTrueClient({
        url: serviceAddress("/auth/v1"),
        headers: publicHeaders(),
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

type Answer = { data?: unknown; error: null } | { data?: unknown; error: AuthError };
type DataOf<Given extends Answer> = Extract<Given, { error: null }> extends { data: infer Data } ? Data : undefined;

/** Asks the service. Throws what it reported: so do all functions here that call it. */
export async function callAuth<Given extends Answer>(
  call: (auth: GoTrueClient) => Promise<Given>,
): Promise<DataOf<Given>> {
  const { data, error } = await call(await openAuthClient());
  if (error) throw error;
  return data as DataOf<Given>;
}
