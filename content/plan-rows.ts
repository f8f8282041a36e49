import type { ServiceId } from "./service-names.ts";

/**
 * What plans differ in, row by row, so that they can be read across: the row's name, and the place of its feature among those of
 * Basic, Pro and Enterprise in service-plans.ts. Each feature stands in one row.
 */
export const planRows: Readonly<Record<ServiceId, readonly PlanRow[]>> = {
  "email-marketing": [
    ["Writing", 0, 1, 2],
    ["Lists", 1, 3, 0],
    ["Sending", 2, 0, 1],
    ["Results", 3, 4, 4],
    ["Checks", 4, 2, 3],
  ],
  "sms-marketing": [
    ["Sender", 0, 0, 0],
    ["Timing", 2, 2, 1],
    ["Lists", 1, 4, 2],
    ["Writing", 3, 3, 4],
    ["Results", 4, 1, 3],
  ],
  "whatsapp-marketing": [
    ["Inbox", 0, 2, 0],
    ["Answers", 2, 0, 1],
    ["Messages", 1, 1, 3],
    ["Hours", 3, 3, 2],
    ["Records", 4, 4, 4],
  ],
  "social-media": [
    ["Calendar", 0, 0, 0],
    ["Words", 1, 3, 1],
    ["Posts", 2, 1, 3],
    ["Approval", 3, 2, 2],
    ["Results", 4, 4, 4],
  ],
  advertising: [
    ["Ads", 0, 3, 1],
    ["Money", 1, 2, 0],
    ["Upkeep", 2, 0, 3],
    ["People", 3, 1, 2],
    ["Results", 4, 4, 4],
  ],
  seo: [
    ["Pages", 3, 0, 0],
    ["Listings", 1, 3, 2],
    ["Fixes", 2, 1, 3],
    ["Upkeep", 0, 4, 4],
    ["Market", 4, 2, 1],
  ],
  kol: [
    ["People", 0, 0, 1],
    ["Campaign", 1, 3, 0],
    ["Contracts", 3, 1, 2],
    ["Money", 2, 4, 3],
    ["Records", 4, 2, 4],
  ],
  "business-email": [
    ["Addresses", 0, 0, 2],
    ["Safety", 1, 3, 1],
    ["Setup", 2, 2, 3],
    ["Daily use", 3, 1, 0],
    ["Records", 4, 4, 4],
  ],
  "website-builder": [
    ["Design", 0, 2, 0],
    ["Selling", 2, 0, 1],
    ["Reach", 1, 1, 2],
    ["Pages", 3, 3, 3],
    ["Upkeep", 4, 4, 4],
  ],
  crm: [
    ["Cards", 0, 2, 2],
    ["Notes", 1, 3, 1],
    ["Lists", 3, 0, 0],
    ["Work", 2, 1, 4],
    ["Records", 4, 4, 3],
  ],
};

export type PlanRow = readonly [name: string, basic: number, pro: number, enterprise: number];
