import type { ThreadAnswer } from "#shared/threads.ts";
import { serviceAddress, serviceTimeout } from "./backend.ts";

export class ThreadError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The conversation could not be reached: ${status}.`);
    this.status = status;
  }
}

interface Call {
  method?: "GET" | "POST" | "DELETE";
  secret: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** The secret is sent in a header, because URLs end up in histories and logs. */
export function secretHeader(secret: string): Record<string, string> {
  return { Authorization: `Bearer ${secret}` };
}

/** @throws ThreadError or a network error */
async function call(path: string, { method = "GET", secret, body, signal }: Call): Promise<Response> {
  const ends = [AbortSignal.timeout(serviceTimeout), ...(signal ? [signal] : [])];
  const response = await fetch(`${serviceAddress("/threads/v1")}${path}`, {
    method,
    headers: { ...secretHeader(secret), ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: "no-store",
    signal: AbortSignal.any(ends),
  });
  if (!response.ok) throw new ThreadError(response.status);
  return response;
}

/** Throws ThreadError 404 for an unknown secret. */
export async function readThread(secret: string, signal?: AbortSignal): Promise<ThreadAnswer> {
  return (await call("/thread", { secret, signal })).json();
}

/** Afterwards only the team can open the conversation. */
export async function forgetThread(secret: string): Promise<void> {
  await call("/thread", { method: "DELETE", secret });
}

/** The key makes resending idempotent. */
export async function leaveMessage(
  secret: string,
  message: { email: string; message: string; page?: string | null | undefined; key: string; linked?: boolean },
): Promise<ThreadAnswer> {
  return (await call("/messages", { method: "POST", secret, body: message })).json();
}
