import { readFileSync } from "node:fs";
import { cleanUpAfter } from "@site/backend/testing";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

/** Starts the built site without request limits, by default with temporary data. Stops it after the test. */
export async function startTestSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ RATE_LIMIT_SCALE: "10000", ...settings });
  cleanUpAfter(() => site.stop());
  return site;
}

export interface Answer {
  /** 0 without a response. */
  status: number;
  milliseconds: number;
  retryAfter: string | null;
}

/** Reads the whole body. Never rejects. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const begin = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init });
    await response.arrayBuffer();
    const milliseconds = performance.now() - begin;
    return { status: response.status, milliseconds, retryAfter: response.headers.get("retry-after") };
  } catch {
    return { status: 0, milliseconds: performance.now() - begin, retryAfter: null };
  }
}

export function leaveMessage(url: string, message: string): Promise<Answer> {
  return ask(`${url}/rest/v1/chat_messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify({ email: "fault@mail.example", message }),
  });
}

/** Repeats the work, `width` at a time, until stopped. `results` grows meanwhile. */
export function keepAsking<T>(width: number, work: () => Promise<T>): { results: readonly T[]; stop(): Promise<T[]> } {
  const results: T[] = [];
  let going = true;
  const loops = Array.from({ length: width }, async () => {
    while (going) results.push(await work());
  });
  return {
    results,
    async stop() {
      going = false;
      await Promise.all(loops);
      return results;
    },
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @returns megabytes */
export function residentMemory({ process }: RunningSite): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process.pid}/status`, "utf8"))?.[1]) / 1024;
}
