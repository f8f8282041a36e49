import type { ThreadAnswer } from "#shared/threads.ts";
import { type Backend, serviceAddress, serviceTimeout } from "./backend.ts";

/** The service's refusal. */
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

/** The secret goes in a header: addresses are kept in histories and logs. */
export function secretHeader(secret: string): Record<string, string> {
  return { Authorization: `Bearer ${secret}` };
}

/** @throws ThreadError, or what kept the service from answering */
async function call(backend: Backend, path: string, { method = "GET", secret, body, signal }: Call): Promise<Response> {
  const ends = [AbortSignal.timeout(serviceTimeout), ...(signal ? [signal] : [])];
  const response = await fetch(`${serviceAddress(backend, "/threads/v1")}${path}`, {
    method,
    headers: { ...secretHeader(secret), ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: "no-store",
    signal: AbortSignal.any(ends),
  });
  if (!response.ok) throw new ThreadError(response.status);
  return response;
}

/** The conversation that a secret opens. Throws ThreadError 404 where it opens none. */
export async function readThread(backend: Backend, secret: string, signal?: AbortSignal): Promise<ThreadAnswer> {
  return (await call(backend, "/thread", { secret, signal })).json();
}

/** After this only the team can open the conversation. */
export async function forgetThread(backend: Backend, secret: string): Promise<void> {
  await call(backend, "/thread", { method: "DELETE", secret });
}

/**
 * Ties the message that was stored with a receipt to the conversation of a secret. A response may get lost, so there are up to
 * three attempts; if a later attempt finds the receipt used up, an earlier one used it.
 */
export async function tieMessage(backend: Backend, secret: string, receipt: string): Promise<ThreadAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (await call(backend, "/messages", { method: "POST", secret, body: { receipt } })).json();
    } catch (error) {
      if (error instanceof ThreadError && error.status < 500) {
        if (error.status === 409 && attempt > 1) return readThread(backend, secret);
        throw error;
      }
      if (attempt === 3) throw error;
    }
  }
}
