import type { Text } from "./blocks.ts";
import { code, link, outside } from "./blocks.ts";
import { formatPrice } from "./format.ts";
import { plans } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import type { InkKey } from "./service-names.ts";

/** What lies on the desk beside a section of a reading page. */
export type Margin =
  | {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
      readonly text: Text;
    }
  | { readonly kind: "stamp"; readonly ink: InkKey; readonly text: Text }
  /** The page's own photo of content/photos.ts. */
  | { readonly kind: "photo"; readonly ink: InkKey; readonly text: Text };

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;

export const digitalMarketingMargins: Margins = {
  "one-thing": {
    kind: "note",
    stock: "rose",
    title: "Read it aloud",
    text: ["To the person beside you, once. If they ask “So what should I do?”, the message is not finished."],
  },
  envelope: {
    kind: "photo",
    ink: "kol",
    text: ["A quiet desk will do. Most good emails are written in ten minutes, on a bad chair."],
  },
  hour: {
    kind: "note",
    stock: "sky",
    title: "No replies to look at yet?",
    text: ["Ask three regulars when they last thought of you. That is your hour, for the price of three coffees."],
  },
  count: {
    kind: "note",
    stock: "mint",
    title: "On the back of an envelope",
    text: [
      `${formatPrice(12)} of your time, 4 orders: ${formatPrice(3)} per customer. If that is less than your profit on one order, do it again. If it is more, change one thing.`,
    ],
  },
  "worked-example": {
    kind: "stamp",
    ink: "email",
    text: ["What AI does with a draft like hers: ", link("Email marketing", "/product#email-marketing")],
  },
  "this-week": {
    kind: "note",
    stock: "rose",
    title: "Pin this above the counter",
    text: ["One yes, one thing, one hour, four numbers. The rest can wait for a rainy Monday."],
  },
};

export const ecommerceMargins: Margins = {
  delivery: {
    kind: "note",
    stock: "canary",
    title: "Three lines for the product page",
    text: [
      `Ships Tuesday and Friday. Shipping ${formatPrice(6)} in this country. Or pick it up here, free, from eight to five.`,
    ],
  },
  paying: {
    kind: "photo",
    ink: "ads",
    text: ["A price tag is a promise that the price will not change on the way to the door. So is a checkout."],
  },
  sums: {
    kind: "note",
    stock: "mint",
    title: "Which line to look at first",
    text: [
      "Shipping, then packing time. The price of jars hardly moves; a smaller box brings both of the others down.",
    ],
  },
  after: {
    kind: "stamp",
    ink: "whatsapp",
    text: [
      "The third message gets more answers where people already chat: ",
      link("WhatsApp", "/product#whatsapp-marketing"),
    ],
  },
  again: {
    kind: "note",
    stock: "sky",
    title: "Find your rhythm",
    text: [
      "Take twenty customers who came back. Count the days between their orders, and cross out the longest five and the shortest five. The middle of the rest is your date.",
    ],
  },
  "first-month": {
    kind: "stamp",
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
    stock: "rose",
    title: "Look before you write code",
    text: [
      "A read is just an address. Put one into your browser’s address bar, after the name of this site, and the rows appear.",
    ],
  },
  grammar: {
    kind: "note",
    stock: "canary",
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
    kind: "stamp",
    ink: "bizmail",
    text: [
      "Is the fault ours? Send the request and the time to the address at the bottom of ",
      link("the help page", "/help#write-to-us"),
      ".",
    ],
  },
  clients: {
    kind: "note",
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
    stock: "rose",
    title: "Not for scripts",
    text: [
      "Sign-in and sign-up are slowed down on purpose when they come too fast. A 429 there is the lock doing its job.",
    ],
  },
  "not-here": {
    kind: "stamp",
    ink: "seo",
    text: [
      "The same lists, made for people: ",
      link("Social Media World", "/social-media-world"),
      " and ",
      link("Case Studies", "/case-studies"),
      ".",
    ],
  },
};
