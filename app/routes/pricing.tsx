import { PageHead } from "#app/components/sections/page-head.tsx";
import { PlanList } from "#app/components/sections/pricing/plan-list.tsx";
import { PricingNotes } from "#app/components/sections/pricing/pricing-notes.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
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
        name={pricing.title}
        title={pricing.heading}
        lead={pricing.lead}
        postmark={<Postmark top={top} bottom={bottom} middle={lines} waves />}
      />
      <PlanChooser />
      <PricingNotes note={pricing.note} question={pricing.several} contactSales={pricing.contactSales} />
      <ContactSalesDialog />
      <noscript>{import.meta.env.SSR && <PlanList title={pricing.allPlans} services={allPlans()} />}</noscript>
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
