import { PageHead } from "#app/components/sections/page-head.tsx";
import { PricingAnswers } from "#app/components/sections/pricing/pricing-answers.tsx";
import { PlanList } from "#app/components/sections/pricing/plan-list.tsx";
import { PricingNotes } from "#app/components/sections/pricing/pricing-notes.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { SelectedAnswers } from "#app/features/answers/selected-answers.tsx";
import { ContactSalesDialog } from "#app/features/contact/contact-sales-dialog.tsx";
import { PlanChooser } from "#app/features/pricing/plan-chooser.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/layout.ts";
import { pricing, pricingAnswers } from "#content/pages/pricing.ts";
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
      <PricingAnswers {...pricingAnswers}>
        <SelectedAnswers page="pricing" newTab={layout.newTab} />
      </PricingAnswers>
    </>
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
