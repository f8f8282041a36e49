/** The towns of the world map (app/drawings/map/places.ts), each with its IANA time zone: a sample message goes from London to the others. */
export const towns = {
  london: "Europe/London",
  oslo: "Europe/Oslo",
  cadiz: "Europe/Madrid",
  lagos: "Africa/Lagos",
  nairobi: "Africa/Nairobi",
  mumbai: "Asia/Kolkata",
  osaka: "Asia/Tokyo",
  sydney: "Australia/Sydney",
  toronto: "America/Toronto",
  lima: "America/Lima",
  recife: "America/Recife",
} as const;

export type TownId = keyof typeof towns;
