import { type ReactNode, useState } from "react";
import { toQuery } from "#app/browser/form-query.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import { countryName, featureName, inAllName, valueIn } from "#app/calculator/usage-query.ts";
import { numberError } from "#app/calculator/number-error.tsx";
import { parseNumber } from "#app/calculator/read-number.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { type ServiceId, serviceNames } from "#content/catalog/service-names.ts";
import { formatCount } from "#content/format.ts";
import {
  type BillField,
  billFieldNames,
  billNames,
  billRange,
  emptiedName,
  readBill,
  shownQuery,
  withText,
} from "./bill.ts";
import { billResult, compareBill as words } from "#words/pages/compare.ts";
import { providerFeatures as features } from "#words/provider-features.ts";
import { textPrices } from "#words/text-prices.ts";
import { BillResult } from "./bill-result.tsx";
import styles from "./compare-bill.module.css";

interface CompareBillProps {
  /** The server handles the query too, for forms sent without scripts. */
  query: string;
}

export default function CompareBill({ query: initialQuery }: CompareBillProps) {
  const [query, setQuery] = useState(initialQuery);
  const initial = new URLSearchParams(shownQuery(initialQuery));
  const shown = new URLSearchParams(shownQuery(query));
  const bill = readBill(shown);
  const change = (form: HTMLFormElement) => {
    const filled = [...toQuery(form)].filter(([, value]) => value.trim() !== "");
    const search = new URLSearchParams(filled).toString() || `${emptiedName}=1`;
    setQuery(search);
    writeAddress({ own: { names: billNames, query: search } });
  };
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const pick = (field: BillField, text: string) => {
    const input = form?.elements.namedItem(field);
    if (!form || !(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.focus();
    change(form);
  };
  const empty = (from: HTMLFormElement) => {
    for (const element of from.elements) {
      if (element instanceof HTMLInputElement) {
        if (element.type === "checkbox") element.checked = false;
        else element.value = "";
      } else if (element instanceof HTMLSelectElement) element.value = "";
    }
    change(from);
    (from.elements.namedItem(billFieldNames[0] ?? "") as HTMLElement | null)?.focus();
  };
  const isChecked = (name: string, value: string) => initial.getAll(name).includes(value);
  const fields = (names: readonly BillField[]) =>
    names.map((field) => {
      const range = billRange(field, bill.usage);
      const text = valueIn(initial, field);
      const count = parseNumber(text, range);
      const written = count === null ? text : formatCount(count, 10);
      return (
        <Field
          key={field}
          label={words.fields[field]}
          name={field}
          inputMode={range.decimals ? "decimal" : "numeric"}
          defaultValue={parseNumber(written, range) === count ? written : text}
          error={
            bill.unread.includes(field)
              ? numberError({
                  text: valueIn(shown, field),
                  range,
                  onPick: (text) => pick(field, text),
                  linkTo: (text) => `?${withText(shown.toString(), field, text)}`,
                })
              : undefined
          }
        />
      );
    });
  return (
    <div className={`halves gap-6 band ${styles.bill}`}>
      <form
        ref={setForm}
        className="card rows"
        method="get"
        aria-label={words.form}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          change(event.currentTarget);
        }}
      >
        {bill.isExample && (
          <p>
            <SampleMark>{words.example.mark}</SampleMark> {words.example.text}{" "}
            <TextButton className="scripts-only" onClick={() => form && empty(form)}>
              {words.example.action}
            </TextButton>
            <a className="unscripted" href={`?${emptiedName}=1`}>
              {words.example.action}
            </a>
          </p>
        )}
        <Group legend={billResult.you}>
          <div className={`stack gap-3 ${styles.fields}`}>{fields(["pays", "pays-texts"])}</div>
        </Group>
        <Group service="email-marketing">
          <div className={`stack gap-3 ${styles.fields}`}>{fields(["contacts", "emails"])}</div>
          <Checkbox name={inAllName} value="email-marketing" defaultChecked={isChecked(inAllName, "email-marketing")}>
            {words.emailsInAll}
          </Checkbox>
        </Group>
        <Group service="sms-marketing">
          <div className={`stack gap-3 ${styles.fields}`}>
            {fields(["texts", "text-parts", "text-price"])}
            <Field as="select" label={words.country} name={countryName} defaultValue={valueIn(initial, countryName)}>
              <option value="">{words.noCountry}</option>
              {textPrices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Field>
          </div>
          <Checkbox name={inAllName} value="sms-marketing" defaultChecked={isChecked(inAllName, "sms-marketing")}>
            {words.textsInAll}
          </Checkbox>
        </Group>
        <Group legend={words.usesLegend}>
          <div className={`stack gap-3 ${styles.fields}`}>{fields(["seats"])}</div>
          <div className="fill gap-2">
            {Object.entries(features).map(([feature, label]) => (
              <Checkbox
                key={feature}
                name={featureName}
                value={feature}
                defaultChecked={isChecked(featureName, feature)}
              >
                {label}
              </Checkbox>
            ))}
          </div>
        </Group>
        <p className="soft small">
          {words.empty} {words.private}
        </p>
        <Button type="submit" variant="primary" className="unscripted">
          {words.submit}
        </Button>
      </form>
      <BillResult bill={bill} />
    </div>
  );
}

interface GroupProps {
  service?: ServiceId;
  legend?: string;
  children: ReactNode;
}

function Group({ service, legend, children }: GroupProps) {
  const about = serviceNames.find(({ id }) => id === service);
  return (
    <fieldset className="stack gap-3">
      <legend>
        <span className="cluster gap-2 title-3">
          {about && <StampChip {...about} />}
          <span>{about?.shortName ?? legend}</span>
        </span>
      </legend>
      {children}
    </fieldset>
  );
}
