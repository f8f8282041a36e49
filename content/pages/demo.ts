import { formatCount, pluralWord } from "../format.ts";

export type DemoChannel = "email" | "sms" | "whatsapp" | "social";
export type DemoShopId = "bakery" | "hotel" | "bike" | "vet";
export type DemoGoal = "sell" | "fill" | "return";

export interface DemoNote {
  readonly headline: string;
  readonly message: string;
  readonly action: string;
}

/** An invented business that fills the form in, so that a visitor can start without typing. */
export interface DemoShop {
  readonly id: DemoShopId;
  readonly label: string;
  readonly name: string;
  readonly handle: string;
  readonly audience: string;
  readonly notes: Readonly<Record<DemoGoal, DemoNote>>;
  /** Hours of the day, 7.5 for half past seven; invented like the shop. */
  readonly bestHour: Readonly<Record<DemoChannel, number>>;
}

export const demo = {
  title: "Demo",
  description:
    "Type one message and see it as an email, a text, a WhatsApp chat and a social post. No account needed, and nothing is sent.",
  heading: "See your message on four channels.",
  lead: "Type a message, or start from a shop like yours. It becomes an email, a text, a chat and a post as you type.",
  sampleLabel: "Sample data.",
  sampleText: "Nothing here is sent, the shops are made up, and no AI writes for you: the demo shows your own words.",
  withoutScripts:
    "Typing needs JavaScript, which is off in this browser. The four previews show what a sample message becomes.",
  controls: "What to send",
  shop: "2. Or choose a shop",
  goal: "3. And a goal",
  words: "1. Write your message",
  fields: {
    sender: "Shop name",
    message: "Message",
    messageHint: "The first sentence becomes the headline.",
  },
  goals: [
    { id: "sell", label: "Sell something out" },
    { id: "fill", label: "Fill a slow day" },
    { id: "return", label: "Bring people back" },
  ] satisfies readonly { id: DemoGoal; label: string }[],
  ownWords: "These are your words. Choosing a shop or a goal won’t replace them.",
  useSample: "Use the sample words",
  /** What takes the place of a sample’s own once the visitor writes. */
  own: { sender: "Your shop", action: "Reply", audience: "your list" },
  channels: {
    email: { label: "Email", preview: "Your message as an email" },
    sms: { label: "SMS", preview: "Your message as a text" },
    whatsapp: { label: "WhatsApp", preview: "Your message as a WhatsApp chat" },
    social: { label: "Social post", preview: "Your message as a social post" },
  } satisfies Record<DemoChannel, { label: string; preview: string }>,
  previews: "Previews",
  to: (audience: string): string => `to ${audience}`,
  sms: {
    length: (used: number, limit: number, texts: number): string =>
      `${formatCount(used)} of ${formatCount(limit)} characters, ${formatCount(texts)} ${pluralWord(texts, { one: "text", other: "texts" })}`,
    plain: "Plain characters: 160 in one text, 153 in each part of a longer one.",
    special: "With special characters: 70 in one text, 67 in each part of a longer one.",
    specialBecause: (letters: string): string => `Special here: ${letters}`,
    double: (letters: string): string => `Counted twice: ${letters}`,
  },
  whatsapp: { customer: "Yes please", shop: "Done. We’ll have it ready." },
  bestHour: (time: string): string => `Best at ${time}, a sample hour`,
  empty: "Type a message to see it here.",
  ending: "With a plan, AI drafts from your note and sends to your own list.",
  seePrices: "See prices",
} as const;

/** Samples: invented businesses, their messages and their hours. */
export const demoShops: readonly DemoShop[] = [
  {
    id: "bakery",
    label: "Bakery",
    name: "Marlow Bakery",
    handle: "marlowbakery",
    audience: "forty neighbors in Bristol",
    notes: {
      sell: {
        headline: "The Friday box is open",
        message: "Two loaves, six buns and a jar of plum jam. Forty boxes, first come.",
        action: "Save me a box",
      },
      fill: {
        headline: "Tuesday, two for one",
        message: "Buy a loaf before noon on Tuesday and the second one is ours to give.",
        action: "Keep me a pair",
      },
      return: {
        headline: "We miss your rye order",
        message:
          "It has been a month. The rye is still on the second shelf, and today there is one with your name on it.",
        action: "Put it aside",
      },
    },
    bestHour: { email: 7.67, sms: 8.5, whatsapp: 12, social: 6.83 },
  },
  {
    id: "hotel",
    label: "Small hotel",
    name: "Brisa Hotels",
    handle: "brisahotels",
    audience: "past guests in four countries",
    notes: {
      sell: {
        headline: "The June terrace is open",
        message: "Twelve tables over the bay, sunset at 21:40. Guests of ours choose first.",
        action: "Choose a table",
      },
      fill: {
        headline: "Midweek, with breakfast",
        message: "Stay Tuesday to Thursday in May and breakfast is on the house.",
        action: "See the rooms",
      },
      return: {
        headline: "Your room has a new view",
        message: "We took down the old pine. Room 12 can see the lighthouse now. Come and tell us if you like it.",
        action: "Pick dates",
      },
    },
    bestHour: { email: 20.5, sms: 18, whatsapp: 21, social: 19.25 },
  },
  {
    id: "bike",
    label: "Bike shop",
    name: "Moreau Cycles",
    handle: "moreaucycles",
    audience: "riders near Annecy",
    notes: {
      sell: {
        headline: "Nine steel frames, one size left",
        message: "The spring frames are nearly gone. Yours is the 54, and we kept two.",
        action: "Hold one for me",
      },
      fill: {
        headline: "Rainy Wednesday tune-up",
        message: "A full tune-up at half price on Wednesdays until the sun comes back.",
        action: "Book a time",
      },
      return: {
        headline: "Your chain is due",
        message: "It was new a year ago in spring. Ten minutes and it is quiet again.",
        action: "Book ten minutes",
      },
    },
    bestHour: { email: 12.33, sms: 17.5, whatsapp: 18.25, social: 7.25 },
  },
  {
    id: "vet",
    label: "Vet",
    name: "Tidewater Vet",
    handle: "tidewatervet",
    audience: "owners whose pet is due for a checkup",
    notes: {
      sell: {
        headline: "Summer tick drops are in",
        message: "One tube covers a cat until September. We have sixty.",
        action: "Reserve a tube",
      },
      fill: {
        headline: "Quiet Thursday checkups",
        message: "No waiting room on Thursday afternoons. Bring the nervous ones.",
        action: "Choose a time",
      },
      return: {
        headline: "Biscuit is due for a visit",
        message: "The card says “once a year”, and it is November. Ten minutes, and there are treats.",
        action: "Choose a time",
      },
    },
    bestHour: { email: 16.17, sms: 16.17, whatsapp: 19, social: 20 },
  },
];
