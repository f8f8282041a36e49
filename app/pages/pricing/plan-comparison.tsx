import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import type { PlanId } from "#content/catalog/plans.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./plan-comparison.module.css";

interface ComparedService {
  name: string;
  shortName: string;
  ink: InkKey;
  /** Where its plans are chosen. */
  to: string;
  limits: Readonly<Record<PlanId, string>>;
  /** What its plans differ in, and what each adds to the smaller ones. */
  rows: readonly { name: string; adds: Readonly<Record<PlanId, string>> }[];
}

interface PlanComparisonProps {
  plans: readonly { id: PlanId; name: string; price: string }[];
  services: readonly ComparedService[];
  words: {
    title: string;
    lead: string;
    caption: string;
    service: string;
    perMonth: string;
    linesTitle: string;
    linesLead: string;
    lines: (service: string) => string;
    feature: string;
    carries: string;
    yes: string;
    no: string;
  };
}

/** The three plans against each other: one table across the services, and one for each, line by line. */
export function PlanComparison(props: PlanComparisonProps) {
  return (
    <>
      <Across {...props} />
      <LineByLine {...props} />
    </>
  );
}

function Across({ plans, services, words }: PlanComparisonProps) {
  return (
    <section className={styles.across}>
      <SectionHead title={words.title} lead={words.lead} />
      <table>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.service}</th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col">
                <b>{name}</b> {price} {words.perMonth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ shortName, ink, to, limits }) => (
            <tr key={to}>
              <th scope="row">
                <a href={to} data-k={ink}>
                  <StampChip ink={ink} icon={ink} />
                  {shortName}
                </a>
              </th>
              {plans.map(({ id, name }) => (
                <td key={id} data-plan={name}>
                  {limits[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LineByLine({ plans, services, words }: PlanComparisonProps) {
  return (
    <section className={styles.lines}>
      <SectionHead title={words.linesTitle} lead={words.linesLead} />
      {services.map(({ name, ink, limits, rows }) => (
        <details key={name} data-k={ink}>
          <summary>
            {name}
            <Icon name="plus" />
          </summary>
          <table>
            <caption className="visually-hidden">{words.lines(name)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.feature}</th>
                {plans.map((plan) => (
                  <th key={plan.id} scope="col">
                    <b>{plan.name}</b> {plan.price}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{words.carries}</th>
                {plans.map(({ id }) => (
                  <td key={id}>{limits[id]}</td>
                ))}
              </tr>
              {rows.flatMap(({ name: row, adds }) =>
                plans.map(({ id }, place) => (
                  <tr key={row + id}>
                    <th scope="row">
                      <span>{row}</span> {adds[id]}
                    </th>
                    {plans.map((plan, column) => (
                      <td key={plan.id}>
                        <i className={column < place ? undefined : styles.yes}>
                          {column < place ? words.no : words.yes}
                        </i>
                      </td>
                    ))}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
