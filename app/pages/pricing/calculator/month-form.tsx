import { localizedPath } from "#app/browser/localized-path.ts";
import { formatList } from "#content/format-list.ts";
import { useState } from "react";
import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { plans } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { serviceLimits } from "#content/catalog/service-plans.ts";
import { textCostLink, whichServicesLink } from "#content/navigation.ts";
import { calculator as form } from "#words/calculator.ts";
import { features as featureNames } from "#words/pages/compare.ts";
import { textPrices } from "#words/text-prices.ts";
import {
  contactsRange,
  costOf,
  costRanges,
  countedInAll,
  isInAll,
  isKind,
  isSender,
  type Month,
  rangeOf,
  takenServices,
  textPartsRange,
  withService,
  withoutService,
} from "#app/calculator/month.ts";
import {
  contactsName,
  countryName,
  inAllName,
  type NumberName,
  takeName,
  textPartsName,
  type Unread,
  writeMonth,
} from "#app/calculator/month-query.ts";
import { numberError } from "#app/calculator/number-error.tsx";
import { plainNumber, readNumber } from "#app/calculator/read-number.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./calculator.module.css";
import { NumberField } from "./number-field.tsx";

interface MonthFormProps {
  month: Month;
  unread: Unread;
  onChange: (month: Month, unread: Unread) => void;
}

const without = (unread: Unread, ...names: readonly (NumberName | ServiceId)[]): Unread =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => !names.some((one) => one === name)));

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
export function MonthForm({ month, unread, onChange }: MonthFormProps) {
  const services = takenServices(month);
  const needsContacts = services.some(({ id }) => isSender(id) && !isInAll(month, id));
  const features = month.features ?? [];
  return (
    <form
      className={`stack gap-5 screen-only scripts-only ${styles.form}`}
      aria-label={form.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <NumberField
        label={<b className="title-3">{form.contacts}</b>}
        name={form.contacts}
        field={contactsName}
        value={month.contacts}
        unread={unread.contacts}
        range={contactsRange}
        step={contactsStep}
        isOptional={!needsContacts}
        onValue={(contacts) => onChange({ ...month, contacts }, without(unread, contactsName))}
        onUnread={(text) => onChange(month, { ...unread, contacts: text })}
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
              onChange={(event) =>
                onChange((event.target.checked ? withService : withoutService)(month, id), without(unread, id))
              }
              className={`${styles.pick} forced-border`}
              ink={ink}
            >
              <Icon name={ink} />
              {shortName}
            </Choice>
          ))}
        </div>
        <p className="cluster gap-3">
          {form.unsure} <a href={localizedPath(whichServicesLink.to)}>{form.sixQuestions}</a>
          <a href={localizedPath(textCostLink.to)}>{textCostLink.label}</a>
        </p>
      </fieldset>
      {services.length > 0 && (
        <div className="stack">
          {services.map((service) => (
            <Amount key={service.id} service={service} month={month} unread={unread} onChange={onChange} />
          ))}
        </div>
      )}
      {features.length > 0 && (
        <fieldset>
          <legend>{form.features}</legend>
          {features.map((feature) => (
            <Checkbox
              key={feature}
              defaultChecked
              onChange={() => onChange({ ...month, features: features.filter((one) => one !== feature) }, unread)}
            >
              {featureNames[feature]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className={`cluster gap-2 ${styles.examples}`}>
        <b>{form.examples}</b>
        {examples.map(({ name, month: example }) => (
          <Pill
            key={name}
            aria-pressed={writeMonth(example) === writeMonth(month)}
            onClick={() => onChange(example, {})}
          >
            {form[name](example.contacts ?? 0)}
          </Pill>
        ))}
      </div>
    </form>
  );
}

interface AmountProps extends MonthFormProps {
  service: ServiceName<ServiceId>;
}

/** How much of one service is used, and what others charge for it. */
function Amount({ service: { id, ink, shortName }, month, unread, onChange }: AmountProps) {
  const change = (amount: unknown) =>
    onChange({ ...month, taken: { ...month.taken, [id]: amount } }, without(unread, id));
  const inAll = isInAll(month, id);
  const amountLabel = isSender(id) && inAll ? form.amountsInAll[id] : form.amounts[id];
  const label = (
    <>
      <span>{shortName}</span>
      <small>{amountLabel}</small>
    </>
  );
  return (
    <div className={`stack gap-3 ${styles.amount}`} data-k={ink}>
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
              {serviceLimits[id][plan.id]}
            </option>
          ))}
        </Field>
      ) : (
        <NumberField
          label={label}
          name={formatList([shortName, amountLabel])}
          field={id}
          value={month.taken[id] ?? null}
          unread={unread[id]}
          range={rangeOf(month, id)}
          onValue={change}
          onUnread={(text) => onChange(month, { ...unread, [id]: text })}
        />
      )}
      {isSender(id) && (
        <Checkbox
          name={inAllName}
          value={id}
          checked={inAll}
          onChange={(event) => onChange(countedInAll(month, id, event.target.checked), without(unread, id))}
        >
          {form.inAll}
        </Checkbox>
      )}
      {id === "sms-marketing" && (
        <NumberField
          label={<small>{form.textParts}</small>}
          name={formatList([shortName, form.textParts])}
          field={textPartsName}
          value={month.textParts}
          unread={unread[textPartsName]}
          range={textPartsRange}
          onValue={(textParts) =>
            onChange({ ...month, textParts: textParts ?? textPartsRange.start }, without(unread, textPartsName))
          }
          onUnread={(text) => onChange(month, { ...unread, [textPartsName]: text })}
        />
      )}
      {id in costOf && <Cost id={id as keyof typeof costOf} {...{ month, unread, onChange }} />}
    </div>
  );
}

/** What somebody else charges for a service: as the visitor knows it, or for texts the sample price of a country. Empty is an answer too. */
function Cost({ id, month, unread, onChange }: MonthFormProps & { id: keyof typeof costOf }) {
  const name = costOf[id];
  const range = costRanges[name];
  const typed = month.costs?.[name];
  const [text, setText] = useState(unread[name] ?? (typed === undefined ? "" : plainNumber(typed)));
  const write = (next: string) => {
    setText(next);
    const reading = readNumber(next, range);
    if (reading.is !== "read" && reading.is !== "empty") return onChange(month, { ...unread, [name]: next });
    const costs = { ...month.costs, ...(reading.is === "read" && { [name]: reading.number }) };
    if (reading.is === "empty") delete costs[name];
    onChange({ ...month, costs }, without(unread, name));
  };
  return (
    <div className="fill gap-3">
      {id === "sms-marketing" && (
        <Field
          as="select"
          label={form.country}
          name={countryName}
          value={month.country ?? ""}
          onChange={({ target }) => onChange({ ...month, country: target.value }, unread)}
        >
          <option value="">{form.noCountry}</option>
          {textPrices.map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </Field>
      )}
      <Field
        label={form.costs[name]}
        name={name}
        inputMode="decimal"
        value={text}
        error={numberError({ text, range, onPick: write })}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}
