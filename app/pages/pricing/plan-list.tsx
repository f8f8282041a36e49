import styles from "./plan-list.module.css";

interface PlanListProps {
  title: string;
  services: readonly {
    /** Where the service's tab leads without scripts. */
    id: string;
    name: string;
    plans: readonly { name: string; price: string; limit: string; features: readonly string[] }[];
  }[];
}

/** Every service's plans in plain columns, for readers whose browser runs no scripts. */
export function PlanList({ title, services }: PlanListProps) {
  return (
    <section className={`${styles.list} wrap`}>
      <h2>{title}</h2>
      {services.map((service) => (
        <section key={service.id} id={service.id} className={styles.service}>
          <h3>{service.name}</h3>
          <dl>
            {service.plans.map((plan) => (
              <div key={plan.name}>
                <dt>
                  {plan.name} <b>{plan.price}</b>
                </dt>
                <dd>{plan.limit}</dd>
                {plan.features.map((feature) => (
                  <dd key={feature}>{feature}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
