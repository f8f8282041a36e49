import { useRef } from "react";
import { PlanCard } from "./plan-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { pricing } from "#content/generated/pages/pricing.ts";
import type { Plan, PlanId } from "#content/catalog/plans.ts";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import type { ServicePlan } from "#content/catalog/services.ts";
import styles from "./plan-chooser.module.css";
import { useSelectedService } from "./use-selected-service.ts";

type Words = typeof pricing.chooser;

export interface OfferedService extends ServiceName<ServiceId> {
  /** The page that tells more of it. */
  readonly to: string;
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
  /** What the plans differ in, one for each of their features. */
  readonly rows: readonly string[];
  /** What the limits count, where that needs to be said. */
  readonly whatLimitsCount?: string | undefined;
}

interface PlanChooserProps {
  words: Words;
  services: readonly [OfferedService, ...OfferedService[]];
  plans: readonly Plan[];
}

/** The ten services as tabs, and the three plans of the selected one. */
export default function PlanChooser({ words, services, plans }: PlanChooserProps) {
  const row = useRef<HTMLDivElement>(null);
  const [first, ...others] = services;
  const selected = useSelectedService([first.id, ...others.map(({ id }) => id)], row);
  const service = services.find(({ id }) => id === selected.id) ?? first;
  const tabs = services.map(({ id, ink, shortName }) => ({
    id,
    ink,
    href: `#${id}`,
    label: (
      <>
        <Icon name={ink} className={styles.icon} />
        {shortName}
      </>
    ),
  }));
  return (
    <section className={styles.chooser} aria-label={words.tabs}>
      <div className="wrap">
        <Tabs id="plans" label={words.tabs} items={tabs} selected={service.id} onSelect={selected.select} row={row}>
          <div className={styles.title}>
            <h2>{service.name}</h2>
            <p>{service.line}</p>
          </div>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <PlanOf key={plan.id} words={words} service={service} plan={plan} />
            ))}
          </div>
          <div className={styles.after}>
            {service.whatLimitsCount && <p>{service.whatLimitsCount}</p>}
            <a href={service.to}>{words.whatItDoes(service.name)}</a>
          </div>
        </Tabs>
      </div>
    </section>
  );
}

function PlanOf({ words, service, plan }: { words: Words; service: OfferedService; plan: Plan }) {
  const { limit, features } = service.plans[plan.id];
  return (
    <PlanCard
      {...plan}
      period={words.perMonth}
      limit={limit}
      begins={plan.includes === null ? words.smallest : words.onTopOf(plan.includes)}
      rows={service.rows.map((name, place) => ({ name, feature: features[place] ?? "" }))}
      badge={plan.mostPopular ? words.mostPopular : null}
      getStarted={words.getStarted}
      getStartedLabel={words.getStartedWith({ service: service.shortName, plan: plan.name })}
      serviceId={service.id}
      ink={service.ink}
    />
  );
}
