import { Disclosure } from "#app/ui/disclosure.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { pricing, pricingServed } from "#words/pages/pricing.ts";
import { pricingPath } from "#content/navigation.ts";
import { plans } from "#content/catalog/plans.ts";
import { planRows, services } from "#content/catalog/services.ts";
import styles from "./pricing.module.css";

const words = pricingServed.comparison;

/** The three plans against each other, across the services. */
export function PlansAcross() {
  return (
    <section className={styles.across}>
      <SectionHead title={words.title} lead={words.lead} />
      <table>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead className={styles.plans}>
          <tr>
            <th scope="col">{words.service}</th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col">
                <b className="title-3">{name}</b> {price} {pricing.chooser.perMonth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ id: service, shortName, ink, plans: own }) => (
            <tr key={service}>
              <th scope="row">
                <a href={pricingPath(service)} className="cluster title-3">
                  <StampChip ink={ink} icon={ink} />
                  {shortName}
                </a>
              </th>
              {plans.map(({ id }) => (
                <td key={id}>{own[id].limit}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each plan of a service adds, line by line. */
export function PlansLineByLine() {
  return (
    <section>
      <SectionHead title={words.linesTitle} lead={words.linesLead} />
      <div>
        {services.map(({ id: service, name, ink, plans: own }) => (
          <Disclosure
            key={service}
            title={
              <h3>
                {/* Where the service's tab leads without scripts. */}
                <noscript>
                  <span id={service} />
                </noscript>
                {name}
              </h3>
            }
            className={styles.service}
            data-k={ink}
          >
            <table>
              <caption className="visually-hidden">{words.lines(name)}</caption>
              <thead className={styles.plans}>
                <tr>
                  <th scope="col">{words.feature}</th>
                  {plans.map((plan) => (
                    <th key={plan.id} scope="col">
                      <b className="title-3">{plan.name}</b> {plan.price}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{words.carries}</th>
                  {plans.map(({ id }) => (
                    <td key={id}>{own[id].limit}</td>
                  ))}
                </tr>
                {planRows[service].flatMap((row, place) =>
                  plans.map(({ id }, smallest) => (
                    <tr key={row + id}>
                      <th scope="row">
                        <span>{row}</span> {own[id].features[place]}
                      </th>
                      {plans.map((plan, column) => (
                        <td key={plan.id}>
                          <i className={column < smallest ? styles.no : styles.yes}>
                            {column < smallest ? words.no : words.yes}
                          </i>
                        </td>
                      ))}
                    </tr>
                  )),
                )}
              </tbody>
            </table>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
