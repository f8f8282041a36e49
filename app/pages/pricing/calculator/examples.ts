import type { Month } from "#app/calculator/month.ts";

interface Example {
  /** Its label is the calculator's word of this name. */
  readonly name: "bakery" | "salon" | "shops";
  readonly month: Month;
}

/** Months of sample businesses, to begin with. */
export const examples: readonly Example[] = [
  { name: "bakery", month: { contacts: 600, textParts: 1, taken: { "email-marketing": 4, "whatsapp-marketing": 1 } } },
  { name: "salon", month: { contacts: 3_100, textParts: 1, taken: { "email-marketing": 4, "sms-marketing": 1 } } },
  {
    name: "shops",
    month: { contacts: 18_000, textParts: 1, taken: { "email-marketing": 2, "sms-marketing": 1, crm: 6_000 } },
  },
];
