import { Fragment, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { numberError } from "#app/calculator/number-error.tsx";
import { parseNumber } from "#app/calculator/read-number.ts";
import { ResultPlace } from "#app/calculator/result-place.tsx";
import { formatPrice } from "#content/format-price.ts";
import { forecastWords as words } from "#words/forecast.ts";
import { ranges, type ForecastField, type ForecastNumbers, forecast, sampleNumbers, writeNumber } from "./forecast.ts";
import styles from "./forecast.module.css";

const fields = Object.keys(sampleNumbers) as ForecastField[];
const shares = ["opens", "clicks", "orders"] as const;

type Texts = Readonly<Record<ForecastField, string>>;

const sampleTexts: Texts = toTexts(sampleNumbers);

export default function ForecastSum() {
  const [texts, setTexts] = useState(sampleTexts);
  const id = useId();
  const isSample = fields.every((field) => texts[field] === sampleTexts[field]);
  const numbers = parseNumbers(texts);
  const result = numbers && forecast(numbers);
  const write = (changed: Partial<Texts>) => setTexts({ ...texts, ...changed });
  const errors = fields.flatMap((field) => {
    const onPick = (text: string) => write({ [field]: text });
    const error = numberError({ text: texts[field], range: ranges[field], isRequired: true, onPick });
    return error ? [{ field, error }] : [];
  });
  const cell = (field: ForecastField) => (
    <Field
      label={words.fields[field]}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      value={texts[field]}
      errorId={errors.some((error) => error.field === field) ? `${id}-${field}` : undefined}
      onChange={(event) => write({ [field]: event.target.value })}
    />
  );
  return (
    <details className={`card screen-only scripts-only ${styles.forecast}`}>
      <summary className="row between">
        <h2 className="title-3">{words.title}</h2>
        <Icon name="plus" className="signal" />
      </summary>
      <p>{words.lead}</p>
      <div className={`cluster gap-3 ${styles.sum}`}>
        {cell("contacts")}
        {shares.map((field) => (
          <Fragment key={field}>
            <span aria-hidden="true">×</span>
            {cell(field)}
          </Fragment>
        ))}
        <span aria-hidden="true">=</span>
        <output>
          <small>{words.ordered}</small> <span>{result && writeNumber(result.orders)}</span>
        </output>
        <span aria-hidden="true">×</span>
        {cell("worth")}
        <span aria-hidden="true">=</span>
        <output>
          <small>{words.from}</small> <span>{result && formatPrice(result.revenue)}</span>
        </output>
      </div>
      {errors.map(({ field, error }) => (
        <p key={field} id={`${id}-${field}`} role="alert" className="signal">
          <span>{words.fields[field]}:</span> <span>{error}</span>
        </p>
      ))}
      <ResultPlace missing={numbers ? undefined : <p>{words.missing}</p>}>
        <p>{numbers && writeSum(numbers)}</p>
      </ResultPlace>
      <p>{words.noPromise}</p>
      {!isSample && (
        <Button size="small" onClick={() => write(sampleTexts)}>
          {words.useSample}
        </Button>
      )}
    </details>
  );
}

function writeSum(numbers: ForecastNumbers): string {
  const { orders, revenue, isRounded } = forecast(numbers);
  const factors = [writeNumber(numbers.contacts), ...shares.map((field) => `${writeNumber(numbers[field])}/100`)];
  const ordered = writeNumber(orders);
  return words.sums({
    ratio: `${factors.join(" × ")} = ${isRounded ? words.rounded(ordered) : ordered}`,
    reason: `${ordered} × ${formatPrice(numbers.worth)} = ${formatPrice(revenue)}`,
  });
}

function parseNumbers(texts: Texts): ForecastNumbers | null {
  const numbers = fields.map((field) => [field, parseNumber(texts[field], ranges[field])] as const);
  return numbers.some(([, number]) => number === null)
    ? null
    : (Object.fromEntries(numbers) as Record<ForecastField, number>);
}

function toTexts(numbers: ForecastNumbers): Texts {
  return Object.fromEntries(fields.map((field) => [field, writeNumber(numbers[field])])) as Record<
    ForecastField,
    string
  >;
}
