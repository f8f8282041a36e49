import { localizedPath } from "#app/browser/localized-path.ts";
import { pageMeta } from "#app/meta.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { layout } from "#words/layout.ts";
import { whichServices as words } from "#words/pages/which-services.ts";
import { pricingLink } from "#content/navigation.ts";
import { QuestionForm } from "./question-form.tsx";
import styles from "./rack.module.css";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, words);

export default function WhichServices() {
  return (
    <PageLayout
      next={
        <NextStep
          title={words.nextStep}
          second={<ButtonLink href={localizedPath(pricingLink.to)}>{layout.seePrices}</ButtonLink>}
        />
      }
      engraving="crossroads"
    >
      <div className={styles.tool}>
        <PageHead stock="sky" size="tool" art={<Rack />}>
          <PageTitle name={words.title}>{words.heading}</PageTitle>
          <Lead>{words.lead}</Lead>
        </PageHead>
        <QuestionForm />
      </div>
    </PageLayout>
  );
}

function Rack() {
  return (
    <ul className={styles.rack} aria-hidden="true">
      {serviceNames.map(({ id, ink, icon, shortName }) => (
        <li key={id} className="forced-border" data-service={id}>
          <StampChip ink={ink} icon={icon} />
          <small>{shortName}</small>
        </li>
      ))}
    </ul>
  );
}
