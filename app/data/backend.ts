import { readPublicSettings } from "#app/browser/public-settings.tsx";
import type { ServicePath } from "#shared/service-paths.ts";

/** Milliseconds; longer than the maximum of this site's API (server/http/http-limits.ts). */
export const serviceTimeout = 15_000;

/** Defaults to this site's own origin. */
export function serviceAddress(path: ServicePath): string {
  return `${readPublicSettings().backend.url || location.origin}${path}`;
}

/** Hosted projects expect these from an anonymous visitor; the embedded services accept them. */
export function publicHeaders(): Record<string, string> {
  const { publishableKey } = readPublicSettings().backend;
  return { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
}

/** Only for hosted projects: this site always sends the total, and browsers don't cache the partial content (206) that a count gets. */
export const countHeader = (): Record<string, string> =>
  readPublicSettings().backend.url ? { Prefer: "count=exact" } : {};
