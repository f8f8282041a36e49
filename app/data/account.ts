import { openAuthClient } from "./auth-client.ts";
import type { Backend } from "./backend.ts";
import { collectFlows } from "./pending-flows.ts";

export interface AuthenticatorApp {
  id: string;
  /** ISO time. */
  addedAt: string;
}

export interface Account {
  email: string;
  /** The address that both mailboxes have yet to confirm, or an empty string. */
  newEmail: string;
  /** ISO time. */
  createdAt: string;
  apps: readonly AuthenticatorApp[];
  /** The providers that the account signs in with; "email" is the password. */
  identities: readonly string[];
}

/** Reads the account from the service. Throws the service's error. */
export async function readAccount(backend: Backend): Promise<Account> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.getUser();
  if (error) throw error;
  const { user } = data;
  return {
    email: user.email ?? "",
    newEmail: user.new_email ?? "",
    createdAt: user.created_at,
    apps: (user.factors ?? [])
      .filter(({ status, factor_type: type }) => status === "verified" && type === "totp")
      .map((factor) => ({ id: factor.id, addedAt: factor.created_at })),
    identities: (user.identities ?? []).map(({ provider }) => provider),
  };
}

/** Asks both mailboxes to confirm a new address; their links lead back to `landing`. Throws the service's error. */
export async function changeEmail(backend: Backend, email: string, landing: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.updateUser({ email }, { emailRedirectTo: landing });
  if (error) throw error;
  collectFlows();
}

/** For reauthentication: the current password, or the code of `requestReauthenticationCode`. */
export interface ReauthenticationProof {
  currentPassword?: string | undefined;
  nonce?: string | undefined;
}

/** Sets a new password and ends every other session. A hosted project takes the proof with the change. Throws the service's error. */
export async function changePassword(backend: Backend, password: string, proof: ReauthenticationProof): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.updateUser({
    password,
    ...(proof.currentPassword && { current_password: proof.currentPassword }),
    ...(proof.nonce && { nonce: proof.nonce }),
  });
  if (error) throw error;
}

/** Sends a one-time code to the account's mailbox. Throws the service's error. */
export async function requestReauthenticationCode(backend: Backend): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.reauthenticate();
  if (error) throw error;
}

/** Signs every other device out. Throws the service's error. */
export async function endOtherSessions(backend: Backend): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signOut({ scope: "others" });
  if (error) throw error;
}
