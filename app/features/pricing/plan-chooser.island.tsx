import { useRef } from "react";
import { PlanCard } from "#app/components/sections/pricing/plan-card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { productPath } from "#content/navigation.ts";
import { pricing } from "#content/generated/pages/pricing.ts";
import { plans } from "#content/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/service-names.ts";
import { planRows, servicePlans } from "#content/service-plans.ts";
import { whatLimitsCount } from "#content/what-limits-count.ts";
import styles from "./plan-chooser.module.css";
import { useSelectedService } from "./use-selected-service.ts";

const tabs = serviceNames.map((service) => ({
  id: service.id,
  ink: service.ink,
  href: `#${service.id}`,
  label: (
    <>
      <Icon name={service.ink} className={styles.icon} />
      {service.shortName}
    </>
  ),
}));

/** The ten services as tabs, and the three plans of the selected one. */
export default function PlanChooser() {
  const row = useRef<HTMLDivElement>(null);
  const { service, select } = useSelectedService(row);
  return (
    <section className={styles.chooser} aria-label={pricing.tabs}>
      <div className="wrap">
        <Tabs id="plans" label={pricing.tabs} items={tabs} selected={service.id} onSelect={select} row={row}>
          <div className={styles.title}>
            <h2>{service.name}</h2>
            <p>{service.line}</p>
          </div>
          <PlanCards service={service} />
          <div className={styles.after}>
            {whatLimitsCount[service.id] && <p>{whatLimitsCount[service.id]}</p>}
            <a href={productPath(service.id)}>{pricing.whatItDoes(service.name)}</a>
          </div>
        </Tabs>
      </div>
    </section>
  );
}

function PlanCards({ service }: { service: ServiceName<ServiceId> }) {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => {
        const { limit, features } = servicePlans[service.id][plan.id];
        return (
          <PlanCard
            key={plan.id}
            {...plan}
            period={pricing.perMonth}
            limit={limit}
            begins={plan.includes === null ? pricing.smallest : pricing.onTopOf(plan.includes)}
            rows={planRows[service.id].map((name, row) => ({ name, feature: features[row] ?? "" }))}
            badge={plan.mostPopular ? pricing.mostPopular : null}
            getStarted={pricing.getStarted}
            getStartedLabel={pricing.getStartedWith({ service: service.shortName, plan: plan.name })}
            serviceId={service.id}
            ink={service.ink}
          />
        );
      })}
    </div>
  );
}
