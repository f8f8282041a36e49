import { localizedPath } from "#app/browser/localized-path.ts";
import { useRef } from "react";
import { DialogButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import collapse from "#app/ui/collapse.module.css";
import { Parcel } from "#app/ui/parcel.tsx";
import { type PlanChoice, plans } from "#content/catalog/plans.ts";
import { planRows, servicePlans, whatLimitsCount } from "#content/catalog/service-plans.ts";
import { planChooser as words } from "#words/pages/pricing.ts";
import { serviceLines } from "#words/services.ts";
import { productPath } from "#content/navigation.ts";
import styles from "./plan-chooser.module.css";
import { ServiceTabs } from "./service-tabs.tsx";
import { useSelectedService } from "./use-selected-service.ts";

export const wakes = "*";

export default function PlanChooser() {
  const row = useRef<HTMLDivElement>(null);
  const { service, select } = useSelectedService(row);
  return (
    <section className={styles.chooser} aria-label={words.tabs}>
      <div className="wrap">
        <ServiceTabs label={words.tabs} selected={service} onSelect={select} row={row}>
          <div className={`cluster between gap-3 ${styles.service}`}>
            <div>
              <h2 className="title-2">{service.name}</h2>
              <p className="cluster gap-3 soft">
                {serviceLines[service.id]}
                <a href={localizedPath(productPath(service.id))} className="screen-only">
                  {words.whatItDoes}
                </a>
              </p>
            </div>
            <div className={styles.plans}>
              {plans.map((plan) => (
                <PlanCard key={plan.id} service={service} plan={plan} />
              ))}
            </div>
          </div>
          <div className={`cluster gap-3 small soft ${styles.notes}`}>
            <p className="columns-2 gap-3">
              <span>{whatLimitsCount[service.id]}</span> <span>{words.note}</span>
            </p>
            <DialogButton dialog="contact-sales" size="small" className="screen-only">
              {words.contactSales}
            </DialogButton>
          </div>
        </ServiceTabs>
      </div>
    </section>
  );
}

function PlanCard({ service, plan }: PlanChoice) {
  const { id, name, price, line, includes, mostPopular } = plan;
  const { limit, features } = servicePlans[service.id][id];
  const contents = includes === null ? words.smallest : words.onTopOf(includes);
  return (
    <article className={classNames(styles.card, mostPopular && styles.popular)}>
      <header className={`${styles.head} forced-border`} data-k={service.ink}>
        {mostPopular && <p className={`centered ${styles.badge}`}>{words.mostPopular}</p>}
        <h3>{name}</h3>
        {/* In forced colors, the browser's backplate behind text would hide the plan's name. */}
        <p className={`${styles.price} forced-text`}>
          <b>{price}</b> {words.perMonth}
        </p>
        <p className={`${styles.line} small soft`}>{line}</p>
        <Parcel plan={id} className={`${styles.parcel} screen-only`} />
      </header>
      <div className={`${styles.body} forced-border`}>
        <p className={styles.limit}>
          <b className="title-3">{limit}</b> <span className="wide-only">{contents}</span>
        </p>
        <details open={mostPopular} className={`phone-only ${collapse.collapse}`}>
          <summary>{contents}</summary>
        </details>
        <dl className={styles.rows}>
          {planRows[service.id].map((row, place) => (
            // Keyed by position, so that switching services only changes the text.
            <div key={place}>
              <dt>{row}</dt>
              <dd>{features[place]}</dd>
            </div>
          ))}
        </dl>
        <DialogButton
          dialog="sign-up"
          data-service={service.id}
          data-plan={id}
          variant={mostPopular ? "primary" : "plain"}
          full
          className={styles.start}
          aria-label={words.getStartedWith({ service: service.shortName, plan: name })}
        >
          {words.getStarted}
        </DialogButton>
      </div>
    </article>
  );
}
