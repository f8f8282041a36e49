import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { storageKeys } from "#shared/storage-keys.ts";
import { publicHeaders, serviceAddress } from "./backend.ts";

const sessionKey = storageKeys.session;

let client: Promise<GoTrueClient> | undefined;

export function captchaOption(captchaToken: string): { captchaToken?: string } {
  return captchaToken === "" ? {} : { captchaToken };
}

/** One client per page. It refreshes the session on a timer and across tabs, with retries from 200 ms (S4.3). */
export function openAuthClient(): Promise<GoTrueClient> {
  client ??= import("@supabase/auth-js").then(
    ({ GoTrueClient }) =>
      new GoTrueClient({
        url: serviceAddress("/auth/v1"),
        headers: publicHeaders(),
        storageKey: sessionKey,
        persistSession: true,
        autoRefreshToken: true,
        // auth-callback.ts exchanges codes. Sessions in the address are ignored, because anyone can put one into a link.
        detectSessionInUrl: false,
        flowType: "pkce",
        experimental: { recoveryCodes: true },
      }),
  );
  client.catch(() => {
    // If the fetch failed, the next attempt may succeed.
    client = undefined;
  });
  return client;
}

type Answer = { data?: unknown; error: null } | { data?: unknown; error: AuthError };
type DataOf<Given extends Answer> = Extract<Given, { error: null }> extends { data: infer Data } ? Data : undefined;

const underWay = new Set<Promise<unknown>>();

/** Keeps the client open until the call has finished. */
export async function useAuthClient<Result>(use: (auth: GoTrueClient) => Promise<Result>): Promise<Result> {
  const using = openAuthClient().then(use);
  underWay.add(using);
  try {
    return await using;
  } finally {
    underWay.delete(using);
  }
}

export async function callAuth<Given extends Answer>(
  call: (auth: GoTrueClient) => Promise<Given>,
): Promise<DataOf<Given>> {
  const { data, error } = await useAuthClient(call);
  if (error) throw error;
  return data as DataOf<Given>;
}

/** A message on the client's BroadcastChannel would evict the page from the back-forward cache. The next call opens another. */
export async function closeAuthClient(): Promise<void> {
  const closing = client;
  client = undefined;
  await Promise.allSettled(underWay);
  const auth = await closing;
  // A client that has not read its session yet would start its timer later.
  await auth?.initialize();
  await auth?.dispose();
}
