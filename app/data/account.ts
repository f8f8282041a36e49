import { callAuth } from "./auth-client.ts";
import { collectFlows } from "./pending-flows.ts";

export interface Account {
  email: string;
  newEmail: string;
  createdAt: string;
  /** `addedAt` is an ISO time. */
  apps: readonly { id: string; addedAt: string }[];
  /** Provider names; "email" stands for a password. */
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

/** Both mailboxes have to confirm. Their links redirect to `landing`. */
export async function changeEmail(email: string, landing: string): Promise<void> {
  await callAuth((auth) => auth.updateUser({ email }, { emailRedirectTo: landing }));
  collectFlows();
}

export interface ReauthenticationProof {
  currentPassword?: string | undefined;
  nonce?: string | undefined;
}

/** Ends all other sessions. Hosted projects take the proof with the change. */
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

export async function requestReauthenticationCode(): Promise<void> {
  await callAuth((auth) => auth.reauthenticate());
}

export async function endOtherSessions(): Promise<void> {
  await callAuth((auth) => auth.signOut({ scope: "others" }));
}
