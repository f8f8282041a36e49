import { site } from "./site.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";
import { type ServicePlan, servicePlans } from "./service-plans.ts";

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

const texts: Readonly<Record<ServiceId, ServiceText>> = {
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
  },
};

/** The ten services with everything that is told of them, in the order of service-names.ts (S3.3). */
export const services: readonly Service<ServiceId>[] = serviceNames.map((name) => ({
  ...name,
  ...texts[name.id],
  plans: servicePlans[name.id],
}));
