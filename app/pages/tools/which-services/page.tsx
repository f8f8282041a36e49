import { NextStep } from "#app/shell/next-step.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { QuestionForm } from "./question-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/crossroads.svg";
import { contactsRange } from "#app/calculator/month.ts";
import { asAtStart, contactsName, takeName } from "#app/calculator/month-query.ts";
import { layout } from "#content/generated/layout.ts";
import { pageMeta } from "#app/meta.ts";
import { calculatorPath, pricingLink, productPath } from "#content/navigation.ts";
import { questions, reasons, whichServices } from "#content/generated/pages/which-services.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { priceSteps } from "./price-steps.ts";
import styles from "./rack.module.css";
import { Rack } from "./rack.tsx";

export const meta = () => pageMeta(whichServices);

export default function WhichServices() {
  return (
    <>
      <div className={styles.tool}>
        <PageHead
          size="tool"
          stock="sky"
          className={styles.head}
          name={whichServices.title}
          title={whichServices.heading}
          lead={whichServices.lead}
        />
        <Rack services={serviceNames} />
        <QuestionForm
          action={calculatorPath()}
          fields={{
            contacts: contactsName,
            take: takeName,
            start: asAtStart,
            contactsStart: contactsRange.start,
            contactsMax: contactsRange.max,
          }}
          questions={questions}
          services={explained}
          words={whichServices}
        />
      </div>
      <NextStep
        title={whichServices.postscript}
        second={<ButtonLink to={pricingLink.to}>{layout.seePrices}</ButtonLink>}
      />
      <Engraving src={engraving} caption={whichServices.engraving} />
    </>
  );
}

const explained = serviceNames.map((service) => ({
  ...service,
  reason: reasons[service.id],
  prices: priceSteps(service.id),
  to: productPath(service.id),
  link: whichServices.whatItDoes(service.shortName),
}));
