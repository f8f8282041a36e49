/** A drawing that explains a section of a reading page. */
export interface Figure {
  /** What it shows, for readers who hear it. */
  readonly alt: string;
  /** What it means. */
  readonly caption: string;
}

/** By the id of the section, which is also the drawing's name in app/drawings/diagrams. */
export type Figures = Readonly<Record<string, Figure>>;

export const digitalMarketingFigures: Figures = {
  "ask-first": {
    alt: "Two hundred dots on a card with a tick, beside a gray field of ten thousand dots",
    caption: "The card is small. It is also the list that keeps getting through.",
  },
  "one-thing": {
    alt: "Three rows of ten people: with three requests none is left, with two three are, with one seven are",
    caption: "Every further request loses readers. The counts are invented; the order is not.",
  },
  envelope: {
    alt: "A line from “this minute” to “to keep” with five stops: ads, text, WhatsApp, social media, email",
    caption: "How long a message keeps decides how it should travel.",
  },
  hour: {
    alt: "A day’s replies as bars, highest just after six in the evening, and a letter that goes out shortly before",
    caption: "Find the hill in your own replies, and arrive at its foot. Sample day.",
  },
  count: {
    alt: "Four cards on one line: 200 written to, 4 ordered, 1 left, 12 dollars cost; 12 dollars by 4 is 3 dollars a customer",
    caption: "Four numbers on one line, and the one sum worth doing. Sample month.",
  },
  "worked-example": {
    alt: "Three bars to scale: 240 names, 26 reply KEEP, 21 collect, which makes 42 dollars",
    caption: "Ruth’s Tuesday, drawn to scale. The small bars are the ones that pay.",
  },
  "this-week": {
    alt: "A week on one sheet: a card on Monday, a clock on Tuesday, a letter on Thursday, the four numbers on Sunday",
    caption: "Four small jobs, and three days without any. The days are a suggestion.",
  },
};

export const ecommerceFigures: Figures = {
  "three-things": {
    alt: "Shelves of empty outlines with three filled jars among them, which an arrow turns into three pages",
    caption: "Three jars off a full shelf, each with a picture and a page of its own.",
  },
  delivery: {
    alt: "A parcel with three tags: price 6 dollars, day Tuesday and Friday, area this country",
    caption: "Three tags that every parcel needs before the cart does.",
  },
  paying: {
    alt: "Two screens, the cart and the card, both with the total of 42 dollars, then a tick: paid",
    caption: "Two screens, one total, the same on both.",
  },
  sums: {
    alt: "A bar of 42 dollars to scale: jars take a third, shipping a sixth, packing an eighth; 11 dollars 20 stay",
    caption: "Where the 42 dollars of the sample order go, drawn to scale.",
  },
  after: {
    alt: "A line with three letters: at the order, when it ships, and one with a question mark a week later",
    caption: "Two letters that tell, and one that asks.",
  },
  again: {
    alt: "A package every 21 days along a line; before the fourth is due, a letter marked “write now”",
    caption: "The gap between orders tells you the date. Sample customer.",
  },
  "first-month": {
    alt: "Four weeks, one below the other: three jars; a van, a box and a return arrow; ten people; the sum of one order",
    caption: "One subject a week. Advertising is not among them yet.",
  },
};

export const developerFigures: Figures = {
  "what-is-open": {
    alt: "A cabinet of seven drawers: five with a keyhole, two pulled out and labeled case studies and social media world",
    caption: "Two drawers are open to everyone. The others stay shut to readers.",
  },
  "read-a-table": {
    alt: "A browser sends GET to a server; a card with rows comes back, marked 200 OK",
    caption: "One request, one answer: the address says what you want, the rows come back as JSON.",
  },
  grammar: {
    alt: "Thirty records in a row, the first ten colored: Range 0-9 asks for them, Content-Range 0-9/30 tells the total",
    caption: "A page of a list: ask for a range, and with count=exact learn how much there is. Sample of thirty rows.",
  },
  errors: {
    alt: "A letter stamped 400, and the slip inside: code 42703, details null, hint null, message no such column",
    caption: "The status is on the outside, the reason inside. All four fields are always there.",
  },
  clients: {
    alt: "Browser, script and app lead to one path, /rest/v1, and from there to this site or, with a key, to Supabase",
    caption: "Any client, one path. Only a hosted project asks for its public key.",
  },
  accounts: {
    alt: "Three doors in a row: signup with a letter, token with a ticket, user with a person",
    caption: "Confirm by the emailed link, trade the password for a token, and show it to be known.",
  },
  "not-here": {
    alt: "Two sheets behind glass marked read, with a tick; a card in a slot marked send, change, delete, with a cross",
    caption: "Look as much as you like. Nothing here can be moved.",
  },
};
