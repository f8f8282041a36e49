/** Sources: plausible.io/docs/events-api, umami.is/docs/api/sending-stats, goatcounter.com/help/pixel. */
export const analyticsServices = {
  plausible: { name: "Plausible", path: "api/event" },
  umami: { name: "Umami", path: "api/send" },
  goatcounter: { name: "GoatCounter", path: "count" },
} as const;

export const visitsPerRating = 10;

export type AnalyticsService = keyof typeof analyticsServices;
