/**
 * The services that can count visits (D26), and where each takes them, below its address: plausible.io/docs/events-api, umami.is/docs/api/sending-stats,
 * goatcounter.com/help/pixel.
 */
export const analyticsServices = {
  plausible: { name: "Plausible", path: "api/event" },
  umami: { name: "Umami", path: "api/send" },
  goatcounter: { name: "GoatCounter", path: "count" },
} as const;

/** Of so many visits, one also tells how quickly its page was there. */
export const visitsPerRating = 10;

export type AnalyticsService = keyof typeof analyticsServices;
