import type { Block } from "./blocks.ts";
import { code, link, list, outside, paragraph, steps, strong } from "./blocks.ts";
import { business } from "./business.ts";
import { claims } from "./claims.ts";
import { contactLimits } from "./contact-limits.ts";
import { formatCount } from "./format.ts";
import { plans } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import { site } from "./site.ts";

export type BuyerGroupId = "billing" | "moving-in-and-out" | "arriving" | "your-data" | "people";

/** A question that buyers ask before they pay, with the answer of the business. */
export interface BuyerAnswer {
  /** The anchor on /trust and on the other pages that show it. */
  readonly id: string;
  readonly group: BuyerGroupId;
  readonly question: string;
  readonly answer: readonly Block[];
  /** The pages that show it beside /trust, which shows all. */
  readonly alsoOn: readonly ("pricing" | "help")[];
  /** Whether the owner stands by every word. While false, `npm run preflight` lists it, and /trust calls its answers samples. */
  readonly settled: boolean;
}

const [basic, pro] = plans;

export const buyerAnswers: readonly BuyerAnswer[] = [
  {
    id: "contact",
    group: "billing",
    question: "What counts as a contact?",
    answer: [
      paragraph(
        "One person you may write to. Someone with an email address and a phone number is still one contact. People who left your list, and addresses that no longer work, are not counted.",
      ),
      paragraph("Our pages give different numbers because they count different things:"),
      list(
        [
          link("Flexible Pricing", "/features/flexible-pricing"),
          ` counts the people on your list: up to ${formatCount(contactLimits.basic)} on ${basic.name} and ${formatCount(contactLimits.pro)} on ${pro.name}.`,
        ],
        [
          link("Pricing", "/pricing#email-marketing"),
          ` counts what leaves in a month: “${serviceLimits["email-marketing"].basic}” on ${basic.name} is two emails to each of those people.`,
        ],
        [
          link("CRM", "/pricing#crm"),
          ` counts customer cards, with their notes and history: “${serviceLimits.crm.basic}” on ${basic.name}. A name on a mailing list needs no card.`,
        ],
      ),
    ],
    alsoOn: ["pricing"],
    settled: false,
  },
  {
    id: "limit",
    group: "billing",
    question: "What happens when I reach a limit?",
    answer: [
      paragraph(
        "That service waits, and nothing extra is charged. We email you when four fifths of a limit are used, and again when all of it is. Messages that are already scheduled stay in the queue until you move up a plan or the next month begins. Your other services go on.",
      ),
      paragraph("Contacts and cards beyond a limit are kept. You can write to them once there is room."),
    ],
    alsoOn: ["pricing"],
    settled: false,
  },
  {
    id: "free",
    group: "billing",
    question: "What is free, and for how long?",
    answer: [
      paragraph(
        "The account and the ",
        link("demo", "/demo"),
        " are free for as long as you like, and neither asks for a card. A plan costs its price from the first day: there is no trial month. If it does not suit you, ",
        link("the first payment comes back", "/trust#refund"),
        ".",
      ),
    ],
    alsoOn: ["pricing"],
    settled: false,
  },
  {
    id: "refund",
    group: "billing",
    question: "How do I cancel, and do I get money back?",
    answer: [
      paragraph(
        "Write to ",
        code(site.contacts.help),
        " from the address of your account. One sentence is enough, and nobody asks why. The plan runs to the end of the month you have paid for and is not renewed.",
      ),
      paragraph(
        `Ask within ${business.refundPeriod.value} of your first payment for a service, and we return all of it. After that, we do not refund part of a month. You can download your list at any time, and for ${business.listKeptAfterEnd.value} after the plan ends.`,
      ),
    ],
    alsoOn: ["pricing"],
    settled: false,
  },
  {
    id: "yearly",
    group: "billing",
    question: "Is there a yearly price, a setup fee or a contract?",
    answer: [
      paragraph(
        "None of the three. Every plan is paid by the month, so a year costs twelve times the monthly price. There is no discount for paying ahead, and nothing that binds you beyond the current month.",
      ),
    ],
    alsoOn: ["pricing"],
    settled: false,
  },
  {
    id: "moving",
    group: "moving-in-and-out",
    question: "How do I move from another vendor?",
    answer: [
      steps(
        [
          "Export your contacts there, including the people who left: here is how in ",
          link("Mailchimp", "/trust#from-mailchimp"),
          ", ",
          link("Brevo", "/trust#from-brevo"),
          " and ",
          link("Klaviyo", "/trust#from-klaviyo"),
          ".",
        ],
        "Bring in the people who agreed, with the date of their yes if the file has it.",
        "Bring in the people who left, and addresses that bounced, as a second file. We mark them “do not write”.",
        [
          "Add ",
          link("three records", "/trust#spf-dkim-dmarc"),
          " to your domain, so that mailbox providers know your mail.",
        ],
        "Write first to the people who opened something in the last three months. Add the rest over two weeks.",
        "Keep the old account until its last automation has ended, then cancel it.",
      ),
      paragraph(
        "Designs and automations do not travel in a file. Copy the words of the ones you still use, and build them again.",
      ),
    ],
    alsoOn: ["pricing", "help"],
    settled: false,
  },
  {
    id: "from-mailchimp",
    group: "moving-in-and-out",
    question: "What do I export from Mailchimp?",
    answer: [
      steps(
        "Open Audience, then All contacts.",
        "Choose Export Audience, and Export as CSV when the file is ready.",
        "Unpack the ZIP. It holds one file for each status: subscribed, unsubscribed, non-subscribed and cleaned.",
        "Bring in “subscribed” as your list, and “unsubscribed” and “cleaned” as “do not write”. Leave “non-subscribed” out: those people never agreed.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "from-brevo",
    group: "moving-in-and-out",
    question: "What do I export from Brevo?",
    answer: [
      steps(
        "Open Contacts and select everyone.",
        "Choose Export, and keep the columns for email, name, phone and blocklisting.",
        "Download the CSV file from the message that Brevo sends you.",
        "Bring in the rows that are not blocklisted as your list, and the blocklisted ones as “do not write”.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "from-klaviyo",
    group: "moving-in-and-out",
    question: "What do I export from Klaviyo?",
    answer: [
      steps(
        "Open Audience, then Lists & segments, and pick your main list.",
        "Choose Manage list, then export it to CSV with the columns for consent.",
        "Open Profiles, then the suppressed profiles, and export those as well.",
        "Bring in the first file as your list, and the second as “do not write”.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "take-out",
    group: "moving-in-and-out",
    question: "Can I take my list with me when I go?",
    answer: [
      paragraph(
        "Yes, on every plan and at no cost: one spreadsheet with everyone on it, the date of each yes, and who left. The texts and pictures you made are yours too.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "integrations",
    group: "moving-in-and-out",
    question: `What does ${site.name} connect to?`,
    answer: [
      list(
        [strong("On every plan: "), "spreadsheets in and out, and sign-up forms for your own website."],
        [
          strong("Within a service: "),
          "your social accounts, your ad platforms and your WhatsApp number, once you give access to them.",
        ],
        [
          strong("On Enterprise: "),
          "your checkout, stock, accounting or own systems, for the services whose plan says so. Tell sales which ones you use.",
        ],
      ),
      paragraph(
        "There is no store of ready-made connectors, and no public interface that sends campaigns. The ",
        link("developer page", "/developer"),
        " lists what programs can read.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "spf-dkim-dmarc",
    group: "arriving",
    question: "What are SPF, DKIM and DMARC?",
    answer: [
      paragraph(
        "Three entries that you add once where your domain’s settings (its DNS) are kept. We give you the lines to copy.",
      ),
      list(
        [strong("SPF "), "lists who may send mail for your domain."],
        [strong("DKIM "), "signs each email, so that a receiver can tell it is yours and was not changed on the way."],
        [
          strong("DMARC "),
          "tells receivers what to do with mail that passes neither test: deliver it, file it as spam or refuse it.",
        ],
      ),
      paragraph(
        "Gmail, Yahoo and others ask for all three from anyone who writes to many people. ",
        outside("Google’s rules for senders", "https://support.google.com/a/answer/81126"),
        " are public.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "spam-folder",
    group: "arriving",
    question: "Can you promise that my emails reach the inbox?",
    answer: [
      paragraph("No, and nobody else can: the mailbox provider decides. This is what helps, and what we do for you:"),
      list(
        "Only people who agreed are written to, and every email can be left with one click.",
        "Addresses that bounce are not tried again, and people who press “spam” are taken off the list.",
        "A new domain starts with a few people and grows over two weeks.",
        "You see bounces, complaints and people who left beside every campaign.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "where-data-is",
    group: "your-data",
    question: "Where is my data kept?",
    answer: [
      paragraph(
        `In ${business.dataLocation.value}, in the European Union, and so are the backups. Lists, messages and accounts are sent over encrypted connections. The `,
        link("privacy notice", "/legal#privacy"),
        " says what this website itself keeps.",
      ),
    ],
    alsoOn: ["pricing", "help"],
    settled: false,
  },
  {
    id: "gdpr",
    group: "your-data",
    question: "Does it fit the GDPR?",
    answer: [
      paragraph(
        "The law makes you responsible for your list, and us for handling it as you tell us. For your part, we keep the date and the words of each yes, put a way to leave into every message, and give you one person’s data, or delete it, when that person asks.",
      ),
      paragraph(
        "For our part, we use the list for nothing but your messages, and we tell you without delay, within 72 hours at most, if something of it gets into the wrong hands.",
      ),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "processing-agreement",
    group: "your-data",
    question: "Can I have a data processing agreement?",
    answer: [
      paragraph(
        `Yes, ${business.processingAgreement.value}, on every plan. It names the other companies that handle data for us. Write to `,
        code(site.contacts.privacy),
        " and say who signs for your business.",
      ),
    ],
    alsoOn: [],
    settled: false,
  },
  {
    id: "ai",
    group: "your-data",
    question: "What does the AI do with my list?",
    answer: [
      paragraph(
        "It drafts a version of your note for each reader, and suggests the hour to send it. For that it reads what your customers bought, answered and chose, as far as they gave it to you. You see every version, and nothing leaves before you approve it.",
      ),
      paragraph("Your list and your texts train no model, neither ours nor another company’s."),
    ],
    alsoOn: ["help"],
    settled: false,
  },
  {
    id: "who-runs-it",
    group: "people",
    question: `Who runs ${site.name}?`,
    answer: [
      paragraph(
        `${business.legalName.value}, ${business.postalAddress.value}. Questions about contracts go to `,
        code(site.contacts.legal),
        ", questions about plans to ",
        code(site.contacts.sales),
        ".",
      ),
    ],
    alsoOn: [],
    settled: false,
  },
  {
    id: "support-hours",
    group: "people",
    question: "When can I reach a person?",
    answer: [
      paragraph(
        `${business.supportDays.value}, ${business.supportTimes.value}. Messages from the chat, the forms and `,
        code(site.contacts.help),
        ` are answered ${business.replyWithin.value}.`,
      ),
      paragraph(
        `Our pages say ${claims.support.figure} ${claims.support.label}: at any hour you can read the ready answers, leave a message, and report a fault. A fault that stops messages from leaving wakes someone up; everything else waits for the morning.`,
      ),
    ],
    alsoOn: ["pricing", "help"],
    settled: false,
  },
  {
    id: "uptime",
    group: "people",
    question: `What does ${claims.uptime.figure} ${claims.uptime.label} promise?`,
    answer: [
      paragraph(
        "It is what we aim for with the sending services, measured over a month: at most about three quarters of an hour without them. It is an aim, and no plan pays money back for missing it. The public data on the developer page is not part of it.",
      ),
    ],
    alsoOn: [],
    settled: false,
  },
];

/** Around the selection below the plans of /pricing; here, because the scripts of that page do without them. */
export const pricingAnswers = {
  title: "Before you pay",
  lead: "What buyers ask first.",
  all: { label: "See every answer", to: "/trust" },
} as const;
