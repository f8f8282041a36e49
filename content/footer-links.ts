import { type LinkGroup, pricingLink, productPath, solutionsLink } from "./navigation.ts";
import { serviceNames } from "./service-names.ts";

export const socialLabel = (platform: string): string => `${platform} (opens in a new tab)`;

export const footerGroups: readonly LinkGroup[] = [
  {
    label: "Services",
    links: serviceNames.map((service) => ({ label: service.shortName, to: productPath(service.id) })),
  },
  {
    label: "Explore",
    links: [
      solutionsLink,
      pricingLink,
      { label: "Before you buy", to: "/trust" },
      { label: "Demo", to: "/demo" },
      { label: "Case Studies", to: "/case-studies" },
      { label: "Media World", to: "/media-world" },
      { label: "Social Media World", to: "/social-media-world" },
    ],
  },
  {
    label: "Help",
    links: [
      { label: "Resources", to: "/resources" },
      { label: "Help Center", to: "/help" },
      { label: "Developers", to: "/developer" },
      { label: "Learn digital marketing", to: "/learn/digital-marketing" },
      { label: "Learn e-commerce", to: "/learn/ecommerce" },
      { label: "Glossary", to: "/glossary" },
    ],
  },
];
