import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { services } from "#content/catalog/services.ts";
import { pricingLink } from "#content/navigation.ts";
import { whichServicesLink } from "#content/tool-links.ts";
import { layout } from "#words/layout.ts";
import { product } from "#words/pages/product.ts";
import type { Route } from "./+types/page";
import { ServiceSection } from "./service-section.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import styles from "./page.module.css";

const stamps = serviceNames.map(({ id, ink, shortName }, index) => (
  <li key={id} className="perforated" data-k={ink}>
    <a href={`#${id}`} aria-label={shortName}>
      <span className={`centered ${styles.print}`}>
        <b data-number={index + 1} aria-hidden="true" />
        <Drawing src={findDrawing(`/app/drawings/stamps/${ink}.svg`)} alt="" width={120} height={104} />
      </span>
      <span className={`label wide-only ${styles.name}`}>{shortName}</span>
    </a>
  </li>
));

function ServiceSheet() {
  return (
    <nav className={`screen-only ${styles.sheet}`} aria-label={product.sheetLabel}>
      <ul>{stamps.slice(0, 6)}</ul>
      <ul>{stamps.slice(6)}</ul>
    </nav>
  );
}

function JumpStrip() {
  return (
    <nav className={`strip screen-only ${styles.strip}`} aria-label={product.jumpLabel} data-enhance="current-section">
      <ul>
        {serviceNames.map(({ id, ink, shortName }) => (
          <li key={id}>
            <a href={`#${id}`} className="small" data-k={ink}>
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
          second={
            whichServicesLink && (
              <ButtonLink href={localizedPath(whichServicesLink.to)}>{whichServicesLink.label}</ButtonLink>
            )
          }
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
