import { DialogButton } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { priceOf, writePlans } from "#app/calculator/chosen-plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { type PlannedService, planMonth } from "#app/calculator/plan-month.ts";
import styles from "./calculator.module.css";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import { Meter } from "./meter.tsx";
import type { Month } from "#app/calculator/month.ts";
import { calculatorPath } from "#content/navigation.ts";
import { writeMonth } from "#app/calculator/month-query.ts";
import { nextFor, reasonFor } from "#app/calculator/reasons.ts";

interface MonthlyTotalProps {
  words: CalculatorWords;
  month: Month;
  /** The month is the visitor's, not the one that was served. */
  ready: boolean;
}

const nameById = new Map(serviceNames.map((service) => [service.id, service]));

/** What a month costs: each service's plan with the reason for it, the total, and what happens at a limit. */
export function MonthlyTotal({ words: all, month, ready }: MonthlyTotalProps) {
  const words = all.label;
  const services = planMonth(month);
  const total = priceOf(services);
  const names = services
    .map(({ id, plan }) => words.plan({ service: nameById.get(id)?.shortName ?? id, plan: plan.name }))
    .join(", ");
  return (
    <section className={styles.label} aria-label={words.name} data-ready={ready || undefined}>
      <p className="visually-hidden" role="status">
        {ready && (services.length > 0 ? words.said({ price: total, names }) : words.saidNone)}
      </p>
      <div className={`${styles.paper} airmail-band`}>
        <div className={`stack ${styles.inside}`}>
          <header className={`${styles.between} ${styles.head}`}>
            <div>
              <p className="label">{words.name}</p>
              <h3>
                {words.heading({ people: words.people(month.contacts), services: words.services(services.length) })}
              </h3>
            </div>
            <Postmark {...words.postmark} middle={[total, words.aMonth]} className={styles.postmark} />
          </header>
          {services.length > 0 ? (
            <ul className="rows">
              {services.map((service) => (
                <ServiceLine
                  key={service.id}
                  words={all}
                  service={service}
                  name={nameById.get(service.id)}
                  month={month}
                />
              ))}
            </ul>
          ) : (
            <p className="soft">{words.none}</p>
          )}
          <p className={`${styles.between} ${styles.total}`}>
            <span>{words.total}</span>
            <b>{total}</b>
          </p>
          <p className="soft">
            <b>{words.atLimit}</b> {words.atLimitText} <b>{words.onTop}</b> {words.onTopText}
          </p>
          <div className="stack gap-3 screen-only">
            {services.length > 0 && (
              <>
                <DialogButton dialog="sign-up" variant="primary" full data-plans={writePlans(services)}>
                  {words.start(services.length)}
                </DialogButton>
                <DialogButton
                  dialog="contact-sales"
                  full
                  data-message={words.message({
                    people: words.people(month.contacts),
                    names,
                    price: total,
                    address: calculatorPath(`?${writeMonth(month)}`),
                  })}
                >
                  {words.askSales}
                </DialogButton>
              </>
            )}
            <div className={`stack gap-3 ${styles.copy}`}>
              <CopyLink key={names + month.contacts} words={words} full />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

interface ServiceLineProps {
  words: CalculatorWords;
  service: PlannedService;
  name: ServiceName<ServiceId> | undefined;
  month: Month;
}

function ServiceLine({ words, service, name, month }: ServiceLineProps) {
  if (!name) return null;
  const { before, figure, after } = reasonFor(words, service, month);
  return (
    <li className="media gap-3" data-k={name.ink}>
      <StampChip ink={name.ink} icon={name.ink} />
      <div>
        <div className={styles.between}>
          <h4 className="title-3">{words.label.plan({ service: name.shortName, plan: service.plan.name })}</h4>
          <b className="title-3">{service.plan.price}</b>
        </div>
        <p>
          {before} <b>{figure}</b>
          {after && `, ${after}`}
        </p>
        {service.need && <Meter need={service.need} unlimited={words.reasons.unlimitedMark} />}
        <p className="soft">{nextFor(words, service)}</p>
      </div>
    </li>
  );
}
