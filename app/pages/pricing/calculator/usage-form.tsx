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
import { formatCount } from "#content/format.ts";
import { calculator as form } from "#words/calculator.ts";
import { textCostLink, whichServicesLink } from "#content/tool-links.ts";
import { providerFeatures as featureNames } from "#words/provider-features.ts";
import { textPrices } from "#words/text-prices.ts";
import {
  contactsRange,
  costNames,
  costRanges,
  countedInAll,
  isInAll,
  isKind,
  isSender,
  maxClients,
  type Usage,
  getRange,
  usedServices,
  segmentsRange,
  withService,
  withoutService,
} from "#app/calculator/usage.ts";
import {
  clientsName,
  contactsName,
  countryName,
  inAllName,
  type NumberName,
  takeName,
  parseClients,
  segmentsName,
  type Unread,
  writeUsage,
} from "#app/calculator/usage-query.ts";
import { numberError } from "#app/calculator/number-error.tsx";
import { plainNumber, readNumber } from "#app/calculator/read-number.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./calculator.module.css";
import { NumberField } from "./number-field.tsx";

interface UsageFormProps {
  usage: Usage;
  unread: Unread;
  onChange: (usage: Usage, unread: Unread) => void;
}

const without = (unread: Unread, ...names: readonly (NumberName | ServiceId)[]): Unread =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => !names.some((readName) => readName === name)));

const contactsStep = 100;

const examples: readonly { name: "bakery" | "salon" | "shops"; usage: Usage }[] = [
  {
    name: "bakery",
    usage: { contacts: 600, segmentsPerText: 1, amounts: { "email-marketing": 4, "whatsapp-marketing": 1 } },
  },
  {
    name: "salon",
    usage: { contacts: 3_100, segmentsPerText: 1, amounts: { "email-marketing": 4, "sms-marketing": 1 } },
  },
  {
    name: "shops",
    usage: { contacts: 18_000, segmentsPerText: 1, amounts: { "email-marketing": 2, "sms-marketing": 1, crm: 6_000 } },
  },
];

