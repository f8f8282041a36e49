import { readPublicSettings } from "#app/browser/public-settings.tsx";
import type { ServicePath } from "#shared/service-paths.ts";

/** Milliseconds until a missing response is a failure: longer than the maximum of this site's own API (server/http/http-limits.ts). */
export const serviceTimeout = 15_000;

/** The absolute address of a service: a path of the backend's origin, which is this site's own where none is set. */
export function serviceAddress(path: ServicePath): string {
  return `${readPublicSettings().backend.url || location.origin}${path}`;
}

/** What both services of a hosted project expect from an anonymous visitor; the embedded ones accept it. */
export function publicHeaders(): Record<string, string> {
  const { publishableKey } = readPublicSettings().backend;
  return { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
}
