import { exploreGroup, helpGroup, receiptLabel, serviceGroup } from "#words/footer-links.ts";
import { accountPaths, type LinkGroup, pricingLink, productPath, solutionsLink } from "./navigation.ts";
import { serviceNames } from "./catalog/service-names.ts";
import { textCostLink, whichServicesLink } from "./tool-links.ts";

export const footerGroups: readonly LinkGroup[] = [
  {
    label: serviceGroup.label,
    links: serviceNames.map((service) => ({ label: service.shortName, to: productPath(service.id) })),
  },
  {
    label: exploreGroup.label,
    links: [solutionsLink, pricingLink, whichServicesLink, textCostLink, ...exploreGroup.links].filter(
      (link) => link !== undefined,
    ),
  },
  helpGroup,
];

export const liveFooterGroups: readonly LinkGroup[] = [
  ...footerGroups.slice(0, -1),
  { ...helpGroup, links: [...helpGroup.links, { label: receiptLabel, to: accountPaths.privacyReceipt }] },
];

export { socialLabel } from "#words/footer-links.ts";
