import type { PublicSettings } from "#shared/public-settings.ts";

/** False for a hosted project, which lacks conversations, subscriptions, the receipt and the visitor's data. */
export function isOwnBackend({ url }: PublicSettings["backend"]): boolean {
  return url === "";
}
