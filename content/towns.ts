/** Where the towns of the world map are: the sample message leaves London and arrives in the others. Degrees, north and east positive. */
export interface Town {
  readonly latitude: number;
  readonly longitude: number;
  /** IANA time zone, so that an hour there can be worked out. */
  readonly timeZone: string;
}

export const towns = {
  london: { latitude: 51.51, longitude: -0.13, timeZone: "Europe/London" },
  oslo: { latitude: 59.91, longitude: 10.75, timeZone: "Europe/Oslo" },
  cadiz: { latitude: 36.53, longitude: -6.29, timeZone: "Europe/Madrid" },
  lagos: { latitude: 6.45, longitude: 3.39, timeZone: "Africa/Lagos" },
  nairobi: { latitude: -1.29, longitude: 36.82, timeZone: "Africa/Nairobi" },
  mumbai: { latitude: 19.08, longitude: 72.88, timeZone: "Asia/Kolkata" },
  osaka: { latitude: 34.69, longitude: 135.5, timeZone: "Asia/Tokyo" },
  sydney: { latitude: -33.87, longitude: 151.21, timeZone: "Australia/Sydney" },
  toronto: { latitude: 43.65, longitude: -79.38, timeZone: "America/Toronto" },
  lima: { latitude: -12.05, longitude: -77.04, timeZone: "America/Lima" },
  recife: { latitude: -8.05, longitude: -34.88, timeZone: "America/Recife" },
} as const satisfies Readonly<Record<string, Town>>;

export type TownId = keyof typeof towns;

/** Legs the lark flies, in the order they are drawn. */
export const routes: readonly (readonly [TownId, TownId])[] = [
  ["london", "toronto"],
  ["london", "lima"],
  ["london", "cadiz"],
  ["london", "lagos"],
  ["london", "oslo"],
  ["london", "osaka"],
  ["lagos", "recife"],
  ["lagos", "nairobi"],
  ["london", "mumbai"],
  ["mumbai", "sydney"],
];
