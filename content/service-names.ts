import * as words from "./generated/service-names.ts";

/**
 * What every page shows of a service, in its menus and dialogs. What only some pages tell stands in services.ts and
 * service-limits.ts, so that a page does not carry it for nothing.
 */

/** The ink of a service's stamp and icon: the value of `data-k` in the styles. */
export type InkKey = "email" | "sms" | "whatsapp" | "social" | "ads" | "seo" | "kol" | "bizmail" | "web" | "crm";

export interface ServiceName<Id extends string = string> {
  readonly id: Id;
  readonly ink: InkKey;
  readonly name: string;
  /** For the menu, the tabs and the footer. */
  readonly shortName: string;
  /** One line, for the menu and the home page's stamps. */
  readonly line: string;
}

const all = [
  {
    id: "email-marketing",
    ink: "email",
    name: "Email marketing",
    shortName: "Email",
    line: "Newsletters and automations",
  },
  {
    id: "sms-marketing",
    ink: "sms",
    name: "SMS marketing",
    shortName: "SMS",
    line: "Short texts, sent at the right hour",
  },
  {
    id: "whatsapp-marketing",
    ink: "whatsapp",
    name: "WhatsApp marketing",
    shortName: "WhatsApp",
    line: "Two-way chats with your customers",
  },
  {
    id: "social-media",
    ink: "social",
    name: "Social media marketing",
    shortName: "Social media",
    line: "Plan a month of posts in one sitting",
  },
  {
    id: "advertising",
    ink: "ads",
    name: "Online advertising",
    shortName: "Advertising",
    line: "Ads that stop when stock runs out",
  },
  {
    id: "seo",
    ink: "seo",
    name: "SEO",
    shortName: "SEO",
    line: "Be found by people nearby",
  },
  {
    id: "kol",
    ink: "kol",
    name: "Influencer and KOL marketing",
    shortName: "Influencer & KOL",
    line: "People your customers trust",
  },
  {
    id: "business-email",
    ink: "bizmail",
    name: "Business email",
    shortName: "Business email",
    line: "Addresses at your own domain",
  },
  {
    id: "website-builder",
    ink: "web",
    name: "Website builder",
    shortName: "Website builder",
    line: "Sell and book around the clock",
  },
  {
    id: "crm",
    ink: "crm",
    name: "CRM",
    shortName: "CRM",
    line: "Every customer on one card",
  },
] as const satisfies readonly ServiceName[];

export type ServiceId = (typeof all)[number]["id"];

/** The ten services in the order of every menu, tab row and sheet (S3.3). */
export const serviceNames: readonly ServiceName<ServiceId>[] = words.serviceNames;
