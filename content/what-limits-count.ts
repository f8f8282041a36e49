import { contactLimits } from "./contact-limits.ts";
import { emailsPerMonth } from "./email-limits.ts";
import { countInWords, formatCount } from "./format.ts";
import type { ServiceId } from "./service-names.ts";

/** What the limits of a service count, where another page or service counts something else (S9.2, S9.3). */
export const whatLimitsCount: Partial<Record<ServiceId, string>> = {
  "email-marketing": `Counts emails, not people: ${formatCount(emailsPerMonth.basic)} are ${countInWords(emailsPerMonth.basic / contactLimits.basic)} emails to each of ${formatCount(contactLimits.basic)} contacts.`,
  crm: "Counts customer cards, with their notes and orders. A name on a mailing list needs no card.",
};
