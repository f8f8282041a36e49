import type { PublicSettings } from "#shared/public-settings.ts";

/**
 * Whether the site's own server is the backend, with the embedded database or a Postgres server. A hosted project's public API lacks what
 * this server adds: conversations, subscriptions, the receipt, and the requests about the owner's own data.
 */
export function isOwnBackend({ url }: PublicSettings["backend"]): boolean {
  return url === "";
}
