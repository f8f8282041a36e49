import { callAuth } from "./auth-client.ts";
import { collectFlows } from "./pending-flows.ts";

export interface Account {
  email: string;
  /** The address that both mailboxes have yet to confirm, or an empty string. */
  newEmail: string;
  /** ISO time. */
  createdAt: string;
  /** The authenticator apps; `addedAt` is an ISO time. */
  apps: readonly { id: string; addedAt: string }[];
  /** The providers that the account signs in with; "email" is the password. */
  identities: readonly string[];
}

export async function readAccount(): Promise<Account> {
  const { user } = await callAuth((auth) => auth.getUser());
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

/** Asks both mailboxes to confirm a new address; their links lead back to `landing`. */
export async function changeEmail(email: string, landing: string): Promise<void> {
  await callAuth((auth) => auth.updateUser({ email }, { emailRedirectTo: landing }));
  collectFlows();
}

/** For reauthentication: the current password, or the code of `requestReauthenticationCode`. */
export interface ReauthenticationProof {
  currentPassword?: string | undefined;
  nonce?: string | undefined;
}

/** Sets a new password and ends every other session. A hosted project takes the proof with the change. */
export async function changePassword(password: string, proof: ReauthenticationProof): Promise<void> {
  const { currentPassword, nonce } = proof;
  await callAuth((auth) =>
    auth.updateUser({
      password,
      ...(currentPassword && { current_password: currentPassword }),
      ...(nonce && { nonce }),
    }),
  );
}

/** Sends a one-time code to the account's mailbox. */
export async function requestReauthenticationCode(): Promise<void> {
  await callAuth((auth) => auth.reauthenticate());
}

/** Signs every other device out. */
export async function endOtherSessions(): Promise<void> {
  await callAuth((auth) => auth.signOut({ scope: "others" }));
}
