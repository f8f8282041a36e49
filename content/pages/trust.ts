import { business } from "../business.ts";
import { type BuyerGroupId, buyerAnswers } from "../buyer-answers.ts";
import { formatCount } from "../format.ts";
import type { InkKey } from "../service-names.ts";
import { site } from "../site.ts";

export interface BuyerGroup {
  readonly id: BuyerGroupId;
  readonly title: string;
  readonly ink: InkKey;
}

const groups: readonly BuyerGroup[] = [
  { id: "billing", title: "Plans and billing", ink: "ads" },
  { id: "moving-in-and-out", title: "Moving in and out", ink: "crm" },
  { id: "arriving", title: "Email that arrives", ink: "email" },
  { id: "your-data", title: "Your data", ink: "bizmail" },
  { id: "people", title: "Who you deal with", ink: "whatsapp" },
];

/** One line of the declaration: what a buyer wants to know at a glance, and the question that says more. */
export interface DeclaredFact {
  readonly label: string;
  readonly value: string;
  readonly answer: string;
}

const facts: readonly DeclaredFact[] = [
  { label: "Run by", value: `${business.legalName.value}, ${business.postalAddress.value}`, answer: "who-runs-it" },
  { label: "Data kept in", value: `${business.dataLocation.value}, European Union`, answer: "where-data-is" },
  { label: "Paid", value: "By the month. No yearly plan, no setup fee", answer: "yearly" },
  { label: "Money back", value: `Within ${business.refundPeriod.value} of a first payment`, answer: "refund" },
  {
    label: "A person answers",
    value: `${business.supportDays.value}, ${business.supportTimes.value}`,
    answer: "support-hours",
  },
  { label: "Processing agreement", value: "Yes, on every plan", answer: "processing-agreement" },
];

const isSample = [...Object.values(business), ...buyerAnswers].some(({ settled }) => !settled);

/** The page around the answers, which stand in buyer-answers.ts and are shown on other pages too. */
export const trust = {
  title: "Before you buy",
  description: `${formatCount(buyerAnswers.length)} answers before you pay for ${site.name}: billing, refunds, moving your list, email that arrives, where data is kept and who answers.`,
  heading: "Before you buy: plain answers",
  lead: `What ${site.name} charges, how you leave, where your data is and who picks up. Read it before you pay, not after.`,
  tryFree: "Try Free",
  seePlans: "See plans and prices",
  contentsLabel: "On this page",
  declaration: {
    title: "At a glance",
    /** Null once the owner has settled every fact and every answer. */
    sample: isSample ? "A sample business: these facts, and the answers below, show what it would promise." : null,
    facts,
    postmark: { top: "DECLARED", bottom: site.name.toUpperCase(), middle: ["READ", "FIRST"] },
  },
  groups,
  ask: "Something we did not answer?",
  contactSales: "Contact Sales",
  help: "Open the help center",
} as const;
