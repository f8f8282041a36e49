import { formatCount } from "./format.ts";
import type { PlanId } from "./plans.ts";

/** The ink of a service's stamp and icon: the value of `data-k` in the styles. */
export type InkKey = "email" | "sms" | "whatsapp" | "social" | "ads" | "seo" | "kol" | "bizmail" | "web" | "crm";

export interface ServicePlan {
  /** The plan's limit for this service (S9.2), or its kind of work where no number is known (D5). */
  readonly limit: string;
  /** What this plan adds to the smaller ones. */
  readonly features: readonly string[];
}

export interface Service<Id extends string = string> {
  readonly id: Id;
  readonly ink: InkKey;
  readonly name: string;
  /** For the menu, the tabs and the footer. */
  readonly shortName: string;
  /** One line, for the menu and the home page's stamps. */
  readonly line: string;
  readonly headline: string;
  readonly description: string;
  /** What the drawing beside the service shows. */
  readonly artCaption: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
}

const all = [
  {
    id: "email-marketing",
    ink: "email",
    name: "Email marketing",
    shortName: "Email",
    line: "Newsletters and automations that land",
    headline: "Letters people open.",
    description:
      "Write a note and Larkpost sets it as a letter that looks like your shop, reads well on a phone and arrives at each person’s hour.",
    artCaption: "A sealed letter with a lark on the wax, in front of a rack of pigeonholes",
    features: [
      "Drafts from one line of yours, in your own tone",
      "Sign-up forms and welcome letters",
      "Automations for birthdays, baskets and quiet spells",
      "A/B tests on subject lines",
      "Your own sending address, checked daily",
      "Orders counted beside the opens",
    ],
    benefits: [
      "One letter instead of forty replies",
      "Regulars hear about what they buy",
      "You see the orders, not just the applause",
    ],
    plans: {
      basic: {
        limit: `${formatCount(10_000)} emails per month`,
        features: [
          "Drafts written from your note",
          "Sign-up forms for the till and the website",
          "A welcome letter for new readers",
          "Opens, clicks and orders for each letter",
          "Unsubscribes handled for you",
        ],
      },
      pro: {
        limit: `${formatCount(50_000)} emails per month`,
        features: [
          "Each letter sent at its reader’s hour",
          "Drafts in every language your readers use",
          "A/B tests on subject lines",
          "Automations that branch on what people do",
          "Orders traced to the letter that brought them",
        ],
      },
      enterprise: {
        limit: "Unlimited emails per month",
        features: [
          "A separate list for each branch",
          "A dedicated sending address",
          "Approval before a letter leaves",
          "A record of who changed what",
          "Reports across all branches",
        ],
      },
    },
  },
  {
    id: "sms-marketing",
    ink: "sms",
    name: "SMS marketing",
    shortName: "SMS",
    line: "Short texts, sent at the right hour",
    headline: "A hundred and sixty characters, used well.",
    description:
      "For the things that cannot wait: the table is ready, the vet is tomorrow, the last rye is under the counter.",
    artCaption: "A phone with text bubbles, and birds on the telephone wires behind it",
    features: [
      "Length counted as you type",
      "Two-way replies in one inbox",
      "Reminders on a timer",
      "STOP handled for you, everywhere",
      "Sent only in local daylight",
      "Short links that count their visits",
    ],
    benefits: ["Fewer missed visits", "An empty table filled the same evening", "No app for anyone to install"],
    plans: {
      basic: {
        limit: `${formatCount(1_000)} SMS`,
        features: [
          "Your shop’s name as the sender, where the country allows",
          "STOP and HELP answered for you",
          "Reminders on a timer",
          "Length and cost shown before you send",
          "A delivery line for each text",
        ],
      },
      pro: {
        limit: `${formatCount(5_000)} SMS`,
        features: [
          "Replies in one shared inbox",
          "Short links that count",
          "Sent in each reader’s own daylight",
          "Texts that follow a booking or an order",
          "Groups picked from your customer cards",
        ],
      },
      enterprise: {
        limit: "Unlimited SMS",
        features: [
          "A number in each country you write to",
          "Direct carrier routes",
          "Approval before a text leaves",
          "Branch budgets and branch reports",
          "Texts sent from your own systems",
        ],
      },
    },
  },
  {
    id: "whatsapp-marketing",
    ink: "whatsapp",
    name: "WhatsApp marketing",
    shortName: "WhatsApp",
    line: "Two-way chats your customers answer",
    headline: "A chat your customers already have open.",
    description:
      "Answer like a neighbour, even with six hundred neighbours. Drafts come from your own prices and opening hours.",
    artCaption: "Two windows across a green street, with chat bubbles strung between them",
    features: [
      "One shared inbox for the whole team",
      "Orders and bookings inside the chat",
      "Quick replies from your catalogue",
      "Labels, notes and hand-over",
      "Message templates put forward for approval",
      "Opening hours answered while you are closed",
    ],
    benefits: [
      "Questions answered while you bake",
      "Fewer calls at the busy hour",
      "Every chat kept on the customer’s card",
    ],
    plans: {
      basic: {
        limit: `${formatCount(1_000)} messages`,
        features: [
          "Your business number in a shared inbox",
          "Templates put forward for approval",
          "Quick replies for the usual questions",
          "An away note outside your hours",
          "Opt-outs kept with the customer’s card",
        ],
      },
      pro: {
        limit: `${formatCount(10_000)} messages`,
        features: [
          "Answers drafted from your catalogue",
          "Orders and bookings taken in the chat",
          "Labels and hand-over between colleagues",
          "Follow-ups that stop when someone replies",
          "Chats traced to the orders they brought",
        ],
      },
      enterprise: {
        limit: "Unlimited messages",
        features: [
          "Several numbers behind the same inbox",
          "Your own till and stock connected",
          "Hand-over rules by branch and language",
          "Roles for who may read and who may write",
          "Reports by branch and by hour",
        ],
      },
    },
  },
  {
    id: "social-media",
    ink: "social",
    name: "Social media marketing",
    shortName: "Social media",
    line: "Plan a month of posts in one sitting",
    headline: "A month of posts in one sitting.",
    description:
      "Put the month on the wall. Larkpost drafts captions, trims the pictures and posts at the hour your street is looking.",
    artCaption: "A wall calendar for June with posts and hearts pinned to its days",
    features: [
      "One calendar for every account",
      "Captions in your own tone",
      "Photos and clips cut to each size",
      "Comments and messages in one tray",
      "Approval before anything goes out",
      "Each post’s visits and orders side by side",
    ],
    benefits: ["Sunday nights back", "A steady voice, even in high season", "Know which post sold the cake"],
    plans: {
      basic: {
        limit: `${formatCount(5)} accounts`,
        features: [
          "One calendar for all of them",
          "Captions drafted for you",
          "Suggested hours for each account",
          "Drafts kept until you like them",
          "A plain monthly summary",
        ],
      },
      pro: {
        limit: `${formatCount(15)} accounts`,
        features: [
          "Comments and messages in one tray",
          "Photos and clips cut to each size",
          "Approval before posting",
          "Captions in several languages",
          "Visits and orders traced to the post",
        ],
      },
      enterprise: {
        limit: "Unlimited accounts",
        features: [
          "A calendar for each branch",
          "House rules that every draft follows",
          "Roles for writers, checkers and posters",
          "A library of pictures with their rights noted",
          "Reports across branches and brands",
        ],
      },
    },
  },
  {
    id: "advertising",
    ink: "ads",
    name: "Online advertising",
    shortName: "Advertising",
    line: "Ads that stop when stock runs out",
    headline: "Advertising that knows when to stop.",
    description:
      "Set a daily limit and a shelf count. When the last one sells, the ads go quiet, and the money stays in the till.",
    artCaption: "A street billboard for bread, three hundred metres away, under an evening sun",
    features: [
      "Ads written from your note",
      "Audiences built from your own list",
      "A daily limit that holds",
      "Pauses when stock runs out",
      "Money moved to the ad that sells",
      "One weekly report in plain words",
    ],
    benefits: ["No spending on what you cannot sell", "Seen by people who can walk in", "Every sale traced to its ad"],
    plans: {
      basic: {
        limit: `${formatCount(2)} platforms`,
        features: [
          "Ads written from your note",
          "A daily spending limit",
          "Pictures cut to each format",
          "A radius around your door",
          "A plain weekly report",
        ],
      },
      pro: {
        limit: `${formatCount(5)} platforms`,
        features: [
          "Pauses when stock runs out",
          "Audiences from your own list",
          "Budget moved to what sells",
          "Several versions tried side by side",
          "Sales traced to the ad that brought them",
        ],
      },
      enterprise: {
        limit: "All platforms",
        features: [
          "Budgets by branch",
          "Ads in every language you sell in",
          "Approval before money is spent",
          "Stock read from your own systems",
          "A plan for each season, reviewed with you",
        ],
      },
    },
  },
  {
    id: "seo",
    ink: "seo",
    name: "SEO",
    shortName: "SEO",
    line: "Be found by people nearby",
    headline: "Found by people nearby.",
    description:
      "Many searches end within a few streets. We tidy your listings, mend your pages and write the ones that are missing.",
    artCaption: "A magnifying glass over a street map, with a pin on the shop that comes first",
    features: [
      "Listings kept right everywhere",
      "Page repairs in order of worth",
      "Missing pages written for you",
      "Nearby rivals watched",
      "Slow pages found and mended",
      "Ranking told in plain words",
    ],
    benefits: ["New faces without new adverts", "Opening hours that are finally right", "Work that keeps earning"],
    plans: {
      basic: {
        limit: "We check and advise",
        features: [
          "A regular check of your pages",
          "Your local listings tidied up",
          "A list of repairs, the most useful first",
          "The words your neighbours search for",
          "A plain report you can act on",
        ],
      },
      pro: {
        limit: "We write and repair",
        features: [
          "Missing pages written for you",
          "Repairs made on your site",
          "Nearby rivals watched",
          "Reviews gathered and answered with you",
          "Slow pictures and broken links mended",
        ],
      },
      enterprise: {
        limit: "We run it for you",
        features: [
          "An editorial plan kept for you",
          "Pages in every language you sell in",
          "Listings for every branch",
          "Technical work on large sites",
          "Moves and redesigns looked after",
        ],
      },
    },
  },
  {
    id: "kol",
    ink: "kol",
    name: "Influencer and KOL marketing",
    shortName: "Influencer & KOL",
    line: "Find voices your customers trust",
    headline: "Voices your customers already trust.",
    description:
      "A dozen people who love bread beat one famous face. We check that the followers are real and that the fee is fair.",
    artCaption: "Five small portraits on a sheet of stamps, one of them marked with a star",
    features: [
      "A directory with checked audiences",
      "Matches by place, trade and tone",
      "Contracts and samples arranged",
      "Posts approved before they run",
      "Paid work marked as paid",
      "Sales counted for each voice",
    ],
    benefits: [
      "Money spent on people your street listens to",
      "Pictures you may use again",
      "No awkward talk about fees",
    ],
    plans: {
      basic: {
        limit: "You search, we vouch",
        features: [
          "The directory, with audiences checked",
          "Templates for the first message",
          "A guide to fair fees",
          "A simple contract to adapt",
          "The rules on marking paid posts, by country",
        ],
      },
      pro: {
        limit: "We match and arrange",
        features: [
          "A shortlist made for you",
          "Contracts and samples arranged",
          "Posts checked before they run",
          "Links and codes for each voice",
          "Sales counted for each voice",
        ],
      },
      enterprise: {
        limit: "We run the campaign",
        features: [
          "The campaign planned and produced for you",
          "Voices in several countries at once",
          "Rights and re-use settled in writing",
          "Payments to every voice handled",
          "A report you can show to the board",
        ],
      },
    },
  },
  {
    id: "business-email",
    ink: "bizmail",
    name: "Business email",
    shortName: "Business email",
    line: "Addresses at your own domain",
    headline: "Your name on the door.",
    description: "hello@, orders@ and ruth@ at your own domain, with enough room and no adverts in the margin.",
    artCaption: "A brass door plate with five bells: hello, orders, ruth, events and jobs",
    features: [
      "Addresses at your own domain",
      "Shared boxes for orders and events",
      "Spam and virus filter",
      "Calendar and contacts on every device",
      "Signatures kept in step",
      "Moving day handled by us",
    ],
    benefits: [
      "Letters that look like you mean it",
      "Nothing lost when someone leaves",
      "One bill with everything else",
    ],
    plans: {
      basic: {
        limit: `${formatCount(5)} accounts with 10GB storage`,
        features: [
          "Your own domain",
          "Spam and virus filter",
          "Set-up guides for phone and desktop",
          "Calendar and contacts",
          "Passwords reset without a call",
        ],
      },
      pro: {
        limit: `${formatCount(20)} accounts with 50GB storage`,
        features: [
          "Shared boxes such as orders@",
          "Signatures kept in step",
          "Moved over from your old provider",
          "A second step at sign-in for everyone",
          "Deleted letters kept aside for a while",
        ],
      },
      enterprise: {
        limit: "Unlimited accounts with unlimited storage",
        features: [
          "Archive and legal hold",
          "Encryption keys you control",
          "Accounts made from your staff list",
          "Rules for what may leave the house",
          "A record of every sign-in",
        ],
      },
    },
  },
  {
    id: "website-builder",
    ink: "web",
    name: "Website builder",
    shortName: "Website builder",
    line: "A shop window, open all night",
    headline: "A shop window, open all night.",
    description: "Answer six questions and get a page that sells, books and loads fast on an old phone in the rain.",
    artCaption: "A lit shop window at night inside a browser frame, with the sign turned to Open",
    features: [
      "Pages drafted from your words",
      "Sell and book online",
      "Ready for several languages",
      "Address and certificate included",
      "Changes from your phone",
      "Pictures made light for slow phones",
    ],
    benefits: ["Orders at two in the morning", "No developer on speed dial", "It matches your letters"],
    plans: {
      basic: {
        limit: `${formatCount(5)} pages`,
        features: [
          "Ready-made shop windows to start from",
          "Web address and certificate",
          "Forms that reach your inbox",
          "Fits small phones",
          "Visits counted without cookies",
        ],
      },
      pro: {
        limit: "Unlimited pages",
        features: [
          "Sell and book online",
          "Pages in several languages",
          "Pictures made light for you",
          "A blog and a mailing-list form",
          "Earlier versions to go back to",
        ],
      },
      enterprise: {
        limit: "Custom design",
        features: [
          "Drawn for you alone",
          "Connected to your own systems",
          "A page for every branch",
          "Changes tried on a private copy first",
          "Looked after through the year",
        ],
      },
    },
  },
  {
    id: "crm",
    ink: "crm",
    name: "CRM",
    shortName: "CRM",
    line: "Every customer on one card",
    headline: "Every customer on one card.",
    description: "Orders, chats, letters and the name of the dog. Pull the card and say the right thing.",
    artCaption: "An open card-index drawer with one customer’s card standing up",
    features: [
      "One card across all ten services",
      "Notes, birthdays and preferences",
      "Groups that fill themselves",
      "Tasks and reminders",
      "Each yes kept with its date and words",
      "Bring a spreadsheet, take one away",
    ],
    benefits: ["Regulars feel like regulars", "The new hire knows them too", "A list that belongs to you"],
    plans: {
      basic: {
        limit: `${formatCount(1_000)} contacts`,
        features: [
          "One card for each customer",
          "Notes and birthdays",
          "Import from a spreadsheet",
          "Doubles found and merged",
          "The whole list in one file, whenever you ask",
        ],
      },
      pro: {
        limit: `${formatCount(10_000)} contacts`,
        features: [
          "Groups that fill themselves",
          "Tasks and reminders",
          "Every message on the card",
          "Fields you name yourself",
          "A board of orders in progress",
        ],
      },
      enterprise: {
        limit: "Unlimited contacts",
        features: [
          "Branches and territories",
          "Rules that run on your own fields",
          "Roles for who sees which cards",
          "A record of every change",
          "Your till and your books connected",
        ],
      },
    },
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof all)[number]["id"];

/** The ten services in the order of every menu, tab row and sheet (S3.3). */
export const services: readonly Service<ServiceId>[] = all;

/** The service of that id, or undefined for an id from an old or mistyped address. */
export function serviceById(id: string | null | undefined): Service<ServiceId> | undefined {
  return services.find((service) => service.id === id);
}
