import type { AuthChangeEvent, GoTrueClient, Session, User } from "@supabase/auth-js";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** The one key of browser storage that holds the session (S4.3); early-loader.js looks for it. */
export const sessionKey = "larkpost-session";

let client: Promise<GoTrueClient> | undefined;

/** The page's one client. It refreshes the session by itself, on a timer and across tabs, and retries from 200ms on (S4.3). */
function openAuthClient(backend: Backend): Promise<GoTrueClient> {
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

/** Whether this load has a session to restore, or arrives with a token in the address (from a letter). */
export function expectsSession(): boolean {
  const hasToken = /[#&?](access_token|refresh_token|error_description|code|token_hash)=/.test(location.href);
  try {
    return hasToken || localStorage.getItem(sessionKey) !== null;
  } catch {
    return hasToken;
  }
}

/** Follows the session events of S4.3 from now on; the first tells what storage held. Returns the way to stop. */
export async function followSession(
  backend: Backend,
  listener: (event: AuthChangeEvent, session: Session | null) => void,
): Promise<() => void> {
  const auth = await openAuthClient(backend);
  const { data } = auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}

/** S7.2: asks the service who the stored session belongs to. Throws the service's error. */
export async function readUser(backend: Backend): Promise<User> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.getUser();
  if (error) throw error;
  return data.user;
}

/** S7.1. Throws the service's error. */
export async function signIn(backend: Backend, credentials: Credentials): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signInWithPassword({ email: credentials.email, password: credentials.password });
  if (error) throw error;
}

/** S7.3: no user data, and the captcha's token, empty where there is no captcha. Throws the service's error. */
export async function signUp(backend: Backend, credentials: Credentials): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signUp({
    email: credentials.email,
    password: credentials.password,
    options: { data: {}, captchaToken: "" },
  });
  if (error) throw error;
}

/** Ends this session. The browser forgets it even where the service could not be reached. */
export async function signOut(backend: Backend): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signOut({ scope: "local" });
  if (error) throw error;
}
