import type { Text } from "./blocks.ts";
import { code, link, outside } from "./blocks.ts";
import { formatPrice } from "./format.ts";
import { plans } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import type { InkKey } from "./service-names.ts";

interface Tied {
  /** The words it speaks of: they open a paragraph, or the first item of a list, of the section. */
  readonly at: string;
  readonly text: Text;
}

/** What hangs beside a sentence of a reading page, tied to it. */
export type Margin =
  | (Tied & {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
    })
  /** The stamp of the service that the text leads to. */
  | (Tied & { readonly kind: "service"; readonly ink: InkKey })
  /** The page's own photo of content/photos.ts. */
  | (Tied & { readonly kind: "photo"; readonly ink: InkKey });

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;

export const digitalMarketingMargins: Margins = {
  "one-thing": {
    kind: "note",
    at: "A message that asks for three things",
    stock: "rose",
    title: "Read it aloud",
    text: ["To the person beside you, once. If they ask “So what should I do?”, the message is not finished."],
  },
  envelope: {
    kind: "photo",
    at: "If you are unsure",
    ink: "kol",
    text: ["A quiet desk will do. Most good emails are written in ten minutes, on a bad chair."],
  },
  hour: {
    kind: "note",
    at: "Look at when your own replies come",
    stock: "sky",
    title: "No replies to look at yet?",
    text: ["Ask three regulars when they last thought of you. That is your hour, for the price of three coffees."],
  },
  count: {
    kind: "note",
    at: "Divide the fourth by the second",
    stock: "mint",
    title: "On the back of an envelope",
    text: [
      `${formatPrice(12)} of your time, 4 orders: ${formatPrice(3)} per customer. If that is less than your profit on one order, do it again. If it is more, change one thing.`,
    ],
  },
  "worked-example": {
    kind: "service",
    at: "The second draft has one verb",
    ink: "email",
    text: ["What AI does with a draft like hers: ", link("Email marketing", "/product#email-marketing")],
  },
  "this-week": {
    kind: "note",
    at: "Write the card for the counter",
    stock: "rose",
    title: "Pin this above the counter",
    text: ["One yes, one thing, one hour, four numbers. The rest can wait for a rainy Monday."],
  },
};

export const ecommerceMargins: Margins = {
  delivery: {
    kind: "note",
    at: "Say the price, the day and the area",
    stock: "canary",
    title: "Three lines for the product page",
    text: [
      `Ships Tuesday and Friday. Shipping ${formatPrice(6)} in this country. Or pick it up here, free, from eight to five.`,
    ],
  },
  paying: {
    kind: "photo",
    at: "Nobody should remember your checkout",
    ink: "ads",
    text: ["A price tag is a promise that the price will not change on the way to the door. So is a checkout."],
  },
  sums: {
    kind: "note",
    at: "So eleven dollars is the most",
    stock: "mint",
    title: "Which line to look at first",
    text: [
      "Shipping, then packing time. The price of jars hardly moves; a smaller box brings both of the others down.",
    ],
  },
  after: {
    kind: "service",
    at: "The third message",
    ink: "whatsapp",
    text: [
      "The third message gets more answers where people already chat: ",
      link("WhatsApp", "/product#whatsapp-marketing"),
    ],
  },
  again: {
    kind: "note",
    at: "Work out the rhythm",
    stock: "sky",
    title: "Find your rhythm",
    text: [
      "Take twenty customers who came back. Count the days between their orders, and cross out the longest five and the shortest five. The middle of the rest is your date.",
    ],
  },
  "first-month": {
    kind: "service",
    at: "Week one",
    ink: "web",
    text: [
      "No website yet? ",
      link("The website builder", "/product#website-builder"),
      ` holds ${serviceLimits["website-builder"].basic} on ${plans[0].name}: your three products, delivery, and who you are.`,
    ],
  },
};

export const developerMargins: Margins = {
  "read-a-table": {
    kind: "note",
    at: "These are the two calls",
    stock: "rose",
    title: "Look before you write code",
    text: [
      "A read is just an address. Put one into your browser’s address bar, after the name of this site, and the rows appear.",
    ],
  },
  grammar: {
    kind: "note",
    at: "A value is written as in any web address",
    stock: "sky",
    title: "Spaces and special characters",
    text: [
      "Encode what comes after the equals sign: ",
      code("in.(Etsy,eBay)"),
      " may stay as it is, a space becomes ",
      code("%20"),
      ".",
    ],
  },
  errors: {
    kind: "note",
    at: "A 503",
    stock: "canary",
    title: "Is the fault ours?",
    text: [
      "Send the request and the time to the address at the bottom of ",
      link("the help page", "/help#write-to-us"),
      ".",
    ],
  },
  clients: {
    kind: "note",
    at: "Any HTTP client will do",
    stock: "sky",
    title: "Other languages",
    text: [
      "There are clients for Python, Dart, C#, Swift and more. ",
      outside("PostgREST keeps the list", "https://docs.postgrest.org/en/stable/ecosystem.html"),
      ".",
    ],
  },
  accounts: {
    kind: "note",
    at: "Signing up, signing in",
    stock: "rose",
    title: "Not for scripts",
    text: [
      "Sign-in and sign-up are slowed down on purpose when they come too fast. A 429 there is the lock doing its job.",
    ],
  },
};
