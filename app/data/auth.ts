import { readStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { readAuthAddress } from "./auth-address.ts";
import { callAuth, captchaOption, openAuthClient } from "./auth-client.ts";

export { closeAuthClient } from "./auth-client.ts";

export interface Credentials {
  email: string;
  password: string;
  captchaToken: string;
}

export interface SessionOwner {
  id: string;
  email: string;
  /** The account has a second factor that this session has not verified. */
  needsSecondFactor: boolean;
}

export function isAuthCallback(): boolean {
  return readAuthAddress(location) !== null;
}

export function expectsSession(): boolean {
  return isAuthCallback() || readStored(storageKeys.session) !== null;
}

export function isNewSession({ key, newValue }: StorageEvent): boolean {
  return key === storageKeys.session && newValue !== null;
}

/** Reports the session events listed in S4.3, starting with the stored session. */
export async function followSession(
  listener: (event: AuthChangeEvent, owner: SessionOwner | null) => void,
): Promise<void> {
  const auth = await openAuthClient();
  auth.onAuthStateChange((event, session) => listener(event, session && getOwner(session)));
}

function getOwner({ user, access_token: token }: Session): SessionOwner {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return { id: user.id, email: user.email ?? "", needsSecondFactor: hasFactor && readLevel(token) !== "aal2" };
}

/** Does not verify the token, because the service does. */
function readLevel(token: string): unknown {
  const payload = token.split(".")[1] ?? "";
  const claims: { aal?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return claims.aal;
}

export async function readUserId(): Promise<string> {
  return (await callAuth((auth) => auth.getUser())).user.id;
}

export async function signIn({ email, password, captchaToken }: Credentials): Promise<SessionOwner> {
  const options = captchaOption(captchaToken);
  return getOwner((await callAuth((auth) => auth.signInWithPassword({ email, password, options }))).session);
}

/** Sends no user data (S7.3). Without `landing`, the email links to the site's root. */
export async function signUp(credentials: Credentials, landing: string | null): Promise<void> {
  // Loaded first, so that nothing can fail after the sign-up request. A static import would load it on every page.
  const [{ collectFlows }] = await Promise.all([import("./pending-flows.ts"), openAuthClient()]);
  const { email, password, captchaToken } = credentials;
  const options = { data: {}, captchaToken, ...(landing && { emailRedirectTo: landing }) };
  await callAuth((auth) => auth.signUp({ email, password, options }));
  collectFlows();
}

/** Deletes the browser's session even if the service is unreachable. */
export async function signOut(): Promise<void> {
  await callAuth((auth) => auth.signOut({ scope: "local" }));
}

/** Works only in the browser that requested the email. */
export async function signInByCode(email: string, token: string): Promise<void> {
  await callAuth((auth) => auth.verifyOtp({ email, token, type: "recovery" }));
}