export function UsageForm({ usage, unread, onChange }: UsageFormProps) {
  const services = usedServices(usage);
  const needsContacts = services.some(({ id }) => isSender(id) && !isInAll(usage, id));
  const features = usage.features ?? [];
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
        value={usage.contacts}
        unread={unread.contacts}
        range={contactsRange}
        step={contactsStep}
        isOptional={!needsContacts}
        onValue={(contacts) => onChange({ ...usage, contacts }, without(unread, contactsName))}
        onUnread={(text) => onChange(usage, { ...unread, contacts: text })}
      />
      <fieldset>
        <legend>{form.services}</legend>
        <div className={styles.picks}>
          {serviceNames.map(({ id, ink, icon, shortName }) => (
            <Choice
              key={id}
              type="checkbox"
              name={takeName}
              value={id}
              checked={usage.amounts[id] !== undefined}
              onChange={(event) =>
                onChange((event.target.checked ? withService : withoutService)(usage, id), without(unread, id))
              }
              className={`${styles.pick} forced-border`}
              ink={ink}
            >
              <Icon name={icon} />
              {shortName}
            </Choice>
          ))}
        </div>
        <p className="cluster gap-3">
          {whichServicesLink && form.unsure}{" "}
          {whichServicesLink && <a href={localizedPath(whichServicesLink.to)}>{form.sixQuestions}</a>}
          {textCostLink && <a href={localizedPath(textCostLink.to)}>{textCostLink.label}</a>}
        </p>
      </fieldset>
      {services.length > 0 && (
        <div className="stack">
          {services.map((service) => (
            <Amount key={service.id} service={service} usage={usage} unread={unread} onChange={onChange} />
          ))}
        </div>
      )}
      <Clients {...{ usage, unread, onChange }} />
      {features.length > 0 && (
        <fieldset>
          <legend>{form.features}</legend>
          {features.map((feature) => (
            <Checkbox
              key={feature}
              defaultChecked
              onChange={() => onChange({ ...usage, features: features.filter((chosen) => chosen !== feature) }, unread)}
            >
              {featureNames[feature]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className={`cluster gap-2 ${styles.examples}`}>
        <b>{form.examples}</b>
        {examples.map(({ name, usage: example }) => (
          <Pill
            key={name}
            aria-pressed={writeUsage(example) === writeUsage(usage)}
            onClick={() => onChange(example, {})}
          >
            {form[name](example.contacts ?? 0)}
          </Pill>
        ))}
      </div>
    </form>
  );
}

interface AmountProps extends UsageFormProps {
  service: ServiceName<ServiceId>;
}

function Amount({ service: { id, ink, shortName }, usage, unread, onChange }: AmountProps) {
  const change = (amount: unknown) =>
    onChange({ ...usage, amounts: { ...usage.amounts, [id]: amount } }, without(unread, id));
  const inAll = isInAll(usage, id);
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
          value={usage.amounts[id]}
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
          value={usage.amounts[id] ?? null}
          unread={unread[id]}
          range={getRange(usage, id)}
          onValue={change}
          onUnread={(text) => onChange(usage, { ...unread, [id]: text })}
        />
      )}
      {isSender(id) && (
        <Checkbox
          name={inAllName}
          value={id}
          checked={inAll}
          onChange={(event) => onChange(countedInAll(usage, id, event.target.checked), without(unread, id))}
        >
          {form.inAll}
        </Checkbox>
      )}
      {id === "sms-marketing" && (
        <NumberField
          label={<small>{form.textParts}</small>}
          name={formatList([shortName, form.textParts])}
          field={segmentsName}
          value={usage.segmentsPerText}
          unread={unread[segmentsName]}
          range={segmentsRange}
          onValue={(segmentsPerText) =>
            onChange(
              { ...usage, segmentsPerText: segmentsPerText ?? segmentsRange.start },
              without(unread, segmentsName),
            )
          }
          onUnread={(text) => onChange(usage, { ...unread, [segmentsName]: text })}
        />
      )}
      {id in costNames && <Cost id={id as keyof typeof costNames} {...{ usage, unread, onChange }} />}
    </div>
  );
}

function Clients({ usage, unread, onChange }: UsageFormProps) {
  const { clients = [] } = usage;
  /** The typed text is shown only while it still means `clients`. */
  const [typed, setTyped] = useState("");
  const [isOpen] = useState(clients.length > 0 || unread.clients !== undefined);
  const isTyped = String(parseClients(typed)) === String(clients);
  const write = (next: string) => {
    setTyped(next);
    const read = parseClients(next);
    onChange(
      { ...usage, clients: read ?? clients },
      read ? without(unread, clientsName) : { ...unread, clients: next },
    );
  };
  return (
    <details open={isOpen}>
      <summary className="link">{form.severalClients}</summary>
      <Field
        label={form.clients}
        hint={form.clientsHint}
        name={clientsName}
        autoComplete="off"
        value={unread.clients ?? (isTyped ? typed : clients.map((contacts) => formatCount(contacts)).join("; "))}
        error={unread.clients === undefined ? undefined : form.clientsError(maxClients)}
        onChange={({ target }) => write(target.value)}
      />
    </details>
  );
}

function Cost({ id, usage, unread, onChange }: UsageFormProps & { id: keyof typeof costNames }) {
  const name = costNames[id];
  const range = costRanges[name];
  const typed = usage.costs?.[name];
  const [text, setText] = useState(unread[name] ?? (typed === undefined ? "" : plainNumber(typed)));
  const write = (next: string) => {
    setText(next);
    const reading = readNumber(next, range);
    if (reading.is !== "read" && reading.is !== "empty") return onChange(usage, { ...unread, [name]: next });
    const costs = { ...usage.costs, ...(reading.is === "read" && { [name]: reading.number }) };
    if (reading.is === "empty") delete costs[name];
    onChange({ ...usage, costs }, without(unread, name));
  };
  return (
    <div className="fill gap-3">
      {id === "sms-marketing" && (
        <Field
          as="select"
          label={form.country}
          name={countryName}
          value={usage.country ?? ""}
          onChange={({ target }) => onChange({ ...usage, country: target.value }, unread)}
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
