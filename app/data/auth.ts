import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { readAuthAddress } from "./auth-address.ts";
import { callAuth, captchaOption, openAuthClient } from "./auth-client.ts";

export { closeAuthClient } from "./auth-client.ts";

export interface Credentials {
  email: string;
  password: string;
  /** Empty where there is no captcha. */
  captchaToken: string;
}

/** The user of a session. */
export interface SessionOwner {
  id: string;
  email: string;
  /** The account has a second factor that this session has not verified. */
  needsSecondFactor: boolean;
}

/** Whether the address holds something of the authentication service, or a session, which anybody could put there. */
export function isAuthCallback(): boolean {
  return readAuthAddress(location) !== null;
}

/** Whether storage holds a session, or the address something of the authentication service. */
export function expectsSession(): boolean {
  return isAuthCallback() || readStored(storageKeys.session) !== null;
}

/** Whether another tab has just stored a session. */
export function isNewSession({ key, newValue }: StorageEvent): boolean {
  return key === storageKeys.session && newValue !== null;
}

/** Subscribes to the session events of S4.3; the first has the stored session. */
export async function followSession(
  listener: (event: AuthChangeEvent, owner: SessionOwner | null) => void,
): Promise<void> {
  const auth = await openAuthClient();
  auth.onAuthStateChange((event, session) => listener(event, session && ownerOf(session)));
}

function ownerOf({ user, access_token: token }: Session): SessionOwner {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return { id: user.id, email: user.email ?? "", needsSecondFactor: hasFactor && levelOf(token) !== "aal2" };
}

/** The assurance level in an access token, unverified: the service verifies tokens. */
function levelOf(token: string): unknown {
  const payload = token.split(".")[1] ?? "";
  const claims: { aal?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return claims.aal;
}

/** S7.2: asks the service for the id of the user to whom the stored session belongs. */
export async function readUserId(): Promise<string> {
  return (await callAuth((auth) => auth.getUser())).user.id;
}

/** S7.1. */
export async function signIn({ email, password, captchaToken }: Credentials): Promise<SessionOwner> {
  const options = captchaOption(captchaToken);
  return ownerOf((await callAuth((auth) => auth.signInWithPassword({ email, password, options }))).session);
}

/**
 * S7.3: no user data, and the captcha's token, empty where there is no captcha. `landing` is the address that the
 * email's link leads back to; without one it is the site's own.
 */
export async function signUp(credentials: Credentials, landing: string | null): Promise<void> {
  // Fetched first, so that nothing can fail once the sign-up was sent; apart, because every page has this module.
  const [{ collectFlows }] = await Promise.all([import("./pending-flows.ts"), openAuthClient()]);
  const { email, password, captchaToken } = credentials;
  const options = { data: {}, captchaToken, ...(landing && { emailRedirectTo: landing }) };
  await callAuth((auth) => auth.signUp({ email, password, options }));
  collectFlows();
}

/** Ends this session. The browser deletes it even where the service can't be reached. */
export async function signOut(): Promise<void> {
  await callAuth((auth) => auth.signOut({ scope: "local" }));
}

/** Signs in by the code of a password-reset email, typed in the browser that requested it. */
export async function signInByCode(email: string, token: string): Promise<void> {
  await callAuth((auth) => auth.verifyOtp({ email, token, type: "recovery" }));
}
