import { site } from "./site.ts";
import type { PlanId } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";

export interface ServicePlan {
  /** The plan's limit for this service (S9.2), or its kind of work where no number is known (D5). */
  readonly limit: string;
  /** What this plan adds to the smaller ones. */
  readonly features: readonly string[];
}

interface ServiceText {
  readonly headline: string;
  readonly description: string;
  /** What the drawing beside the service shows. */
  readonly artCaption: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
}

export interface Service<Id extends string = string> extends ServiceName<Id>, ServiceText {
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
}

/** `plans` holds what each plan adds to the smaller ones. */
const texts: Readonly<
  Record<ServiceId, ServiceText & { readonly plans: Readonly<Record<PlanId, readonly string[]>> }>
> = {
  "email-marketing": {
    headline: "Letters people open.",
    description: `Write a note and ${site.name} sets it as a letter that looks like your shop, reads well on a phone and arrives at each person’s hour.`,
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
      basic: [
        "Drafts written from your note",
        "Sign-up forms for the till and the website",
        "A welcome letter for new readers",
        "Opens, clicks and orders for each letter",
        "Unsubscribes handled for you",
      ],
      pro: [
        "Each letter sent at its reader’s hour",
        "Drafts in every language your readers use",
        "A/B tests on subject lines",
        "Automations that branch on what people do",
        "Orders traced to the letter that brought them",
      ],
      enterprise: [
        "A separate list for each branch",
        "A dedicated sending address",
        "Approval before a letter leaves",
        "A record of who changed what",
        "Reports across all branches",
      ],
    },
  },
  "sms-marketing": {
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
      basic: [
        "Your shop’s name as the sender, where the country allows",
        "STOP and HELP answered for you",
        "Reminders on a timer",
        "Length and cost shown before you send",
        "A delivery line for each text",
      ],
      pro: [
        "Replies in one shared inbox",
        "Short links that count",
        "Sent in each reader’s own daylight",
        "Texts that follow a booking or an order",
        "Groups picked from your customer cards",
      ],
      enterprise: [
        "A number in each country you write to",
        "Direct carrier routes",
        "Approval before a text leaves",
        "Branch budgets and branch reports",
        "Texts sent from your own systems",
      ],
    },
  },
  "whatsapp-marketing": {
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
      basic: [
        "Your business number in a shared inbox",
        "Templates put forward for approval",
        "Quick replies for the usual questions",
        "An away note outside your hours",
        "Opt-outs kept with the customer’s card",
      ],
      pro: [
        "Answers drafted from your catalogue",
        "Orders and bookings taken in the chat",
        "Labels and hand-over between colleagues",
        "Follow-ups that stop when someone replies",
        "Chats traced to the orders they brought",
      ],
      enterprise: [
        "Several numbers behind the same inbox",
        "Your own till and stock connected",
        "Hand-over rules by branch and language",
        "Roles for who may read and who may write",
        "Reports by branch and by hour",
      ],
    },
  },
  "social-media": {
    headline: "A month of posts in one sitting.",
    description: `Put the month on the wall. ${site.name} drafts captions, trims the pictures and posts at the hour your street is looking.`,
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
      basic: [
        "One calendar for all of them",
        "Captions drafted for you",
        "Suggested hours for each account",
        "Drafts kept until you like them",
        "A plain monthly summary",
      ],
      pro: [
        "Comments and messages in one tray",
        "Photos and clips cut to each size",
        "Approval before posting",
        "Captions in several languages",
        "Visits and orders traced to the post",
      ],
      enterprise: [
        "A calendar for each branch",
        "House rules that every draft follows",
        "Roles for writers, checkers and posters",
        "A library of pictures with their rights noted",
        "Reports across branches and brands",
      ],
    },
  },
  advertising: {
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
      basic: [
        "Ads written from your note",
        "A daily spending limit",
        "Pictures cut to each format",
        "A radius around your door",
        "A plain weekly report",
      ],
      pro: [
        "Pauses when stock runs out",
        "Audiences from your own list",
        "Budget moved to what sells",
        "Several versions tried side by side",
        "Sales traced to the ad that brought them",
      ],
      enterprise: [
        "Budgets by branch",
        "Ads in every language you sell in",
        "Approval before money is spent",
        "Stock read from your own systems",
        "A plan for each season, reviewed with you",
      ],
    },
  },
  seo: {
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
      basic: [
        "A regular check of your pages",
        "Your local listings tidied up",
        "A list of repairs, the most useful first",
        "The words your neighbours search for",
        "A plain report you can act on",
      ],
      pro: [
        "Missing pages written for you",
        "Repairs made on your site",
        "Nearby rivals watched",
        "Reviews gathered and answered with you",
        "Slow pictures and broken links mended",
      ],
      enterprise: [
        "An editorial plan kept for you",
        "Pages in every language you sell in",
        "Listings for every branch",
        "Technical work on large sites",
        "Moves and redesigns looked after",
      ],
    },
  },
  kol: {
    headline: "Voices your customers already trust.",
    description:
      "A dozen people who love bread beat one famous face. We check that the followers are real and that the fee is fair.",
    artCaption: "Five portraits in oval frames on a wall, with a star in the middle",
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
      basic: [
        "The directory, with audiences checked",
        "Templates for the first message",
        "A guide to fair fees",
        "A simple contract to adapt",
        "The rules on marking paid posts, by country",
      ],
      pro: [
        "A shortlist made for you",
        "Contracts and samples arranged",
        "Posts checked before they run",
        "Links and codes for each voice",
        "Sales counted for each voice",
      ],
      enterprise: [
        "The campaign planned and produced for you",
        "Voices in several countries at once",
        "Rights and re-use settled in writing",
        "Payments to every voice handled",
        "A report you can show to the board",
      ],
    },
  },
  "business-email": {
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
      basic: [
        "Your own domain",
        "Spam and virus filter",
        "Set-up guides for phone and desktop",
        "Calendar and contacts",
        "Passwords reset without a call",
      ],
      pro: [
        "Shared boxes such as orders@",
        "Signatures kept in step",
        "Moved over from your old provider",
        "A second step at sign-in for everyone",
        "Deleted letters kept aside for a while",
      ],
      enterprise: [
        "Archive and legal hold",
        "Encryption keys you control",
        "Accounts made from your staff list",
        "Rules for what may leave the house",
        "A record of every sign-in",
      ],
    },
  },
  "website-builder": {
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
      basic: [
        "Ready-made shop windows to start from",
        "Web address and certificate",
        "Forms that reach your inbox",
        "Fits small phones",
        "Visits counted without cookies",
      ],
      pro: [
        "Sell and book online",
        "Pages in several languages",
        "Pictures made light for you",
        "A blog and a mailing-list form",
        "Earlier versions to go back to",
      ],
      enterprise: [
        "Drawn for you alone",
        "Connected to your own systems",
        "A page for every branch",
        "Changes tried on a private copy first",
        "Looked after through the year",
      ],
    },
  },
  crm: {
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
      basic: [
        "One card for each customer",
        "Notes and birthdays",
        "Import from a spreadsheet",
        "Doubles found and merged",
        "The whole list in one file, whenever you ask",
      ],
      pro: [
        "Groups that fill themselves",
        "Tasks and reminders",
        "Every message on the card",
        "Fields you name yourself",
        "A board of orders in progress",
      ],
      enterprise: [
        "Branches and territories",
        "Rules that run on your own fields",
        "Roles for who sees which cards",
        "A record of every change",
        "Your till and your books connected",
      ],
    },
  },
};

/** The ten services with everything that is told of them, in the order of service-names.ts (S3.3). */
export const services: readonly Service<ServiceId>[] = serviceNames.map((name) => {
  const { plans, ...text } = texts[name.id];
  const limits = serviceLimits[name.id];
  return {
    ...name,
    ...text,
    plans: {
      basic: { limit: limits.basic, features: plans.basic },
      pro: { limit: limits.pro, features: plans.pro },
      enterprise: { limit: limits.enterprise, features: plans.enterprise },
    },
  };
});

/** The service of that id, or undefined for an id from an old or mistyped address. */
export function serviceById(id: string | null | undefined): Service<ServiceId> | undefined {
  return services.find((service) => service.id === id);
}
