import { claims } from "../claims.ts";
import { site } from "../site.ts";
import { type TownId, towns } from "../towns.ts";

/** When the sample email leaves London: the hour shown wherever no live clock runs. */
const posted = Date.UTC(2026, 10, 20, 8, 12);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day in a zone as two digits each, "08:12". `instant` in milliseconds since 1970. */
export function timeIn(timeZone: string, instant: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat(site.locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant);
}

interface Arrival {
  readonly town: TownId;
  readonly greeting: string;
  readonly language: string;
  /** Waits until this hour where the email would come at night. */
  readonly waitsFor: string | null;
}

const arrivals: readonly Arrival[] = [
  { town: "lagos", greeting: "Good morning", language: "en", waitsFor: null },
  { town: "cadiz", greeting: "Buenos días", language: "es", waitsFor: null },
  { town: "mumbai", greeting: "Namaste", language: "hi-Latn", waitsFor: null },
  { town: "osaka", greeting: "Konnichiwa", language: "ja-Latn", waitsFor: "19:00" },
  { town: "lima", greeting: "Buenos días", language: "es", waitsFor: "08:00" },
  { town: "toronto", greeting: "Bonjour", language: "fr", waitsFor: "07:30" },
];

const townIds: readonly TownId[] = [
  "london",
  "oslo",
  "cadiz",
  "lagos",
  "nairobi",
  "mumbai",
  "osaka",
  "sydney",
  "toronto",
  "lima",
  "recife",
];

const clockTowns = [
  "toronto",
  "lima",
  "london",
  "lagos",
  "nairobi",
  "mumbai",
  "osaka",
  "sydney",
] as const satisfies readonly TownId[];

/** The words of /features/global-reach. The email on the board is a sample. */
export const globalReach = {
  title: "Global Reach",
  description: `Write to customers in ${claims.countries.figure} countries and ${claims.languages.figure} languages: AI drafts the translation, and each message waits for the reader’s own daytime.`,
  hero: {
    name: "Global Reach",
    tryFree: "Try Free",
    viewDemo: "View Demo",
    title: `Write to customers in ${claims.countries.figure} countries.`,
    lead: "You write in your language. AI drafts the translation, you approve it, and each message follows the reader’s own time zone and opt-out rules.",
    map: "A stamp with a dotted map of the world and air routes from London to ten cities: Oslo, Cádiz, Lagos, Nairobi, Mumbai, Osaka, Sydney, Toronto, Lima and Recife.",
    towns: townIds.map((id) => ({ id, name: towns[id].name })),
    denomination: ["All", "zones"],
    postmark: { over: "By air mail", under: site.name, middle: [claims.countries.figure, "countries"] },
    figures: [
      { figure: claims.countries.figure, label: "countries our customers write to" },
      { figure: claims.languages.figure, label: "languages the AI drafts in" },
      { figure: claims.uptime.figure, label: "uptime: our own aim for the sending services" },
    ],
  },
  clocks: {
    title: "What time it is for your customers",
    lead: "Every message knows the local time where it is going, daylight saving time included.",
    posted,
    whenStill: "Shown for Friday at 8:12 a.m. in London",
    whenLive: "The time there now",
    towns: clockTowns.map((id) => ({ id, ...towns[id] })),
  },
  board: {
    title: "One email, six local times",
    lead: `Sent once, from London at ${timeIn(towns.london.timeZone, posted)}. Nobody is woken up.`,
    note: "Sample data. Quiet hours, consent words and opt-out lines follow the reader’s country, not yours.",
    caption: "One sample email arriving in six cities",
    headings: { town: "City", time: "Local time", greeting: "Greeting", status: "Status" },
    delivered: "Delivered",
    waiting: "Waiting for",
    arrivals: arrivals.map(({ town, ...arrival }) => ({
      ...arrival,
      name: towns[town].name,
      time: timeIn(towns[town].timeZone, posted),
    })),
  },
  photo: {
    title: "For shops that ship abroad",
    text: "When a package leaves for another country, its messages go along: order received, package shipped, package due, each in the customer’s language and in the daytime.",
    points: [
      "Dates and prices written the local way",
      "Right-to-left languages displayed correctly",
      "STOP understood in every language you send in",
    ],
  },
  callToAction: { title: "Create a free account.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type GlobalReachCopy = typeof globalReach;
