import { readPublicSettings } from "#app/browser/public-settings.tsx";
import type { ServicePath } from "#shared/paths.ts";

/** Milliseconds. Longer than the API's limit (server/http/http-limits.ts). */
export const serviceTimeout = 15_000;

export function serviceAddress(path: ServicePath): string {
  return `${readPublicSettings().backend.url || location.origin}${path}`;
}

/** Hosted projects require these headers from anonymous visitors. The embedded services accept them. */
export function publicHeaders(): Record<string, string> {
  const { publishableKey } = readPublicSettings().backend;
  return { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
}

/** Sent only to hosted projects. The embedded API always sends the total, and browsers don't cache the 206 response to a count. */
export const countHeader = (): Record<string, string> =>
  readPublicSettings().backend.url ? { Prefer: "count=exact" } : {};
