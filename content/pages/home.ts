import { site } from "../site.ts";
import { claims } from "../claims.ts";
import { plans } from "../plans.ts";

/** One business in the moving strip. All are invented and shown as samples. */
export interface SampleBusiness {
  readonly name: string;
  /** The lettering of its name, one of the hands in the strip's styles. */
  readonly hand: "display" | "text" | "narrow" | "spaced" | "tight";
  /** A symbol of app/drawings/home/brands.svg, or null for a name that stands alone. */
  readonly mark: string | null;
}

/** A figure struck as a postmark: words around the ring, figure in the middle, a sentence below. */
export interface Statistic {
  readonly id: string;
  readonly figure: string;
  readonly over: string;
  readonly under: string;
  readonly label: string;
}

const businesses: readonly SampleBusiness[] = [
  { name: "Halden & Roe", hand: "tight", mark: null },
  { name: "Tidewater Vet", hand: "text", mark: "tide" },
  { name: "Oduya", hand: "spaced", mark: null },
  { name: "Brisa Hotels", hand: "display", mark: "sun" },
  { name: "tallow", hand: "tight", mark: null },
  { name: "Moreau Cycles", hand: "narrow", mark: "wheels" },
  { name: "Marlow Bakery", hand: "display", mark: "loaf" },
  { name: "Kestrel Books", hand: "text", mark: "book" },
  { name: "Nakano Tea", hand: "spaced", mark: "leaf" },
];

const statistics: readonly Statistic[] = [
  {
    id: "users",
    figure: claims.users.figure,
    over: "Users",
    under: "Worldwide",
    label: "users, from one-chair salons to hotel groups",
  },
  {
    id: "open-rate",
    figure: claims.openRate.figure,
    over: "Open rate",
    under: "Improvement",
    label: "open rate improvement, reader by reader",
  },
  {
    id: "satisfaction",
    figure: claims.satisfaction.figure,
    over: "Customer",
    under: "Satisfaction",
    label: "satisfaction among our customers",
  },
  {
    id: "countries",
    figure: claims.countries.figure,
    over: "Countries",
    under: "Reached",
    label: "countries on the delivery round",
  },
];

/** The words of the home page (S2.1). The bakery, its people and its figures are samples. */
export const home = {
  title: `${site.name}: send smart, grow fast`,
  description:
    "Write one campaign and send it as email, SMS, WhatsApp, posts and ads. Ten marketing services for small and medium businesses, run from one desk.",
  hero: {
    title: ["Send Smart.", "Grow Fast."],
    lead: `Write one campaign. ${site.name}’s AI fits it to email, text, WhatsApp, social and ads, sends each at the hour people answer, and shows you what came back.`,
    tryFree: "Try Free",
    viewDemo: "View Demo",
    art: {
      alternative:
        "A sample campaign on a large stamp: one bakery’s Friday box sent as an email, a text, a WhatsApp chat, a social post and an ad, with orders rising.",
      denomination: "1st",
      postmark: { over: "Friday bake box", under: "Sent 07:40", day: "20 Nov", year: "2026" },
      initial: "M",
      business: "Marlow Bakery",
      handle: "marlowbakery",
      letter: {
        to: "to 1,240 neighbours",
        title: "The Friday box is open",
        text: "Two loaves, six buns and whatever Ruth feels like making. Forty boxes, first come.",
        action: "Save me a box",
      },
      post: { likes: "214 likes" },
      orders: { label: "Box orders", count: "184 this week" },
      ad: { label: "Ad, within 3 km", title: "Fresh bread on Friday, five minutes away" },
      phone: {
        sms: "SMS",
        text: "Marlow: Friday boxes are open, 40 left. Order: lrk.example/fri",
        whatsapp: "WhatsApp",
        chat: [
          { from: "customer", text: "Can I have two? One without nuts" },
          { from: "shop", text: "Done! Two boxes, one nut-free. Ready from 8." },
          { from: "customer", text: "You’re the best" },
        ],
        message: "Message",
      },
    },
  },
  strip: {
    label: "Sample businesses",
    line: "Shops, clinics and makers like these. Sample names.",
    pause: "Pause the moving names",
    play: "Move the names again",
    businesses,
  },
  features: {
    title: "Less running between tools. More time behind the counter.",
    lead: `${site.name} does the sorting, stamping and carrying. You decide what to say and who should hear it.`,
    more: "See how",
    personalization: {
      title: "Smart Personalization",
      text: "Write one note. Each customer gets their own version, in the way and at the hour they answer.",
      letters: [
        { name: "Amara", icon: "email", text: "Two boxes, nut-free, as usual?", hour: "07:40", language: "en" },
        { name: "Jonas", icon: "sms", text: "We kept you the last rye.", hour: "12:05", language: "en" },
        { name: "Inés", icon: "whatsapp", text: "Nuevo: sésamo negro", hour: "19:10", language: "es" },
      ],
    },
    pricing: {
      title: "Flexible Pricing",
      text: "Three parcels for each service, priced by the month. Take a bigger one when the list grows.",
      parcels: plans.map(({ id, price }) => ({ id, price })),
    },
    ease: {
      title: "Easy to Use",
      text: "Five minutes to set up, and nothing to install. If you can write a note, you can run it.",
      figure: claims.setup.figure,
    },
    reach: {
      title: "Global Reach",
      text: `${claims.countries.figure} countries and ${claims.languages.figure} languages, each message in the reader’s own time zone.`,
    },
  },
  numbers: { title: `${site.name} in numbers`, statistics },
  sheet: {
    title: "Ten services, one sheet.",
    lead: "Tear off the one you need today. The rest are there when you grow into them, on the same list and the same bill.",
    printer: site.name,
    selvage: { title: "Sheet of ten.", line: "Drawn and engraved in-house, 2026." },
    more: "See what each plan includes",
  },
  letter: {
    label: "A letter from a customer, sample",
    quote:
      "I wrote one line on Thursday night. By Saturday the text had sold out our June tables, and the people who missed out were booking July on WhatsApp.",
    name: "Lucía Ferrán",
    role: "Owner, Brisa Hotels, Cádiz",
    sample: "Sample letter: an invented customer",
    portrait: "An engraved portrait on a stamp: a woman with her hair pinned up",
    postmark: { over: "Cádiz", under: "Correo aéreo", day: "14 Jun", year: "2026" },
    address: [`To everyone at ${site.name}`, "The front desk", "Worldwide"],
  },
  counter: {
    title: "Come up to the counter",
    lead: "Two windows, no queue. Pick one.",
    help: {
      title: "Help, in plain words",
      text: "Short guides, a glossary without the jargon, and the questions owners ask most, answered in a line or two.",
      action: "Open the help centre",
      to: "/help",
    },
    demo: {
      title: "See it with your own words",
      text: "Type one message. Watch it become an email, a text, a chat and a post. No account, and nothing is sent.",
      action: "View Demo",
      to: "/demo",
    },
  },
} as const;

export type HomeCopy = typeof home;
