import { useId } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Pill } from "#app/components/ui/pill.tsx";
import { cost as words } from "#content/generated/cost.ts";
import { textCostLink, whichServicesLink } from "#content/navigation.ts";
import { plans } from "#content/plans.ts";
import { serviceLimits } from "#content/service-limits.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/service-names.ts";
import { examples } from "./examples.ts";
import { contactsAsked, isKind, type Month, rangeOf, takenServices, withService, withoutService } from "./month.ts";
import { contactsName, takeName, writeMonth } from "./month-query.ts";
import styles from "./month-form.module.css";
import { NumberField } from "./number-field.tsx";

interface MonthFormProps {
  month: Month;
  onChange: (month: Month) => void;
}

const contactsStep = 100;

/** What the calculator asks. Every change counts at once, so nothing is sent. */
export function MonthForm({ month, onChange }: MonthFormProps) {
  const taken = takenServices(month);
  const take = (id: ServiceId, wanted: boolean) =>
    onChange(wanted ? withService(month, id) : withoutService(month, id));
  return (
    <form
      className={styles.form}
      aria-label={words.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <NumberField
        label={words.contacts}
        name={words.contacts}
        field={contactsName}
        value={month.contacts}
        range={contactsAsked}
        step={contactsStep}
        large
        onValue={(contacts) => onChange({ ...month, contacts })}
      />
      <fieldset>
        <legend>{words.services}</legend>
        <div className={styles.picks}>
          {serviceNames.map(({ id, ink, shortName }) => (
            <label key={id} className={styles.pick} data-k={ink}>
              <input
                type="checkbox"
                name={takeName}
                value={id}
                checked={taken.includes(id)}
                onChange={(event) => take(id, event.target.checked)}
              />
              <Icon name={ink} />
              <span>{shortName}</span>
            </label>
          ))}
        </div>
        <p className={styles.unsure}>
          {words.unsure} <a href={whichServicesLink.to}>{words.sixQuestions}</a>{" "}
          <a href={textCostLink.to}>{textCostLink.label}</a>
        </p>
      </fieldset>
      {taken.length > 0 && (
        <div className={styles.amounts}>
          {serviceNames
            .filter(({ id }) => taken.includes(id))
            .map((service) => (
              <Amount key={service.id} service={service} month={month} onChange={onChange} />
            ))}
        </div>
      )}
      <div className={styles.examples}>
        <p>{words.examples}</p>
        {examples.map(({ label, month: example }) => (
          <Pill
            key={example.contacts}
            aria-pressed={writeMonth(example) === writeMonth(month)}
            onClick={() => onChange(example)}
          >
            {label(example.contacts)}
          </Pill>
        ))}
      </div>
    </form>
  );
}

interface AmountProps {
  service: ServiceName<ServiceId>;
  month: Month;
  onChange: (month: Month) => void;
}

/** How much of one service is used. */
function Amount({ service: { id, ink, shortName }, month, onChange }: AmountProps) {
  const select = useId();
  const change = (amount: unknown) => onChange({ ...month, taken: { ...month.taken, [id]: amount } });
  const asks = words.asks[id];
  const label = (
    <>
      {shortName}
      <small>{asks}</small>
    </>
  );
  return (
    <div className={styles.amount} data-k={ink}>
      {isKind(id) ? (
        <div className={styles.kinds}>
          <label htmlFor={select}>{label}</label>
          <select id={select} name={id} value={month.taken[id]} onChange={(event) => change(event.target.value)}>
            {plans.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {serviceLimits[id][plan.id]}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <NumberField
          label={label}
          name={`${shortName}, ${asks}`}
          field={id}
          value={month.taken[id] ?? rangeOf(id).min}
          range={rangeOf(id)}
          onValue={change}
        />
      )}
    </div>
  );
}
