import type { GoTrueClient } from "@supabase/auth-js";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** The one key of browser storage that holds the session (S4.3); early-loader.js looks for it. */
export const sessionKey = "larkpost-session";

let client: Promise<GoTrueClient> | undefined;

/** The option that carries a captcha's token; none without a captcha, so that the call stays as it was. */
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
        detectSessionInUrl: true,
        flowType: "implicit",
      }),
  );
  client.catch(() => {
    // A script that could not be fetched may be there at the next attempt.
    client = undefined;
  });
  return client;
}
