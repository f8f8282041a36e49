import { type ServiceId, serviceNames } from "./service-names.ts";

/** A page of this site: `to` is a path, with a hash where it leads to one part of the page. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly line?: string;
}

/** A page elsewhere: opened in a new tab with rel="noopener". */
export interface OutsideLink {
  readonly label: string;
  readonly href: string;
}

export interface LinkGroup {
  readonly label: string;
  readonly links: readonly PageLink[];
}

/** Where a service stands on the product page. */
export function productPath(id: ServiceId): string {
  return `/product#${id}`;
}

/** Where a service's plans are chosen. */
export function pricingPath(id: ServiceId): string {
  return `/pricing#${id}`;
}

export const productMenu = {
  label: "Product",
  /** One link for each service, in the order of service-names.ts. */
  services: serviceNames.map((service) => ({
    id: service.id,
    ink: service.ink,
    label: service.shortName,
    line: service.line,
    to: productPath(service.id),
  })),
  line: "Every service shares one customer list, one calendar and one bill.",
  more: [
    { label: "All ten services", to: "/product" },
    { label: "Demo", to: "/demo" },
  ] satisfies readonly PageLink[],
} as const;

export const solutionsLink: PageLink = { label: "Solutions", to: "/solutions" };
export const pricingLink: PageLink = { label: "Pricing", to: "/pricing" };

export const resourcesMenu = {
  label: "Resources",
  caseStudies: {
    label: "Case Studies",
    to: "/case-studies",
    line: "Small businesses: what they sent and what came of it.",
  },
  socialMediaWorld: {
    label: "Social Media World",
    to: "/social-media-world",
    line: "Social networks, marketplaces and more, from A to Z.",
  },
  outsideLabel: "On other sites",
  outside: [
    { label: "Google Search blog", href: "https://developers.google.com/search/blog" },
    { label: "Google Ads help", href: "https://support.google.com/google-ads" },
    { label: "Meta for business help", href: "https://www.facebook.com/business/help" },
    { label: "WhatsApp Business blog", href: "https://business.whatsapp.com/blog" },
  ] satisfies readonly OutsideLink[],
} as const;

export const featureLinks = [
  { label: "Smart Personalization", to: "/features/smart-personalization" },
  { label: "Flexible Pricing", to: "/features/flexible-pricing" },
  { label: "Easy to Use", to: "/features/easy-to-use" },
  { label: "Global Reach", to: "/features/global-reach" },
] as const satisfies readonly PageLink[];

/** The account screens. They exist in the live profile only, and no search engine is shown them. */
export const accountPaths = {
  account: "/account",
  setPassword: "/set-password",
  confirm: "/confirm",
} as const;

export const legalLinks = {
  privacy: { label: "Privacy", to: "/legal#privacy" },
  terms: { label: "Terms", to: "/legal#terms" },
  accessibility: { label: "Accessibility", to: "/legal#accessibility" },
  cookies: { label: "Cookies", to: "/legal#cookies" },
} as const satisfies Record<string, PageLink>;
