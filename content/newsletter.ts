export type SubscriptionChannel = "email" | "text";

const pageNames = [
  "sent",
  "texts",
  "confirm",
  "confirmed",
  "expired",
  "not-unsubscribed",
  "unsubscribe",
  "unsubscribed",
  "not-sent",
] as const;

export type NewsletterPageName = (typeof pageNames)[number];

export const newsletterPaths: readonly string[] = pageNames.map((name) => `/newsletter/${name}`);
