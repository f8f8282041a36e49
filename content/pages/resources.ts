import type { Block } from "../blocks.ts";
import { link, list, paragraph, steps } from "../blocks.ts";
import { formatMinutes } from "../format.ts";
import type { OutsideLink, PageLink } from "../navigation.ts";
import type { InkKey } from "../service-names.ts";

export type ResourceId = "documentation" | "blog" | "case-studies" | "webinars" | "help-center" | "community";

/** One of the six doors: it leads to the anchor of the same id on this page. */
export interface ResourceDoor {
  readonly id: ResourceId;
  readonly title: string;
  readonly line: string;
  readonly ink: InkKey;
}

export interface Post {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** A script to follow alone, at one's own pace; nothing is scheduled. */
export interface Webinar {
  readonly id: string;
  readonly title: string;
  readonly need: string;
  /** How long all of it takes, and each step. */
  readonly time: string;
  readonly steps: readonly { readonly time: string; readonly text: string }[];
}

function webinar(
  id: string,
  title: string,
  need: string,
  script: readonly (readonly [minutes: number, text: string])[],
): Webinar {
  return {
    id,
    title,
    need,
    time: formatMinutes(script.reduce((sum, [minutes]) => sum + minutes, 0)),
    steps: script.map(([minutes, text]) => ({ time: formatMinutes(minutes), text })),
  };
}

const doors: readonly ResourceDoor[] = [
  { id: "documentation", title: "Documentation", line: "Where everything is explained", ink: "bizmail" },
  { id: "blog", title: "Blog", line: "Three short posts", ink: "email" },
  { id: "case-studies", title: "Case Studies", line: "Samples, and how to read one", ink: "seo" },
  { id: "webinars", title: "Webinars", line: "Lessons at your own pace", ink: "kol" },
  { id: "help-center", title: "Help Center", line: "Plain answers", ink: "whatsapp" },
  { id: "community", title: "Community", line: "Where owners talk", ink: "ads" },
];

const index: readonly PageLink[] = [
  { label: "What each service does", to: "/product", line: "Ten services, with features and benefits" },
  { label: "What each plan includes", to: "/pricing", line: "Limits and prices, service by service" },
  { label: "How AI writes for each customer", to: "/features/smart-personalization", line: "Names, hours, languages" },
  { label: "Digital marketing for beginners", to: "/learn/digital-marketing", line: "Five ideas and a worked example" },
  { label: "Sell online, step by step", to: "/learn/ecommerce", line: "With the math for one order" },
  { label: "Glossary", to: "/glossary", line: "Marketing words, one plain sentence each" },
  { label: "Before you buy", to: "/trust", line: "Billing, refunds, moving, data and support" },
  { label: "Read our public data", to: "/developer", line: "For people who write code" },
  { label: "What data we keep and why", to: "/legal#privacy", line: "The privacy notice" },
];

const posts: readonly Post[] = [
  {
    id: "second-sentence",
    title: "The second sentence sells the bread",
    body: [
      paragraph(
        "The subject line gets an email opened. Then the reader’s eye drops one line, and that is where most emails lose them, because the second sentence says how pleased we are to announce something.",
      ),
      paragraph(
        "Try this instead: make the second sentence something only your shop could write. “The rye is on the second shelf.” “Ask for the one with the crooked handle.” A detail proves that a person wrote it, and a person gets answered.",
      ),
      paragraph(
        "Open your last three emails and cover the first sentence with your thumb. If the rest could come from any shop in town, you know what to do on Thursday.",
      ),
    ],
  },
  {
    id: "texts-people-asked-for",
    title: "Nobody misses a text they asked for",
    body: [
      paragraph(
        "A reminder works when it saves someone trouble. It needs four things, and they fit in one breath: who you are, what is booked, when, and how to change it.",
      ),
      {
        kind: "sample",
        label: "Sample: an invented vet",
        title: "116 characters",
        lines: [
          "Tidewater Vet: Biscuit is booked for tomorrow at 16:10. Reply C to change, or just bring the treats. STOP to end it.",
        ],
      },
      paragraph(
        "Send it while people can still do something about it: late afternoon the day before beats seven in the morning. And let them change it by replying. A canceled appointment can be filled; a missed one can’t.",
      ),
    ],
  },
  {
    id: "smaller-list",
    title: "Make your list smaller",
    body: [
      paragraph(
        "Every list has a back row: people who have not opened anything for a year. Keeping them flatters the total and costs you the front row, because mail providers watch how many readers ignore you.",
      ),
      paragraph("So once a year, write to the back row alone. One line, no pictures:"),
      { kind: "quote", text: "Shall we keep writing? Click yes. If we hear nothing, this is the last one." },
      paragraph(
        "Then keep that promise. The smaller number will hurt for a day. After that it means something: it counts people who want to hear from you.",
      ),
    ],
  },
];

const webinars: readonly Webinar[] = [
  webinar("first-letter", "Your first email", "A pen, the demo in another window, and one thing you want to sell.", [
    [5, "Say out loud what you would tell a regular at the door. Write down exactly that."],
    [5, "Cross out every sentence that does not lead to one answer."],
    [10, "Put it into the demo. Read the text version: whatever is missing there was not needed."],
    [5, "Write three subject lines. Keep the one with a noun in it."],
    [5, "Read it to someone. Send it when they stop asking questions."],
  ]),
  webinar("whatsapp-hours", "WhatsApp without losing your evening", "Your phone and last week’s chats.", [
    [10, "Count the questions. Usually five of them make up most of the chats."],
    [10, "Write one honest answer to each, with the price and the time in it."],
    [5, "Write the message that goes out when you are closed, and say when you open."],
    [5, "Decide who answers on which day. Put the names on the wall."],
  ]),
  webinar("local-search", "Local search in half an hour", "A browser that is not signed in, and your opening hours.", [
    [5, "Search for what you sell and your street. Note who ranks above you, and why."],
    [10, "Correct the name, hours and phone number wherever they are wrong."],
    [10, "Answer the last five reviews, the unkind ones first and in two sentences."],
    [5, "Take one photo of the door, in daylight. People look for the door."],
  ]),
];

export const resources = {
  title: "Resources",
  description:
    "Guides, lessons and answers for small businesses: documentation, a short blog, case studies, webinars to follow at your own pace, help and community.",
  heading: "Guides, scripts and answers.",
  lead: "Free to read, no account needed. Open one of the six boxes and use it this week.",
  doorsLabel: "Resources on this page",
  doors,
  documentation: {
    lead: "There is no manual to buy. This is an index of everything that is explained on this site.",
    index,
    sample: {
      label: "From the developer page",
      title: "Read one table",
      code: "GET /rest/v1/social_media_world\n  ?select=platform_name\n  &order=platform_name.asc\n  &limit=3",
      line: "Three names, in the order a person would sort them.",
    },
  },
  blog: { masthead: "Three short posts, free to use", posts },
  caseStudies: {
    lead: "A case study says who, what they tried and what came of it. Ours are samples about invented businesses, written to show the form.",
    howTo: [
      paragraph("Four questions to ask of any case study, ours included:"),
      steps(
        "What did the business do before? Without that, a result has nothing to stand on.",
        "How many people does the percentage count? Half of eight is four.",
        "What else changed that month? A heat wave sells ice cream without any email.",
        "Would it still pay if the result were half as good?",
      ),
    ] satisfies readonly Block[],
    sample: {
      label: "Worked sample, invented",
      title: "A hotel, midweek",
      lines: [
        "Before: 20 rooms, 6 taken on an ordinary Wednesday.",
        "Tried: one WhatsApp message to 300 past guests, breakfast included Tuesday to Thursday.",
        "After four weeks: 9 taken on an ordinary Wednesday, 4 guests left the list.",
        "So: 3 more rooms a night, less the breakfasts. Worth repeating, not worth shouting about.",
      ],
    },
    link: { label: "All case studies", to: "/case-studies" },
  },
  webinars: {
    lead: "Nothing is scheduled and nobody is waiting. Each lesson is a script that takes about half an hour, alone or with whoever is behind the counter.",
    need: "You need",
    webinars,
  },
  helpCenter: {
    lead: "The answers people look for first.",
    questions: [
      { label: "Importing your list", to: "/help#bring-list" },
      { label: "What does it cost?", to: "/help#cost" },
      { label: "Do people need to agree first?", to: "/help#permission" },
      { label: "The confirmation email has not arrived", to: "/help#no-letter" },
      { label: "Who answers the live chat?", to: "/help#live-chat" },
    ] satisfies readonly PageLink[],
    more: { label: "Help Center", to: "/help" },
  },
  community: {
    lead: "We run no forum of our own. Owners already talk in better places; here is how to find them and what to bring.",
    advice: [
      list(
        "Your street first: the merchants’ association, the chamber of commerce, the baker next door.",
        [
          "Groups for your trade on the platforms in ",
          link("Media World", "/media-world"),
          ". Read for a week before you post.",
        ],
        "One other owner in another town, once a month, with both your numbers on the table.",
      ),
    ] satisfies readonly Block[],
    startersLabel: "Four questions that start a good conversation",
    starters: [
      "What do you send on a slow Tuesday?",
      "Which email brought the most replies, and what was in its first line?",
      "What did you stop doing, and did anyone notice?",
      "Will you show me the sign-up card on your counter?",
    ],
    manners: [
      "Never share a customer’s name or number, not even to praise them.",
      "Share the figure you are not proud of, too. It is the one people learn from.",
    ],
    outsideLabel: "Help from the platforms themselves",
    outside: [
      { label: "Google Business Profile", href: "https://business.google.com/" },
      { label: "Meta for business help", href: "https://www.facebook.com/business/help" },
    ] satisfies readonly OutsideLink[],
  },
} as const;
