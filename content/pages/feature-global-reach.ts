import { claims } from "../claims.ts";
import { site } from "../site.ts";
import { type TownId, towns } from "../towns.ts";

/** When the sample letter leaves London: the hour shown wherever no live clock runs. */
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
  /** Waits until this hour where the letter would come at night. */
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

/** The words of /features/global-reach. The letter on the board is a sample. */
export const globalReach = {
  title: "Global Reach",
  description: `${claims.countries.figure} countries, ${claims.languages.figure} languages and ${claims.uptime.figure} uptime: your post in the reader’s own language, at the reader’s own hour.`,
  hero: {
    title: "Post for everywhere.",
    lead: "Your neighbour and your customer in Osaka get the same care: right language, right hour, right rules.",
    map: "A stamp with a map of the world in dots and dotted post routes from London to ten towns: Oslo, Cádiz, Lagos, Nairobi, Mumbai, Osaka, Sydney, Toronto, Lima and Recife.",
    towns: townIds.map((id) => ({ id, name: towns[id].name })),
    denomination: ["All", "zones"],
    postmark: { over: "By air mail", under: site.name, middle: [claims.countries.figure, "lands"] },
    figures: [
      { figure: claims.countries.figure, label: "countries reached" },
      { figure: claims.languages.figure, label: "languages, written and read" },
      { figure: claims.uptime.figure, label: "uptime" },
    ],
  },
  clocks: {
    title: "Eight clocks on the wall",
    lead: "A letter knows what time it is where it is going, summer time included.",
    posted,
    whenStill: "The time there on Friday at 8:12 a.m. in London",
    whenLive: "The time there now",
    towns: clockTowns.map((id) => ({ id, ...towns[id] })),
  },
  board: {
    title: "One letter, local time",
    lead: `Posted once, from London at ${timeIn(towns.london.timeZone, posted)}. Nobody is woken up.`,
    note: "Sample data. Quiet hours, consent words and opt-out lines follow the reader’s country, not yours.",
    caption: "One sample letter arriving in six towns",
    headings: { town: "Town", time: "Local time", greeting: "Greeting", status: "Status" },
    delivered: "Delivered",
    waiting: "Waiting for",
    arrivals: arrivals.map(({ town, ...arrival }) => ({
      ...arrival,
      name: towns[town].name,
      time: timeIn(towns[town].timeZone, posted),
    })),
  },
  photo: {
    title: "Boxes cross borders. So should words.",
    text: "When a parcel leaves for another country, its letters go along: order sent, parcel posted, parcel due, each in the customer’s language and at a civil hour.",
    points: [
      "Dates and prices written as they are there",
      "Right-to-left scripts set properly",
      "STOP understood in every language you send in",
    ],
  },
  callToAction: { title: "Send something far.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type GlobalReachCopy = typeof globalReach;
