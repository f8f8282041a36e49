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
  { day: "Mon", task: "Look at what came back", time: formatMinutes(10) },
  { day: "Tue", task: "Nothing", time: null },
  { day: "Wed", task: "Write one line", time: formatMinutes(8) },
  { day: "Thu", task: "Approve the drafts", time: formatMinutes(15) },
  { day: "Fri", task: "Bake. It sends itself", time: null },
  { day: "Sat", task: "Answer the odd chat", time: formatMinutes(20) },
  { day: "Sun", task: "Closed", time: null },
];

const doors: readonly Door[] = [
  {
    name: "Bakeries and cafés",
    sign: "loaf",
    paint: "advertising",
    line: "Sell the tray before it cools. Pre-orders, quiet hours, loyalty.",
    uses: ["email-marketing", "sms-marketing", "social-media"],
  },
  {
    name: "Hotels",
    sign: "bed",
    paint: "seo",
    line: "Midweek rooms and direct bookings, answered in the guest’s language.",
    uses: ["whatsapp-marketing", "email-marketing", "website-builder"],
  },
  {
    name: "Salons",
    sign: "scissors",
    paint: "social-media",
    line: "Fill Tuesday. Reminders that save the ten o’clock.",
    uses: ["sms-marketing", "whatsapp-marketing", "crm"],
  },
  {
    name: "Clinics and vets",
    sign: "cross",
    paint: "sms-marketing",
    line: "Fewer missed visits, kinder follow-ups, records kept apart.",
    uses: ["sms-marketing", "business-email", "crm"],
  },
  {
    name: "Shops and makers",
    sign: "bag",
    paint: "email-marketing",
    line: "New in, back in, last one. Ads that stop with the stock.",
    uses: ["advertising", "email-marketing", "website-builder"],
  },
  {
    name: "Gyms and classes",
    sign: "weights",
    paint: "website-builder",
    line: "Trial week to member, and a nudge before they drift away.",
    uses: ["whatsapp-marketing", "crm", "social-media"],
  },
  {
    name: "Estate agents",
    sign: "house",
    paint: "business-email",
    line: "The right house to the right person, on the day it lists.",
    uses: ["email-marketing", "seo", "crm"],
  },
  {
    name: "Charities",
    sign: "heart",
    paint: "kol",
    line: "Thank every giver by name. Ask at the moment it matters.",
    uses: ["kol", "email-marketing", "social-media"],
  },
];

export const solutions = {
  title: "Solutions",
  description: `${site.name} for a group of branches, for one small shop, and for trades with habits of their own.`,
  heading: "Whichever door you work behind.",
  lead: "A group of branches, one small shop, or a trade with its own habits. Same post office, different counter.",
  streetCaption: "A street: office towers, a row of small shops, then a clinic, a hotel and a workshop",
  jumpLabel: "On this page",
  enterprise: {
    id: "enterprise",
    title: "Enterprise",
    lead: "Every branch keeps its own list and its own voice. Head office keeps the rules, the bill and the overview.",
    points: [
      "Separate lists and senders for each branch",
      "Roles, approvals and a record of who changed what",
      "Limits that do not run out in December",
      "Dedicated sending addresses",
      "Reports that add the branches up, and take them apart again",
    ],
    plansLink: { label: "See Enterprise plans", to: "/pricing" },
    branches,
    branchesCaption: "Nine branches of one group. Sample data.",
  },
  smallBusiness: {
    id: "small-business",
    title: "Small Business",
    lead: `One person, one hour a week. The rest of the time ${site.name} minds the counter.`,
    points: ["Start with one service and one list", "One line in, four drafts out", "Drafts wait for your yes"],
    setupLink: { label: "See how setting up goes", to: "/features/easy-to-use" },
    week,
    weekLabel: "A sample week",
  },
  industry: {
    id: "industry",
    title: "Industry-Specific",
    lead: "Set up with the words, hours and reminders of your trade. Pick your door.",
    doors,
    usesLabel: "Uses",
  },
  ending: "Not on the street yet?",
  contactSales: "Contact Sales",
  viewDemo: "View Demo",
} as const;
