import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { services } from "#content/catalog/services.ts";
import { pricingLink, whichServicesLink } from "#content/navigation.ts";
import { layout } from "#words/layout.ts";
import { product } from "#words/pages/product.ts";
import type { Route } from "./+types/page";
import styles from "./jump-strip.module.css";
import { ServiceSection } from "./service-section.tsx";
import { ServiceSheet } from "./service-sheet.tsx";

function JumpStrip() {
  return (
    <nav className={`strip screen-only ${styles.strip}`} aria-label={product.jumpLabel} data-enhance="current-section">
      <ul>
        {serviceNames.map(({ id, ink, shortName }) => (
          <li key={id}>
            <a href={`#${id}`} className="label" data-k={ink}>
              <StampChip ink={ink} icon={ink} />
              {shortName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
