import { useRef } from "react";
import { type OfferedService, PlanCard } from "./plan-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { pricing } from "#content/generated/pages/pricing.ts";
import type { Plan } from "#content/catalog/plans.ts";
import styles from "./plan-chooser.module.css";
import { useSelectedService } from "./use-selected-service.ts";

interface PlanChooserProps {
  words: typeof pricing.chooser;
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
        <Icon name={ink} />
        {shortName}
      </>
    ),
  }));
  return (
    <section className={styles.chooser} aria-label={words.tabs}>
      <div className="wrap">
        <Tabs id="plans" label={words.tabs} items={tabs} selected={service.id} onSelect={selected.select} row={row}>
          <div className={`cluster gap-3 ${styles.title}`}>
            <h2 className="title-2">{service.name}</h2>
            <p className="soft">{service.line}</p>
          </div>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <PlanCard key={plan.id} words={words} service={service} plan={plan} />
            ))}
          </div>
          <div className={`cluster ${styles.after}`}>
            {service.whatLimitsCount && <p className="small soft">{service.whatLimitsCount}</p>}
            <a href={service.to} className="screen-only">
              {words.whatItDoes(service.name)}
            </a>
          </div>
        </Tabs>
      </div>
    </section>
  );
}
