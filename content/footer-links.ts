import { exploreGroup, helpGroup, serviceGroup } from "./generated/footer-links.ts";
import {
  type LinkGroup,
  pricingLink,
  productPath,
  solutionsLink,
  textCostLink,
  whichServicesLink,
} from "./navigation.ts";
import { serviceNames } from "./service-names.ts";

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

export { socialLabel } from "./generated/footer-links.ts";
