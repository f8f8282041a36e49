import { localizedPath } from "#app/browser/localized-path.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { planChooser, pricingServed } from "#words/pages/pricing.ts";
import { pricingPath } from "#content/navigation.ts";
import { plans } from "#content/catalog/plans.ts";
import { services } from "#content/catalog/services.ts";
import styles from "./pricing.module.css";

const words = pricingServed.comparison;

export function PlanComparison() {
  return (
    <section>
      <SectionHead title={words.title} lead={words.lead} />
      <table className={styles.across}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col">
                <b className="title-3">{name}</b> {price} {planChooser.perMonth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ id: service, shortName, ink, icon, plans: own }) => (
            <tr key={service}>
              <th scope="row">
                {/* Without scripts, the service's tab links here. */}
                <noscript>
                  <span id={service} />
                </noscript>
                <a href={localizedPath(pricingPath(service))} className="cluster title-3">
                  <StampChip ink={ink} icon={icon} />
                  {shortName}
                </a>
              </th>
              {plans.map(({ id }) => (
                <td key={id}>
                  {own[id].limit}
                  <ul className="unscripted small soft">
                    {own[id].features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
