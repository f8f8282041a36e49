import { readPublicSettings } from "#app/browser/public-settings.tsx";
import type { ServicePath } from "#shared/service-paths.ts";

/** In milliseconds: longer than the maximum of this site's own API (server/http/http-limits.ts). */
export const serviceTimeout = 15_000;

/** The backend's origin is this site's own if none is set. */
export function serviceAddress(path: ServicePath): string {
  return `${readPublicSettings().backend.url || location.origin}${path}`;
}

/** Hosted projects expect these from an anonymous visitor; the embedded services accept them. */
export function publicHeaders(): Record<string, string> {
  const { publishableKey } = readPublicSettings().backend;
  return { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
}
