import { type NumberRange, numberOf } from "#app/calculator/read-number.ts";
import { planById, type PlanId, totalOf } from "#content/catalog/plans.ts";
import { type PlannedService, planMonth } from "#app/calculator/plan-month.ts";
import { contactsRange, type Month, amountRanges, textPartsRange } from "#app/calculator/month.ts";

/** What a visitor may use elsewhere, with the plan of email marketing that has it; null where we have none. */
export const uses = {
  automations: "pro",
  "ab-tests": "pro",
  branches: "enterprise",
  editor: null,
  connectors: null,
  api: null,
  sso: null,
  phone: null,
} as const satisfies Readonly<Record<string, PlanId | null>>;
export type Use = keyof typeof uses;
export const useName = "use";

/** The numbers that a bill names, in the order of the form. */
export const billFields = {
  pays: { min: 1, max: 1_000_000 },
  contacts: contactsRange,
  emails: amountRanges["email-marketing"],
  texts: amountRanges["sms-marketing"],
  "text-parts": textPartsRange,
  seats: { min: 1, max: 100_000 },
} as const satisfies Readonly<Record<string, NumberRange>>;
export type BillField = keyof typeof billFields;
export const billFieldNames = Object.keys(billFields) as readonly BillField[];

/** What a visitor pays elsewhere, and gets for it. A number is null where none was given, or none that can be read. */
export interface Bill {
  readonly counts: Readonly<Record<BillField, number | null>>;
  readonly unread: readonly BillField[];
  readonly uses: readonly Use[];
}

/** The bill of a query such as `pays=250&contacts=3100&emails=4&use=automations`; a plain form makes it. */
export function readBill(query: URLSearchParams): Bill {
  const unread: BillField[] = [];
  const counts = Object.fromEntries(
    billFieldNames.map((field) => {
      const text = (query.get(field) ?? "").trim();
      const count = numberOf(text, billFields[field]);
      if (text !== "" && text !== "0" && count === null) unread.push(field);
      return [field, count];
    }),
  ) as Record<BillField, number | null>;
  const named = query.getAll(useName);
  return { counts, unread, uses: (Object.keys(uses) as Use[]).filter((use) => named.includes(use)) };
}

export interface ComparedService extends PlannedService {
  /** What made the plan larger than the numbers ask for. */
  readonly raisedBy: Use | null;
}

export interface Comparison {
  readonly month: Month;
  readonly services: readonly ComparedService[];
  /** Whole dollars a month. */
  readonly total: number;
  /** How much more it is here than there; negative for less. Null where what is paid there is unknown. */
  readonly more: number | null;
  readonly lacking: readonly Use[];
}

/** The same month here, by the calculator's own function, on a plan that has what is used there, where one has it. */
export function compareBill({ counts, uses: used }: Bill): Comparison {
  const month: Month = {
    contacts: counts.contacts ?? contactsRange.start,
    textParts: counts["text-parts"] ?? textPartsRange.start,
    taken: {
      ...(counts.emails && { "email-marketing": counts.emails }),
      ...(counts.texts && { "sms-marketing": counts.texts }),
    },
  };
  const services = planMonth(month).map((service) => raise(service, used));
  const total = totalOf(services);
  return {
    month,
    services,
    total,
    more: counts.pays === null || services.length === 0 ? null : total - counts.pays,
    lacking: used.filter((use) => uses[use] === null),
  };
}

function raise(service: PlannedService, used: readonly Use[]): ComparedService {
  if (service.service.id !== "email-marketing") return { ...service, raisedBy: null };
  return used.reduce<ComparedService>(
    (raised, use) => {
      const plan = planById[uses[use] ?? "basic"];
      return plan.monthlyPrice > raised.plan.monthlyPrice ? { ...raised, plan, raisedBy: use } : raised;
    },
    { ...service, raisedBy: null },
  );
}
