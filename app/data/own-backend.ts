import type { PublicSettings } from "#shared/public-settings.ts";

/**
 * False for a hosted project, whose public API lacks what this server adds: conversations, subscriptions, the receipt, and the requests
 * about the owner's own data.
 */
export function isOwnBackend({ url }: PublicSettings["backend"]): boolean {
  return url === "";
}
