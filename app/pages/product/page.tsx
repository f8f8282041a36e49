import { localizedPath } from "#app/browser/localized-path.ts";
import { ServiceSheet } from "./service-sheet.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { JumpStrip } from "./jump-strip.tsx";
import { ServiceSection } from "./service-section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { layout } from "#words/layout.ts";
import { pageMeta } from "#app/meta.ts";
import { pricingLink, whichServicesLink } from "#content/navigation.ts";
import { product } from "#words/pages/product.ts";
import { services } from "#content/catalog/services.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, product);

export default function ProductPage() {
  return (
    <PageLayout
      next={
        <NextStep
          second={<ButtonLink href={localizedPath(whichServicesLink.to)}>{whichServicesLink.label}</ButtonLink>}
        />
      }
      engraving="train"
    >
      <PageHead stock="dusk" art={<ServiceSheet />}>
        <PageTitle name={product.title}>{product.heading}</PageTitle>
        <Lead>{product.lead}</Lead>
        <PageActions>
          <NextActions second={<ButtonLink href={localizedPath(pricingLink.to)}>{layout.seePrices}</ButtonLink>} />
        </PageActions>
      </PageHead>
      <JumpStrip />
      {services.map((service, index) => (
        <ServiceSection key={service.id} service={service} number={index + 1} />
      ))}
    </PageLayout>
  );
}
