import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ProductHead } from "./product-head.tsx";
import { JumpStrip } from "./jump-strip.tsx";
import { serviceLayouts } from "./service-layouts.ts";
import { ServiceSection } from "./service-section.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/train.svg";
import { pageMeta } from "#app/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { pricingPath, textCostLink, whichServicesLink } from "#content/navigation.ts";
import { product } from "#content/generated/pages/product.ts";
import { services } from "#content/catalog/services.ts";

export const meta = () => pageMeta(product);

export default function ProductPage() {
  return (
    <>
      <ProductHead
        name={product.title}
        title={product.heading}
        lead={product.lead}
        sheetLabel={product.sheetLabel}
        services={jumpLinks}
      >
        <DialogButton dialog="sign-up" variant="primary">
          {layout.tryFree}
        </DialogButton>
        <ButtonLink to="/pricing">{product.seePrices}</ButtonLink>
      </ProductHead>
      <JumpStrip label={product.jumpLabel} links={jumpLinks} />
      {services.map((service, index) => (
        <ServiceSection
          key={service.id}
          service={service}
          number={index + 1}
          placement={serviceLayouts[service.id]}
          pricingPath={pricingPath(service.id)}
          words={{ ...product, viewPricingLabel: product.viewPricingFor(service.name) }}
        />
      ))}
      <CallToAction title={product.ending}>
        <DialogButton dialog="sign-up" variant="primary">
          {layout.tryFree}
        </DialogButton>
        <ButtonLink to="/demo">{product.viewDemo}</ButtonLink>
        <ButtonLink to={whichServicesLink.to}>{whichServicesLink.label}</ButtonLink>
        <ButtonLink to={textCostLink.to}>{textCostLink.label}</ButtonLink>
      </CallToAction>
      <Engraving src={engraving} caption={product.engraving} />
    </>
  );
}

const jumpLinks = services.map(({ id, ink, shortName }) => ({ id, ink, label: shortName }));
