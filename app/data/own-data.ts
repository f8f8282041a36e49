import type { ReauthenticationProof } from "./account.ts";
import { callAuth, useAuthClient } from "./auth-client.ts";
import { publicHeaders, serviceAddress } from "./backend.ts";

// Only this site's backend has these endpoints.

interface Device {
  id: string;
  current: boolean;
  last_used_at: string;
  user_agent: string | null;
  ip: string | null;
}

export async function readDevices(): Promise<readonly Device[]> {
  const answer = await callService("GET", "/larkpost/sessions");
  const { sessions }: { sessions: readonly Device[] } = await answer.json();
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

export async function endSession(id: string): Promise<void> {
  await callService("DELETE", `/larkpost/sessions/${encodeURIComponent(id)}`);
}

export async function readMyData(): Promise<Blob> {
  const answer = await callService("GET", "/larkpost/my-data");
  const data: unknown = await answer.json();
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** The service stores the proof with the session for five minutes. */
export async function reauthenticate({ currentPassword, nonce }: ReauthenticationProof): Promise<void> {
  await callService("POST", "/larkpost/proof", { current_password: currentPassword, nonce });
}

export async function deleteAccount(): Promise<void> {
  await callService("POST", "/larkpost/delete-account");
  // The service has already ended the session.
  await useAuthClient((auth) => auth.signOut({ scope: "local" }));
}

/** Throws the auth library's error types. */
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
