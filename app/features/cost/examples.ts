import { cost } from "#content/generated/cost.ts";
import type { Month } from "./month.ts";

interface Example {
  readonly label: (contacts: number) => string;
  readonly month: Month;
}

/** Months of sample businesses, to begin with. */
export const examples: readonly Example[] = [
  { label: cost.bakery, month: { contacts: 600, taken: { "email-marketing": 4, "whatsapp-marketing": 1 } } },
  { label: cost.salon, month: { contacts: 3_100, taken: { "email-marketing": 4, "sms-marketing": 1 } } },
  { label: cost.shops, month: { contacts: 18_000, taken: { "email-marketing": 2, "sms-marketing": 1, crm: 6_000 } } },
];
