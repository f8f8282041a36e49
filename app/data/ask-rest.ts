import { publicHeaders, serviceAddress, serviceTimeout } from "./backend.ts";

/** PostgREST query parameters, such as `[["select", "*"], ["platform_name", "gte.m"]]`. */
export type RestQuery = readonly (readonly [name: string, value: string])[];

/**
 * Uses plain `fetch` (docs/decisions/032-lists-read-by-fetch.md). There are no retries, because failures are shown.
 * @throws the service's error or a network error
 */
export async function askRest(table: string, query: RestQuery, init: RequestInit = {}): Promise<Response> {
  const address = `${serviceAddress("/rest/v1")}/${table}?${new URLSearchParams(query.map((part) => [...part]))}`;
  const headers = { ...publicHeaders(), ...(init.headers as Record<string, string>) };
  const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(serviceTimeout) });
  if (!response.ok) {
    const reported: { message?: string } = await response.json().catch(() => ({}));
    throw new Error(reported.message ?? `${response.status}`);
  }
  return response;
}
