import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { plans } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import {
  contactsRange,
  isKind,
  type Month,
  amountRanges,
  takenServices,
  textPartsRange,
  withService,
  withoutService,
} from "#app/calculator/month.ts";
import { contactsName, takeName, textPartsName, writeMonth } from "#app/calculator/month-query.ts";
import styles from "./calculator.module.css";
import { NumberField } from "./number-field.tsx";

interface MonthFormProps {
  words: CalculatorWords;
  month: Month;
  onChange: (month: Month) => void;
}

const contactsStep = 100;

/** Months of sample businesses, to begin with. The labels are the form's words of these names. */
const examples: readonly { name: "bakery" | "salon" | "shops"; month: Month }[] = [
  { name: "bakery", month: { contacts: 600, textParts: 1, taken: { "email-marketing": 4, "whatsapp-marketing": 1 } } },
  { name: "salon", month: { contacts: 3_100, textParts: 1, taken: { "email-marketing": 4, "sms-marketing": 1 } } },
  {
    name: "shops",
    month: { contacts: 18_000, textParts: 1, taken: { "email-marketing": 2, "sms-marketing": 1, crm: 6_000 } },
  },
];

/** What the calculator asks. Every change counts at once, so nothing is sent. */
export function MonthForm({ words, month, onChange }: MonthFormProps) {
  const { form } = words;
  const services = takenServices(month);
  return (
    <form
      className={`stack gap-5 screen-only ${styles.form}`}
      aria-label={form.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <NumberField
        words={form}
        label={<b className="title-3">{form.contacts}</b>}
        name={form.contacts}
        field={contactsName}
        value={month.contacts}
        range={contactsRange}
        step={contactsStep}
        onValue={(contacts) => onChange({ ...month, contacts })}
      />
      <fieldset>
        <legend>{form.services}</legend>
        <div className={styles.picks}>
          {serviceNames.map(({ id, ink, shortName }) => (
            <Choice
              key={id}
              type="checkbox"
              name={takeName}
              value={id}
              checked={month.taken[id] !== undefined}
              onChange={(event) => onChange((event.target.checked ? withService : withoutService)(month, id))}
              className={`${styles.pick} forced-border`}
              ink={ink}
            >
              <Icon name={ink} />
              {shortName}
            </Choice>
          ))}
        </div>
        <p className="cluster gap-3">
          {form.unsure} <a href={words.questions.to}>{form.sixQuestions}</a>
          <a href={words.textCost.to}>{words.textCost.label}</a>
        </p>
      </fieldset>
      {services.length > 0 && (
        <div className="stack">
          {services.map((service) => (
            <Amount key={service.id} words={words} service={service} month={month} onChange={onChange} />
          ))}
        </div>
      )}
      <div className={`cluster gap-2 ${styles.examples}`}>
        <b>{form.examples}</b>
        {examples.map(({ name, month: example }) => (
          <Pill key={name} aria-pressed={writeMonth(example) === writeMonth(month)} onClick={() => onChange(example)}>
            {form[name](example.contacts)}
          </Pill>
        ))}
      </div>
    </form>
  );
}

interface AmountProps {
  words: CalculatorWords;
  service: ServiceName<ServiceId>;
  month: Month;
  onChange: (month: Month) => void;
}

/** How much of one service is used. */
function Amount({ words, service: { id, ink, shortName }, month, onChange }: AmountProps) {
  const change = (amount: unknown) => onChange({ ...month, taken: { ...month.taken, [id]: amount } });
  const amountLabel = words.form.amounts[id];
  const label = (
    <>
      {shortName}
      <small>{amountLabel}</small>
    </>
  );
  return (
    <div className={styles.amount} data-k={ink}>
      {isKind(id) ? (
        <Field
          as="select"
          label={label}
          name={id}
          value={month.taken[id]}
          onChange={(event) => change(event.target.value)}
        >
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {words.limits[id][plan.id]}
            </option>
          ))}
        </Field>
      ) : (
        <NumberField
          words={words.form}
          label={label}
          name={`${shortName}, ${amountLabel}`}
          field={id}
          value={month.taken[id] ?? amountRanges[id].min}
          range={amountRanges[id]}
          onValue={change}
        />
      )}
      {id === "sms-marketing" && (
        <NumberField
          words={words.form}
          label={<small>{words.form.textParts}</small>}
          name={`${shortName}, ${words.form.textParts}`}
          field={textPartsName}
          value={month.textParts}
          range={textPartsRange}
          onValue={(textParts) => onChange({ ...month, textParts })}
        />
      )}
    </div>
  );
}
