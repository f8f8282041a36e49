import type { ReauthenticationProof } from "./account.ts";
import { callAuth, useAuthClient } from "./auth-client.ts";
import { publicHeaders, serviceAddress } from "./backend.ts";

// Requests to this site's own backend alone: a hosted project's public API has none of them.

/** A session of the owner, shown as a device, as the service sends it. */
interface Device {
  id: string;
  /** Whether it is this one. */
  current: boolean;
  /** ISO time. */
  last_used_at: string;
  user_agent: string | null;
  ip: string | null;
}

/** The devices on which the owner is signed in, this one first. */
export async function readDevices(): Promise<readonly Device[]> {
  const answer = await callService("GET", "/larkpost/sessions");
  const { sessions }: { sessions: readonly Device[] } = await answer.json();
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Signs one device out. */
export async function endSession(id: string): Promise<void> {
  await callService("DELETE", `/larkpost/sessions/${encodeURIComponent(id)}`);
}

/** Everything that is stored about the owner, as a JSON file. */
export async function readMyData(): Promise<Blob> {
  const answer = await callService("GET", "/larkpost/my-data");
  const data: unknown = await answer.json();
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** Reauthenticates; the service remembers it with the session for five minutes. */
export async function reauthenticate({ currentPassword, nonce }: ReauthenticationProof): Promise<void> {
  await callService("POST", "/larkpost/proof", { current_password: currentPassword, nonce });
}

/** Deletes the account; the browser forgets its session. */
export async function deleteAccount(): Promise<void> {
  await callService("POST", "/larkpost/delete-account");
  // The service has ended the session with the account.
  await useAuthClient((auth) => auth.signOut({ scope: "local" }));
}

/** A request with the owner's token. Throws the library's kind of error, as every other call here does. */
async function callService(method: string, path: string, body?: object): Promise<Response> {
  const { AuthApiError, AuthSessionMissingError } = await import("@supabase/auth-js");
  const { session } = await callAuth((auth) => auth.getSession());
  if (!session) throw new AuthSessionMissingError();
  const answer = await fetch(`${serviceAddress("/auth/v1")}${path}`, {
    method,
    headers: {
      ...publicHeaders(),
      Authorization: `Bearer ${session.access_token}`,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const error: { msg?: string; error_code?: string } = await answer.json().catch(() => ({}));
  throw new AuthApiError(error.msg ?? "", answer.status, error.error_code);
}
