import { Island } from "#app/browser/island.tsx";
import { FrankingMachine } from "./franking-machine.tsx";
import machineStyles from "./franking-machine.module.css";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { PricingAnswers } from "./pricing-answers.tsx";
import { ByHand } from "./by-hand.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import comparisonStyles from "./plan-comparison.module.css";
import { PlanList } from "./plan-list.tsx";
import answersStyles from "./pricing-answers.module.css";
import { PricingNotes } from "./pricing-notes.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import ForecastSum from "./forecast-sum.island.tsx";
import { CalculatorSection } from "./calculator/calculator-section.tsx";
import PlanChooser, { type OfferedService } from "./plan-chooser.island.tsx";
import engraving from "#app/drawings/engravings/barges.svg";
import { pageMeta } from "#app/meta.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { answersOn } from "#content/answers.ts";
import { calculatorByHand } from "#content/generated/calculator.ts";
import { forecastWords } from "#content/generated/forecast.ts";
import { pricing, pricingAnswers, pricingServed } from "#content/generated/pages/pricing.ts";
import { pricingPath, productPath } from "#content/navigation.ts";
import { plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { planRows, servicePlans, services, whatLimitsCount } from "#content/catalog/services.ts";

export const meta = () => pageMeta(pricing);

export default function PricingPage() {
  const { profile } = usePublicSettings();
  return (
    <>
      <PageHead
        name={pricing.title}
        title={pricing.heading}
        lead={pricing.lead}
        stock="sky"
        size="tool"
        className={machineStyles.head}
        art={<FrankingMachine prices={plans.map(({ price }) => price)} />}
      />
      <Island
        name="plan-chooser"
        part={PlanChooser}
        props={{ words: pricing.chooser, services: offeredServices, plans }}
        when="near"
        now={["address"]}
      />
      <PricingNotes note={pricing.note} question={pricing.several} contactSales={pricing.contactSales} />
      <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
      <CalculatorSection byHand={<ByHand {...calculatorByHand} />} />
      <div className="wrap">
        <Island name="forecast-sum" part={ForecastSum} props={{ words: forecastWords }} />
      </div>
      <div id="comparison" className={`${comparisonStyles.comparison} wrap`}>
        <PlanComparison
          plans={plans}
          services={comparedServices()}
          words={{ ...pricingServed.comparison, perMonth: pricing.chooser.perMonth }}
        />
      </div>
      <noscript>
        <PlanList title={pricingServed.allPlans} services={allPlans()} />
      </noscript>
      <div className={`${answersStyles.answers} wrap`}>
        <PricingAnswers {...pricingAnswers} answers={answersOn("/pricing", profile)} />
      </div>
      <NextStep />
      <Engraving src={engraving} caption={pricing.engraving} />
    </>
  );
}

const [firstOffered, ...otherOffered] = serviceNames.map((service) => ({
  ...service,
  to: productPath(service.id),
  plans: servicePlans[service.id],
  rows: planRows[service.id],
  whatLimitsCount: whatLimitsCount[service.id],
}));
const offeredServices = [firstOffered as OfferedService, ...otherOffered] as const;

const comparedServices = () =>
  services.map(({ id, name, shortName, ink, plans: own }) => ({
    name,
    shortName,
    ink,
    to: pricingPath(id),
    limits: { basic: own.basic.limit, pro: own.pro.limit, enterprise: own.enterprise.limit },
    rows: planRows[id].map((row, place) => ({
      name: row,
      adds: {
        basic: own.basic.features[place] ?? "",
        pro: own.pro.features[place] ?? "",
        enterprise: own.enterprise.features[place] ?? "",
      },
    })),
  }));

const allPlans = () =>
  services.map((service) => ({
    id: service.id,
    name: service.name,
    plans: plans.map((plan) => ({
      name: plan.name,
      price: `${plan.price} ${pricing.chooser.perMonth}`,
      ...service.plans[plan.id],
    })),
  }));
