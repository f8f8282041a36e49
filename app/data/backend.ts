import type { PublicSettings } from "#shared/public-settings.ts";
import type { ServicePath } from "#shared/service-paths.ts";

/** Where the backend answers and the public key it expects. */
export type Backend = PublicSettings["backend"];

/** Milliseconds until a missing response is a failure: longer than the maximum of this site's own API (server/http/http-limits.ts). */
export const serviceTimeout = 15_000;

/** The absolute address of a service: a path of the backend's origin, which is this site's own where none is set. */
export function serviceAddress(backend: Backend, path: ServicePath): string {
  return `${backend.url || location.origin}${path}`;
}

/** What both services of a hosted project expect from an anonymous visitor; the embedded ones accept it. */
export function publicHeaders({ publishableKey }: Backend): Record<string, string> {
  return { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
}
