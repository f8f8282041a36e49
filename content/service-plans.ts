import type { PlanId } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import type { ServiceId } from "./service-names.ts";

export interface ServicePlan {
  /** The plan's limit for this service (S9.2), or its kind of work where no number is known (D5). */
  readonly limit: string;
  /** What this plan adds to the smaller ones. */
  readonly features: readonly string[];
}

/** What each plan adds to the smaller ones. */
const additions: Readonly<Record<ServiceId, Readonly<Record<PlanId, readonly string[]>>>> = {
  "email-marketing": {
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
  "sms-marketing": {
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
  "whatsapp-marketing": {
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
  "social-media": {
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
  advertising: {
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
  seo: {
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
  kol: {
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
  "business-email": {
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
  "website-builder": {
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
  crm: {
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
};

/** The limit and the features of each plan, apart from services.ts: the pricing page shows no more of a service than these. */
export const servicePlans = Object.fromEntries(
  Object.entries(additions).map(([id, { basic, pro, enterprise }]) => {
    const limits = serviceLimits[id as ServiceId];
    return [
      id,
      {
        basic: { limit: limits.basic, features: basic },
        pro: { limit: limits.pro, features: pro },
        enterprise: { limit: limits.enterprise, features: enterprise },
      },
    ];
  }),
) as Readonly<Record<ServiceId, Readonly<Record<PlanId, ServicePlan>>>>;
