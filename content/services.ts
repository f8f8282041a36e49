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
    headline: "Emails that look like your shop.",
    description: `Write a short note. ${site.name}’s AI drafts the email from it, in your tone, ready to read on a phone. You edit and approve; it goes out at the hour each customer usually reads.`,
    artCaption: "A sealed letter with a lark on the wax, in front of a rack of pigeonholes",
    features: [
      "AI drafts from one line of yours, in your own tone",
      "Sign-up forms and welcome emails",
      "Automations for birthdays, abandoned carts and customers who went quiet",
      "A/B tests on subject lines",
      "Your own sending address, checked daily",
      "Orders counted beside opens",
    ],
    benefits: [
      "One email instead of forty replies",
      "Regulars hear about what they buy",
      "You see orders, not only opens",
    ],
    plans: {
      basic: [
        "AI drafts written from your note",
        "Sign-up forms for the counter and the website",
        "A welcome email for new subscribers",
        "Opens, clicks and orders for each email",
        "Unsubscribes handled for you",
      ],
      pro: [
        "Each email sent at its reader’s usual hour",
        "Drafts in every language your customers read",
        "A/B tests on subject lines",
        "Automations that branch on what people do",
        "Orders traced to the email that brought them",
      ],
      enterprise: [
        "A separate list for each branch",
        "A dedicated sending address",
        "Approval before an email is sent",
        "A record of who changed what",
        "Reports across all branches",
      ],
    },
  },
  "sms-marketing": {
    headline: "Texts for what can’t wait.",
    description:
      "The table is ready, the vet is tomorrow, the last rye is under the counter. AI shortens your note to fit one text; you approve it before it goes out.",
    artCaption: "A phone with text bubbles, and birds on the wires behind it",
    features: [
      "Length counted as you type",
      "Two-way replies in one inbox",
      "Scheduled reminders",
      "STOP handled for you, everywhere",
      "Sent only in local daytime",
      "Short links that count visits",
    ],
    benefits: ["Fewer no-shows", "An empty table filled the same evening", "No app for anyone to install"],
    plans: {
      basic: [
        "Your shop’s name as the sender, where the country allows",
        "STOP and HELP answered for you",
        "Scheduled reminders",
        "Length and cost shown before you send",
        "A delivery report for each text",
      ],
      pro: [
        "Replies in one shared inbox",
        "Short links that count clicks",
        "Sent in each customer’s own daytime",
        "Texts that follow a booking or an order",
        "Groups picked from your CRM",
      ],
      enterprise: [
        "A number in each country you text",
        "Direct carrier routes",
        "Approval before a text is sent",
        "Budgets and reports for each branch",
        "Texts sent from your own systems",
      ],
    },
  },
  "whatsapp-marketing": {
    headline: "The chat your customers already use.",
    description:
      "Answer every question like a neighbor would. AI drafts replies from your own prices and opening hours; a person reads them before they go.",
    artCaption: "Two windows across a green street, with chat bubbles strung between them",
    features: [
      "One shared inbox for the whole team",
      "Orders and bookings inside the chat",
      "Quick replies from your catalog",
      "Labels, notes and handoffs",
      "Message templates submitted for approval",
      "An automatic reply while you are closed",
    ],
    benefits: [
      "Questions answered without picking up the phone",
      "Fewer calls at rush hour",
      "Every chat kept on the customer’s card",
    ],
    plans: {
      basic: [
        "Your business number in a shared inbox",
        "Templates submitted for approval",
        "Quick replies for the usual questions",
        "An away message outside your hours",
        "Opt-outs kept with the customer’s card",
      ],
      pro: [
        "AI answers drafted from your catalog",
        "Orders and bookings taken in the chat",
        "Labels and handoffs between coworkers",
        "Follow-ups that stop when someone replies",
        "Chats traced to the orders they brought",
      ],
      enterprise: [
        "Several numbers in the same inbox",
        "Your own checkout and inventory connected",
        "Handoff rules by branch and language",
        "Roles for who may read and who may write",
        "Reports by branch and by hour",
      ],
    },
  },
  "social-media": {
    headline: "A month of posts in one sitting.",
    description: `Plan the month on one calendar. ${site.name}’s AI drafts the captions and crops the pictures; you approve, and each post goes out at the hour your followers look.`,
    artCaption: "A wall calendar for June with posts and hearts pinned to its days",
    features: [
      "One calendar for every account",
      "AI captions in your own tone",
      "Photos and clips cropped for each network",
      "Comments and messages in one inbox",
      "Approval before anything is posted",
      "Each post’s visits and orders side by side",
    ],
    benefits: ["Your Sunday nights back", "Steady posts, even in high season", "You know which post sold the cake"],
    plans: {
      basic: [
        "One calendar for all your accounts",
        "Captions drafted by AI",
        "Suggested posting times for each account",
        "Drafts saved until you like them",
        "A monthly summary in plain words",
      ],
      pro: [
        "Comments and messages in one inbox",
        "Photos and clips cropped for each network",
        "Approval before posting",
        "Captions in several languages",
        "Visits and orders traced to the post",
      ],
      enterprise: [
        "A calendar for each branch",
        "Brand rules that every draft follows",
        "Roles for writers, editors and publishers",
        "A picture library that records usage rights",
        "Reports across branches and brands",
      ],
    },
  },
  advertising: {
    headline: "Advertising that knows when to stop.",
    description:
      "Set a daily budget and tell us what is in stock. AI writes the ads; when the last item sells, they pause, and your money stays with you.",
    artCaption: "A street billboard for bread, three hundred meters away, under an evening sun",
    features: [
      "Ads drafted by AI from your note",
      "Audiences built from your own list",
      "A daily budget that holds",
      "Ads that pause when stock runs out",
      "Money moved to the ad that sells",
      "A weekly report in plain words",
    ],
    benefits: ["No spending on what you can’t sell", "Seen by people who can walk in", "Every sale traced to its ad"],
    plans: {
      basic: [
        "Ads drafted by AI from your note",
        "A daily spending limit",
        "Pictures cropped for each format",
        "Ads shown only near your address",
        "A weekly report you can read in a minute",
      ],
      pro: [
        "Ads paused when stock runs out",
        "Audiences from your own list",
        "Budget moved to what sells",
        "Several versions tested side by side",
        "Sales traced to the ad that brought them",
      ],
      enterprise: [
        "Budgets for each branch",
        "Ads in every language you sell in",
        "Approval before money is spent",
        "Inventory read from your own systems",
        "A plan for each season, reviewed with you",
      ],
    },
  },
  seo: {
    headline: "Found by people nearby.",
    description:
      "Most people who search nearby want to buy nearby. We correct your listings and fix your pages; AI drafts the missing ones, and a person edits them before they go up.",
    artCaption: "A magnifying glass over a street map, with a pin on the shop that comes first",
    features: [
      "Listings kept correct everywhere",
      "Fixes ranked by effect",
      "Missing pages written for you",
      "Nearby competitors watched",
      "Slow pages found and fixed",
      "Ranking reports in plain words",
    ],
    benefits: [
      "New customers without new ads",
      "Opening hours that are finally right",
      "Work that keeps bringing people in",
    ],
    plans: {
      basic: [
        "A regular check of your pages",
        "Your local listings corrected",
        "A list of fixes, most useful first",
        "The words your neighbors search for",
        "A report you can act on",
      ],
      pro: [
        "Missing pages written for you",
        "Fixes made on your site",
        "Nearby competitors watched",
        "Reviews collected and answered with you",
        "Slow pictures and broken links fixed",
      ],
      enterprise: [
        "A content plan kept for you",
        "Pages in every language you sell in",
        "Listings for every branch",
        "Technical work on large sites",
        "Site moves and redesigns looked after",
      ],
    },
  },
  kol: {
    headline: "People your customers already trust.",
    description:
      "A dozen people who love bread beat one famous face. Our team finds them with you, and checks that the followers are real and the fee is fair.",
    artCaption: "Five portraits in oval frames on a wall, with a star in the middle",
    features: [
      "A directory of creators with vetted audiences",
      "Matches by place, trade and tone",
      "Contracts and product samples arranged",
      "Posts approved before they run",
      "Paid posts labeled as paid",
      "Sales counted for each creator",
    ],
    benefits: [
      "Money spent on people your customers listen to",
      "Pictures you can use again",
      "No awkward talk about fees",
    ],
    plans: {
      basic: [
        "The directory, with vetted audiences",
        "Templates for the first message",
        "A guide to fair fees",
        "A simple contract to adapt",
        "The rules on labeling paid posts, by country",
      ],
      pro: [
        "A shortlist made for you",
        "Contracts and product samples arranged",
        "Posts checked before they run",
        "Links and codes for each creator",
        "Sales counted for each creator",
      ],
      enterprise: [
        "The campaign planned and produced for you",
        "Creators in several countries at once",
        "Usage rights settled in writing",
        "Payments to every creator handled",
        "A report you can show your board",
      ],
    },
  },
  "business-email": {
    headline: "Email at your own domain.",
    description:
      "hello@, orders@ and ruth@ at your own web address, with room to spare and no ads. We move the mailboxes you have.",
    artCaption: "A brass door plate with five bells: hello, orders, ruth, events and jobs",
    features: [
      "Addresses at your own domain",
      "Shared inboxes for orders and events",
      "Spam and virus filter",
      "Calendar and contacts on every device",
      "One signature style for everyone",
      "We move your mailboxes",
    ],
    benefits: [
      "Mail that looks like it comes from a business",
      "Nothing lost when someone leaves",
      "One bill with everything else",
    ],
    plans: {
      basic: [
        "Your own domain",
        "Spam and virus filter",
        "Setup guides for phone and desktop",
        "Calendar and contacts",
        "Password resets without a call",
      ],
      pro: [
        "Shared inboxes such as orders@",
        "One signature style for everyone",
        "Mailboxes moved from your old provider",
        "Two-step sign-in for everyone",
        "Deleted mail recoverable for a while",
      ],
      enterprise: [
        "Archive and legal hold",
        "Encryption keys you control",
        "Accounts made from your staff list",
        "Rules for what may be sent outside",
        "A record of every sign-in",
      ],
    },
  },
  "website-builder": {
    headline: "A website that sells and books.",
    description:
      "Answer six questions and AI drafts your pages from the answers. You change what you like; they load fast, even on an old phone in the rain.",
    artCaption: "A lit shop window at night inside a browser frame, with the sign turned to Open",
    features: [
      "Pages drafted by AI from your answers",
      "Sell and book online",
      "Ready for several languages",
      "Web address and security certificate included",
      "Edits from your phone",
      "Pictures compressed for slow phones",
    ],
    benefits: ["Orders at two in the morning", "No developer on speed dial", "It matches your emails"],
    plans: {
      basic: [
        "Ready-made designs to start from",
        "Web address and security certificate",
        "Forms that reach your inbox",
        "Pages that fit small phones",
        "Visits counted without cookies",
      ],
      pro: [
        "Sell and book online",
        "Pages in several languages",
        "Pictures compressed for you",
        "A blog and a mailing-list form",
        "Earlier versions to go back to",
      ],
      enterprise: [
        "A design made for you alone",
        "Connected to your own systems",
        "A page for every branch",
        "Changes tested on a private copy first",
        "Maintained all year",
      ],
    },
  },
  crm: {
    headline: "Every customer on one card.",
    description:
      "Orders, chats, emails and the name of the dog, on one card. It is also what the AI reads before it drafts: who likes rye, and who answers by text.",
    artCaption: "An open card-index drawer with one customer’s card standing up",
    features: [
      "One card across all ten services",
      "Notes, birthdays and preferences",
      "Groups that update themselves",
      "Tasks and reminders",
      "Each consent kept with its date and wording",
      "Import a spreadsheet, export one any time",
    ],
    benefits: ["Regulars feel like regulars", "The new hire knows them too", "A list that belongs to you"],
    plans: {
      basic: [
        "One card for each customer",
        "Notes and birthdays",
        "Import from a spreadsheet",
        "Duplicates found and merged",
        "Your whole list in one file, whenever you ask",
      ],
      pro: [
        "Groups that update themselves",
        "Tasks and reminders",
        "Every message on the card",
        "Custom fields",
        "A board of orders in progress",
      ],
      enterprise: [
        "Branches and territories",
        "Rules that run on your custom fields",
        "Roles for who sees which cards",
        "A record of every change",
        "Your checkout and accounting connected",
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
