import { SpriteSymbol } from "#app/ui/icon.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { pricing } from "#content/generated/pages/pricing.ts";
import type { Plan, PlanId } from "#content/catalog/plans.ts";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import type { ServicePlan } from "#content/catalog/services.ts";
import styles from "./plan-chooser.module.css";

export interface OfferedService extends ServiceName<ServiceId> {
  /** The page that tells more of it. */
  readonly to: string;
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
  /** What the plans differ in, one for each of their features. */
  readonly rows: readonly string[];
  /** What the limits count, where that needs to be said. */
  readonly whatLimitsCount?: string | undefined;
}

interface PlanCardProps {
  words: typeof pricing.chooser;
  service: OfferedService;
  plan: Plan;
}

/** The parcels as they are drawn, each on the one scale. */
const boxes: Record<PlanId, readonly [width: number, height: number]> = {
  basic: [72, 60],
  pro: [96, 84],
  enterprise: [124, 110],
};

/** One plan as a parcel ticket, torn between the price and what is in it. Its rows are those of the grid around it. */
export function PlanCard({ words, service, plan: { id, name, price, line, includes, mostPopular } }: PlanCardProps) {
  const { limit, features } = service.plans[id];
  const [width, height] = boxes[id];
  return (
    <article className={classNames(styles.card, mostPopular && styles.popular)}>
      <header className={`${styles.head} forced-border`} data-k={service.ink}>
        {mostPopular && <p className={styles.badge}>{words.mostPopular}</p>}
        <h3>{name}</h3>
        {/* The backplate that forced colors put behind text would hide the plan's name. */}
        <p className={`${styles.price} forced-text`}>
          <b>{price}</b> {words.perMonth}
        </p>
        <p className={`${styles.line} small soft`}>{line}</p>
        <svg
          className={`${styles.box} screen-only`}
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / 16}em`}
          height={`${height / 16}em`}
          aria-hidden="true"
        >
          <SpriteSymbol id={`parcel-${id}`} />
        </svg>
      </header>
      <div className={`${styles.body} forced-border`}>
        <p className={styles.limit}>
          <b className="title-3">{limit}</b> {includes === null ? words.smallest : words.onTopOf(includes)}
        </p>
        <dl className={styles.rows}>
          {service.rows.map((row, place) => (
            // Keyed by position, so that another service's plan changes only the text.
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
