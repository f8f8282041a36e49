import { type ComponentType, lazy, Suspense, useState } from "react";
import answerStyles from "#app/components/sections/answers/answer-list.module.css";
import { PageHead } from "#app/components/sections/page-head.tsx";
import { PlanList } from "#app/components/sections/pricing/plan-list.tsx";
import sectionStyles from "#app/components/sections/pricing/pricing-answers.module.css";
import { PricingNotes } from "#app/components/sections/pricing/pricing-notes.tsx";
import blockStyles from "#app/components/sections/reading/blocks.module.css";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { isServedMarkup, ServedMarkup } from "#app/components/ui/served-markup.tsx";
import AnswersOfPricing from "#app/features/answers/pricing-answers.tsx";
import { ContactSalesDialog } from "#app/features/contact/contact-sales-dialog.tsx";
import { PlanChooser } from "#app/features/pricing/plan-chooser.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { pricing } from "#content/pages/pricing.ts";
import { plans } from "#content/plans.ts";
import { services } from "#content/services.ts";

export const meta = () => pageMeta(pricing);

export default function PricingPage() {
  const { top, bottom, lines } = pricing.postmark;
  return (
    <>
      <PageHead
        title={pricing.heading}
        lead={pricing.lead}
        postmark={<Postmark top={top} bottom={bottom} middle={lines} waves />}
      />
      <PlanChooser />
      <PricingNotes note={pricing.note} question={pricing.several} contactSales={pricing.contactSales} />
      <ContactSalesDialog />
      <noscript>{import.meta.env.SSR && <PlanList title={pricing.allPlans} services={allPlans()} />}</noscript>
      <Answers />
    </>
  );
}

const answersId = "answers";
const FetchedAnswers = lazy<ComponentType>(() =>
  import("#app/features/answers/pricing-answers.tsx").catch(() => ({ default: Nothing })),
);

function Nothing() {
  return null;
}

/**
 * They come with the page and stay out of its scripts; only a browser that came here from another page of the site fetches them.
 * The class names are there for the styles, which would otherwise stay away with the scripts.
 */
function Answers() {
  const [isServed] = useState(() => import.meta.env.SSR || isServedMarkup(answersId));
  if (!isServed) {
    return (
      <Suspense>
        <FetchedAnswers />
      </Suspense>
    );
  }
  return (
    <ServedMarkup id={answersId} className={`${sectionStyles.host} ${answerStyles.host} ${blockStyles.host}`}>
      {import.meta.env.SSR && <AnswersOfPricing />}
    </ServedMarkup>
  );
}

const allPlans = () =>
  services.map((service) => ({
    id: service.id,
    name: service.name,
    plans: plans.map((plan) => ({
      name: plan.name,
      price: `${plan.price} ${pricing.perMonth}`,
      ...service.plans[plan.id],
    })),
  }));
