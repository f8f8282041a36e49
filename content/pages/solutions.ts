import { formatCount, formatMinutes } from "../format.ts";
import { site } from "../site.ts";
import type { ServiceId } from "../service-names.ts";

export type DoorSign = "loaf" | "bed" | "scissors" | "cross" | "bag" | "weights" | "house" | "heart";

export interface Door {
  readonly name: string;
  readonly sign: DoorSign;
  /** The service whose ink paints the door. */
  readonly paint: ServiceId;
  readonly line: string;
  readonly uses: readonly ServiceId[];
}

export interface Branch {
  readonly city: string;
  /** How many customers the branch has, in words. */
  readonly customers: string;
}

export interface Weekday {
  readonly day: string;
  readonly task: string;
  /** How long the work takes, or null on a day without any. */
  readonly time: string | null;
}

const customers = (count: number): string => `${formatCount(count)} customers`;

/** Samples: nine branches of an invented group. */
const branches: readonly Branch[] = [
  { city: "Lisbon", customers: customers(42_000) },
  { city: "Porto", customers: customers(18_300) },
  { city: "Madrid", customers: customers(61_900) },
  { city: "Lyon", customers: customers(23_400) },
  { city: "Turin", customers: customers(31_700) },
  { city: "Ghent", customers: customers(9_800) },
  { city: "Leeds", customers: customers(27_500) },
  { city: "Cork", customers: customers(6_200) },
  { city: "Graz", customers: customers(11_600) },
];

/** A sample week. */
const week: readonly Weekday[] = [
  { day: "Mon", task: "Read the results", time: formatMinutes(10) },
  { day: "Tue", task: "Nothing", time: null },
  { day: "Wed", task: "Write one line", time: formatMinutes(8) },
  { day: "Thu", task: "Approve the drafts", time: formatMinutes(15) },
  { day: "Fri", task: "Bake. The rest sends itself", time: null },
  { day: "Sat", task: "Answer a few chats", time: formatMinutes(20) },
  { day: "Sun", task: "Closed", time: null },
];

const doors: readonly Door[] = [
  {
    name: "Bakeries and cafés",
    sign: "loaf",
    paint: "advertising",
    line: "Sell the tray before it cools: pre-orders, slow hours, loyalty.",
    uses: ["email-marketing", "sms-marketing", "social-media"],
  },
  {
    name: "Hotels",
    sign: "bed",
    paint: "seo",
    line: "Fill midweek rooms and take direct bookings, in the guest’s language.",
    uses: ["whatsapp-marketing", "email-marketing", "website-builder"],
  },
  {
    name: "Salons",
    sign: "scissors",
    paint: "social-media",
    line: "Fill slow Tuesdays, and send reminders that prevent no-shows.",
    uses: ["sms-marketing", "whatsapp-marketing", "crm"],
  },
  {
    name: "Clinics and vets",
    sign: "cross",
    paint: "sms-marketing",
    line: "Fewer missed visits and kinder follow-ups.",
    uses: ["sms-marketing", "business-email", "crm"],
  },
  {
    name: "Shops and makers",
    sign: "bag",
    paint: "email-marketing",
    line: "New, back in stock, last one: and ads that stop when it sells out.",
    uses: ["advertising", "email-marketing", "website-builder"],
  },
  {
    name: "Gyms and classes",
    sign: "weights",
    paint: "website-builder",
    line: "Turn a trial week into a membership, and check in before people drift away.",
    uses: ["whatsapp-marketing", "crm", "social-media"],
  },
  {
    name: "Real estate agents",
    sign: "house",
    paint: "business-email",
    line: "The right house to the right buyer, the day it is listed.",
    uses: ["email-marketing", "seo", "crm"],
  },
  {
    name: "Nonprofits",
    sign: "heart",
    paint: "kol",
    line: "Thank every donor by name, and ask when it matters.",
    uses: ["kol", "email-marketing", "social-media"],
  },
];

export const solutions = {
  title: "Solutions",
  description: `${site.name} for chains with several branches, for one small shop, and for eight trades: which services each one uses, and what AI drafts for them.`,
  heading: "For chains, small shops and your trade.",
  lead: "The same ten services, set up three ways: for many branches, for one owner with an hour a week, or for how your trade works.",
  streetCaption: "A street: office towers, a row of small shops, then a clinic, a hotel and a workshop",
  jumpLabel: "On this page",
  enterprise: {
    id: "enterprise",
    title: "Enterprise",
    lead: "Each branch keeps its own list and its own tone. Head office keeps the rules, the bill and the overview.",
    points: [
      "A separate list and sender for each branch",
      "Roles, approvals and a record of who changed what",
      "No monthly limits to run into in December",
      "Dedicated sending addresses",
      "Reports for all branches together, and for each one",
    ],
    plansLink: { label: "See Enterprise plans", to: "/pricing" },
    branches,
    branchesCaption: "Nine branches of one group. Sample data.",
  },
  smallBusiness: {
    id: "small-business",
    title: "Small Business",
    lead: `One person, one hour a week. You write a line; ${site.name}’s AI turns it into drafts and suggests when to send them.`,
    points: [
      "Start with one service and one list",
      "One line in, four AI drafts out",
      "Nothing is sent until you approve it",
    ],
    setupLink: { label: "See how setup works", to: "/features/easy-to-use" },
    week,
    weekLabel: "A sample week",
  },
  industry: {
    id: "industry",
    title: "Industry-Specific",
    lead: "Eight trades, each with the services that fit it best. Find yours.",
    doors,
    usesLabel: "Uses",
  },
  ending: "Don’t see your trade? Ask us.",
  contactSales: "Contact Sales",
  viewDemo: "View Demo",
} as const;
