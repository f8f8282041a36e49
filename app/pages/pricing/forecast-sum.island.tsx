import { Fragment, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { numberOf } from "#app/calculator/read-number.ts";
import { formatPrice } from "#content/format-price.ts";
import type { forecastWords } from "#content/generated/forecast.ts";
import type { Message } from "#content/message.ts";
import { ranges, type ForecastField, type ForecastNumbers, forecast, sampleNumbers, writeNumber } from "./forecast.ts";
import styles from "./forecast.module.css";

const fields = Object.keys(sampleNumbers) as ForecastField[];
const shares = ["opens", "clicks", "orders"] as const;

type Texts = Readonly<Record<ForecastField, string>>;

const sampleTexts: Texts = textsOf(sampleNumbers);

/** The estimated result of a message: five numbers that the visitor can change, with the whole calculation shown. */
export default function ForecastSum({ words }: { words: typeof forecastWords }) {
  /** What stands in the fields, readable or not. */
  const [texts, setTexts] = useState(sampleTexts);
  /** The last number of each field that could be read. */
  const [numbers, setNumbers] = useState(sampleNumbers);
  const id = useId();
  const { orders, dollars } = forecast(numbers);
  const isSample = fields.every((field) => texts[field] === sampleTexts[field]);
  const wrong = fields.filter((field) => numberOf(texts[field], ranges[field]) === null);

  const write = (changed: Partial<Texts>) => {
    const next = { ...texts, ...changed };
    setTexts(next);
    const read = fields.map((field) => [field, numberOf(next[field], ranges[field]) ?? numbers[field]]);
    setNumbers(Object.fromEntries(read) as Record<ForecastField, number>);
  };
  const cell = (field: ForecastField) => (
    <Field
      label={words.fields[field]}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      value={texts[field]}
      errorId={wrong.includes(field) ? `${id}-${field}` : undefined}
      onChange={(event) => write({ [field]: event.target.value })}
    />
  );
  return (
    <details className={`card screen-only ${styles.forecast}`}>
      <summary>
        <h2 className="title-3">{words.title}</h2>
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
          <span>{words.ordered}</span> {writeNumber(orders)}
        </output>
        <span aria-hidden="true">×</span>
        {cell("worth")}
        <span aria-hidden="true">=</span>
        <output>
          <span>{words.from}</span> {formatPrice(dollars)}
        </output>
      </div>
      {wrong.map((field) => (
        <p key={field} id={`${id}-${field}`} role="alert" className="signal">
          {words.outOfRange({
            name: words.fields[field],
            min: String(ranges[field].min),
            limit: ranges[field].max,
            count: numbers[field],
          })}
        </p>
      ))}
      <p>{writeSum(numbers, words.rounded)}</p>
      <p>{words.noPromise}</p>
      {!isSample && (
        <Button size="small" onClick={() => write(sampleTexts)}>
          {words.useSample}
        </Button>
      )}
    </details>
  );
}

/** The sum with its numbers: "1,240 × 38/100 × 12/100 × 50/100 = 28.27, rounded; 28.27 × $12 = $339.24". */
function writeSum(numbers: ForecastNumbers, rounded: Message<string>): string {
  const { orders, dollars, isRounded } = forecast(numbers);
  const factors = [writeNumber(numbers.contacts), ...shares.map((field) => `${writeNumber(numbers[field])}/100`)];
  const ordered = writeNumber(orders);
  return `${factors.join(" × ")} = ${isRounded ? rounded(ordered) : ordered}; ${ordered} × ${formatPrice(numbers.worth)} = ${formatPrice(dollars)}`;
}

function textsOf(numbers: ForecastNumbers): Texts {
  return Object.fromEntries(fields.map((field) => [field, writeNumber(numbers[field])])) as Record<
    ForecastField,
    string
  >;
}
