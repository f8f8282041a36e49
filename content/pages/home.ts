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
    label: `users of ${site.name}, by our own count`,
  },
  {
    id: "open-rate",
    figure: claims.openRate.figure,
    over: "Open rate",
    under: "Improvement",
    label: "open rate improvement for our customers’ emails",
  },
  {
    id: "satisfaction",
    figure: claims.satisfaction.figure,
    over: "Customer",
    under: "Satisfaction",
    label: "satisfaction among all our customers",
  },
  {
    id: "countries",
    figure: claims.countries.figure,
    over: "Countries",
    under: "Reached",
    label: "countries our customers write to",
  },
];

/** The words of the home page (S2.1). The bakery, its people and its figures are samples. */
export const home = {
  title: `${site.name}: send smart, grow fast`,
  description:
    "AI-powered marketing for small and medium businesses. Write one note; AI drafts the email, text, WhatsApp chat, post and ad, and you approve each one.",
  hero: {
    title: ["Send Smart.", "Grow Fast."],
    lead: `${site.name} is one marketing desk for small and medium businesses. Write one note: AI drafts the email, text, WhatsApp, post and ad. You approve and send.`,
    tryFree: "Try Free",
    viewDemo: "View Demo",
    art: {
      alternative:
        "A sample campaign on a large stamp: one bakery’s Friday box sent as an email, a text, a WhatsApp chat, a social post and an ad, with orders rising.",
      /** What stands around the visitor's own line, in place of the bakery. */
      own: {
        alternative: "Your own line on a large stamp, as an email, a text, a WhatsApp chat and an ad:",
        initial: "Y",
        business: "Your shop",
        to: "to everyone on your list",
        draft: "AI drafts the rest here, for you to check.",
        action: "Your button",
        reply: "Yes, please",
        postmark: { over: `${site.name} sample`, under: "Nothing is sent" },
      },
      denomination: "1st",
      postmark: { over: "Friday bake box", under: "Sent 07:40", day: "20 Nov", year: "2026" },
      initial: "M",
      business: "Marlow Bakery",
      handle: "marlowbakery",
      letter: {
        to: "to 1,240 neighbors",
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
    line: "Sample names: shops, clinics and makers like these.",
    pause: "Pause the moving names",
    play: "Move the names again",
    businesses,
  },
  features: {
    title: "Less switching between tools. More time behind the counter.",
    lead: "AI does the drafting, translating and timing. You decide what to say and who should hear it.",
    more: "See how",
    personalization: {
      title: "Smart Personalization",
      text: "Write one note. AI drafts each customer’s own version, for the channel and the hour they answer.",
      letters: [
        { name: "Amara", icon: "email", text: "Two boxes, nut-free, as usual?", hour: "07:40", language: "en" },
        { name: "Jonas", icon: "sms", text: "We kept you the last rye.", hour: "12:05", language: "en" },
        { name: "Inés", icon: "whatsapp", text: "Nuevo: sésamo negro", hour: "19:10", language: "es" },
      ],
    },
    pricing: {
      title: "Flexible Pricing",
      text: "Three plans for each service, priced by the month. Take a bigger one when your list grows.",
      parcels: plans.map(({ id, price }) => ({ id, price })),
    },
    ease: {
      title: "Easy to Use",
      text: `Set up in ${claims.setup.inWords}, with nothing to install. If you can write a note, you can run it.`,
      figure: claims.setup.figure,
    },
    reach: {
      title: "Global Reach",
      text: `${claims.countries.figure} countries and ${claims.languages.figure} languages, each message in the reader’s own time zone.`,
    },
  },
  numbers: { title: `${site.name} in numbers`, statistics },
  sheet: {
    title: "Ten services. Start with one.",
    lead: "Pay for the one you need today. Add others when you need them, on the same list and the same bill.",
    printer: site.name,
    selvage: { title: "Sheet of ten.", line: "Drawn and engraved in-house, 2026." },
    more: "See what each plan includes",
  },
  letter: {
    label: "A sample testimonial",
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
    title: "Questions? Two ways to go on",
    lead: "Read the answers, or try it yourself.",
    help: {
      title: "Help, in plain words",
      text: "Short guides, a glossary, and the questions owners ask most, each answered in a line or two.",
      action: "Open the Help Center",
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
