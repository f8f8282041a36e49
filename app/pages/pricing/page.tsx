import { useLocation } from "react-router";
import { InlineScript } from "#app/browser/inline-script.tsx";
import { Island } from "#app/browser/island.tsx";
import { usageNames } from "#app/calculator/usage-query.ts";
import takeChosenService from "./take-chosen-service.ts?worker&url";
import { pageMeta } from "#app/meta.ts";
import { Questions } from "#app/shell/answers/questions.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { calculator, calculatorByHand } from "#words/calculator.ts";
import machine from "#app/drawings/heads/franking-machine.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import { plans } from "#content/catalog/plans.ts";
import { writeNumber } from "#content/number-format.ts";
import { numberFormat } from "#words/number-rules.ts";
import { pricing, pricingAnswers } from "#words/pages/pricing.ts";
import { calculatorId } from "#content/navigation.ts";
import Calculator, { wakes as calculatorWakes } from "./calculator/calculator.island.tsx";
import ForecastSum from "./forecast-sum.island.tsx";
import displayStyles from "./price-display.module.css";
import PlanChooser, { wakes as planChooserWakes } from "./plan-chooser.island.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import styles from "./pricing.module.css";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { form: { fields: usageNames, maxLength: 1_000 } };

export const meta = (args: Route.MetaArgs) => pageMeta(args, pricing);

export default function PricingPage() {
  const { search } = useLocation();
  return (
    <PageLayout engraving="barges">
      <PageHead stock="sky" size="tool" className={styles.head} artPlace="edge" art={<PriceDisplay />}>
        <PageTitle name={pricing.title}>{pricing.heading}</PageTitle>
        <Lead>{pricing.lead}</Lead>
        <PageActions>
          <ButtonLink href={`#${calculatorId}`} size="small">
            {calculator.title}
          </ButtonLink>
        </PageActions>
      </PageHead>
      <InlineScript src={takeChosenService} />
      <Island name="plan-chooser" part={PlanChooser} when="near" wakes={planChooserWakes} />
      <Island name="contact-sales" part={ContactSales} />
      <section id={calculatorId} className={`${styles.calculator} band canary`}>
        <div className="wrap">
          <Island
            name="calculator"
            part={Calculator}
            props={{ query: search.slice(1) }}
            when="near"
            wakes={calculatorWakes}
          />
          <noscript>
            <div className={`stack gap-3 ${styles.byHand}`}>
              <p>{calculatorByHand.lead}</p>
              <ol>
                {calculatorByHand.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </noscript>
          <Island name="forecast-sum" part={ForecastSum} />
        </div>
      </section>
      <div id="comparison" className="wrap section">
        <PlanComparison />
      </div>
      <div id="before-you-pay" className="sky">
        <Questions page="/pricing" words={pricingAnswers} />
      </div>
    </PageLayout>
  );
}

function PriceDisplay() {
  return (
    <div className={`${displayStyles.machine} screen-only`} aria-hidden="true">
      <Drawing src={machine} alt="" width={560} height={208} eager />
      <p className={`${displayStyles.window} forced-colors`}>
        {wheels.map((faces, place) => (
          <span key={place} className={displayStyles.wheel}>
            {faces}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The price display has one wheel per character of a price. Each plan has a face on every wheel. */
const { beforePrice, afterPrice, priceDecimals } = numberFormat;
const decimals = plans.every(({ monthlyPrice }) => Number.isInteger(monthlyPrice)) ? 0 : priceDecimals;
const rows = plans.map(({ monthlyPrice }) =>
  (beforePrice + writeNumber(numberFormat, monthlyPrice, decimals) + afterPrice).replace(/[\u2066-\u2069]/g, ""),
);
const length = Math.max(...rows.map((row) => row.length));
const wheels = Array.from({ length }, (_, place) => rows.map((row) => row.padStart(length).charAt(place)).join("\n"));
