import { ServiceSheet } from "./service-sheet.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { JumpStrip } from "./jump-strip.tsx";
import { serviceLayouts } from "./service-layouts.ts";
import { ServiceSection } from "./service-section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/train.svg";
import { layout } from "#content/generated/layout.ts";
import { pageMeta } from "#app/meta.ts";
import { pricingPath, pricingLink, textCostLink, whichServicesLink } from "#content/navigation.ts";
import { product } from "#content/generated/pages/product.ts";
import { services } from "#content/catalog/services.ts";

export const meta = () => pageMeta(product);

export default function ProductPage() {
  return (
    <>
      <PageHead
        name={product.title}
        title={product.heading}
        lead={product.lead}
        stock="dusk"
        actions={<NextActions second={<ButtonLink to={pricingLink.to}>{layout.seePrices}</ButtonLink>} />}
        art={<ServiceSheet label={product.sheetLabel} services={jumpLinks} />}
      />
      <JumpStrip label={product.jumpLabel} links={jumpLinks} />
      {services.map((service, index) => (
        <ServiceSection
          key={service.id}
          service={service}
          number={index + 1}
          placement={serviceLayouts[service.id]}
          pricingPath={pricingPath(service.id)}
          tool={service.id === "sms-marketing" ? textCostLink : undefined}
          words={{ ...product, viewPricingLabel: product.viewPricingFor(service.name) }}
        />
      ))}
      <NextStep second={<ButtonLink to={whichServicesLink.to}>{whichServicesLink.label}</ButtonLink>} />
      <Engraving src={engraving} caption={product.engraving} />
    </>
  );
}

const jumpLinks = services.map(({ id, ink, shortName }) => ({ id, ink, label: shortName }));
