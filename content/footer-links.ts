import { exploreGroup, helpGroup, receiptLabel, serviceGroup } from "#words/footer-links.ts";
import { textCostLink } from "#words/pages/text-cost.ts";
import { whichServicesLink } from "#words/pages/which-services.ts";
import { accountPaths, type LinkGroup, pricingLink, productPath, solutionsLink } from "./navigation.ts";
import { serviceNames } from "./catalog/service-names.ts";

export const footerGroups: readonly LinkGroup[] = [
  {
    label: serviceGroup.label,
    links: serviceNames.map((service) => ({ label: service.shortName, to: productPath(service.id) })),
  },
  {
    label: exploreGroup.label,
    links: [solutionsLink, pricingLink, whichServicesLink, textCostLink, ...exploreGroup.links],
  },
  helpGroup,
];

export const liveFooterGroups: readonly LinkGroup[] = [
  ...footerGroups.slice(0, -1),
  { ...helpGroup, links: [...helpGroup.links, { label: receiptLabel, to: accountPaths.privacyReceipt }] },
];

export { socialLabel } from "#words/footer-links.ts";
