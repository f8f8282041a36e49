import type { PublicSettings } from "#shared/public-settings.ts";

/** False for a hosted project, which lacks conversations, subscriptions, the receipt and own data. */
export function isOwnBackend({ url }: PublicSettings["backend"]): boolean {
  return url === "";
}
