import { type SubmitEvent, useLayoutEffect, useState } from "react";
import { numberError } from "#app/calculator/number-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { hasOtherScript, type SmsSegments, smsSegments } from "#app/calculator/sms-segments.ts";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { textCostTool as words } from "#words/pages/text-cost.ts";
import { numberFormat } from "#words/number-rules.ts";
import { textPriceFormat, textPrices as prices } from "#words/text-prices.ts";
import { formatSumIn } from "#content/format-price.ts";
import { signName, withPlainSigns } from "./plain-signs.ts";
import styles from "./text-cost.module.css";
import {
  readCount,
  listQuery,
  listRanges,
  maxTextLength,
  plainName,
  findPrice,
  readList,
  readText,
  writeList,
} from "./text-query.ts";

interface TextCostProps {
  /** The server handles the query too, for forms sent without scripts. */
  query: string;
}

export const wakes = "*";

export default function TextCost({ query }: TextCostProps) {
  const [text, setText] = useState<string>(readText(query) ?? words.sample);
  const [list, setList] = useState(readList(query, prices));
  // Runs before early input is replayed (hydrate-island.tsx). The server caches the page without a query.
  // oxlint-disable-next-line react/set-state-in-effect -- so the query is read here
  useLayoutEffect(() => setList(readList(location.search, prices)), []);
  const change = (next: typeof list) => {
    setList(next);
    writeList(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter?.getAttribute("name") !== plainName) return;
    setText(withPlainSigns(text));
    // The pressed button is removed, so its section takes focus.
    submitter.closest("section")?.focus();
  };
  const counted = smsSegments(text);
  const plain = smsSegments(withPlainSigns(text));
  const { length: count } = counted.segments;
  const price = findPrice(list, prices);
  const people = readCount(list);
  const isSample = list.price.trim() === "";
  const formatSum = (amount: number) => formatSumIn(isSample ? textPriceFormat : numberFormat, amount);
  const formatCost = (texts: number): string | null =>
    people === null || price === null ? null : formatSum(texts * people * price);
  const sum = formatCost(count);
  const country = prices.find(({ code }) => code === list.country)?.name;
  const getError = (field: "people" | "price") =>
    numberError({
      text: list[field],
      range: listRanges[field],
      isRequired: field === "people",
      onPick: (picked) => change({ ...list, [field]: picked }),
      linkTo: (picked) => `?${listQuery({ ...list, [field]: picked })}`,
    });
  const announced = useDebounced(sum === null ? "" : words.announcement({ count, price: sum }));
  const isShorter = plain.segments.length < count;
  return (
    <form
      className={`halves gap-6 ${styles.tool}`}
      method="get"
      aria-label={words.form}
      autoComplete="off"
      onSubmit={submit}
    >
      <div className={`stack gap-3 ${styles.text}`}>
        <Field
          as="textarea"
          label={words.text}
          hint={
            <>
              <span className="scripts-only">{words.private}</span>
              <span className="unscripted">{words.sent}</span>
            </>
          }
          dir="auto"
          name="text"
          maxLength={maxTextLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="unscripted">
          {words.submit}
        </Button>
      </div>
      <section className={`card manila stack ${styles.result}`} aria-label={words.result} tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        <p className="cluster between title-2">
          <span>{words.texts(count)}</span>
          {sum !== null && <b className="signal">{words.about(sum)}</b>}
        </p>
        {isSample && country !== undefined && <SampleMark>{words.sampleCountry(country)}</SampleMark>}
        {counted.special.length > 0 && count > 1 && <Costly special={counted.special} />}
        {isShorter && (
          <>
            {sum !== null && (
              <p>{words.swapped({ count: plain.segments.length, price: formatCost(plain.segments.length) ?? "" })}</p>
            )}
            <Button type="submit" variant="primary" full name={plainName} value="1">
              {words.makePlain(plain.segments.length)}
            </Button>
          </>
        )}
        <p className="small soft">
          <span>{count === 0 ? words.empty : words.used({ count: counted.units, left: counted.left })}</span>{" "}
          <span>
            {people !== null &&
              price !== null &&
              `${words.cost({ count, total: people, price: formatSum(price) })} ${isSample ? words.samplePrice : words.quotedPrice}`}
          </span>
        </p>
      </section>
      <Telegram counted={counted} />
      <div className="card stack">
        <div className="columns-2">
          <Field
            label={words.people}
            name="people"
            inputMode="numeric"
            value={list.people}
            error={getError("people")}
            onChange={(event) => change({ ...list, people: event.target.value })}
          />
          <Field
            as="select"
            label={words.country}
            name="country"
            value={list.country}
            onChange={(event) => change({ ...list, country: event.target.value })}
          >
            {prices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Field>
        </div>
        <Field
          label={words.quoted}
          name="price"
          inputMode="decimal"
          value={list.price}
          error={getError("price")}
          onChange={(event) => change({ ...list, price: event.target.value })}
        />
      </div>
    </form>
  );
}

function Costly({ special }: Pick<SmsSegments, "special">) {
  if (hasOtherScript(special)) return <p className={`rose ${styles.costly}`}>{words.otherScript}</p>;
  return (
    <div className={`stack gap-2 rose ${styles.costly}`}>
      <p>{words.costly(special.length)}</p>
      <p className="cluster gap-3">
        {special.slice(0, shownSigns).map((sign) => {
          const name = signName(sign);
          return (
            <span key={sign}>
              <mark>{sign}</mark> {name && <span>{words.signs[name]}</span>}
            </span>
          );
        })}
        {special.length > shownSigns && <span>…</span>}
      </p>
    </div>
  );
}

const shownSigns = 8;

/** Texts in cursive scripts are not split into cells. Screen readers get the same text from the field. */
function Telegram({ counted: { segments, special, double } }: { counted: SmsSegments }) {
  const isRunning = hasOtherScript(special);
  return (
    <ol className={`stack gap-6 ${styles.strips}`} aria-label={words.strips}>
      {segments.map((segment, place) => (
        // Strips and cells have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="canary forced-border">
          <span className="label">{words.strip({ count: place + 1, total: segments.length })}</span>
          <p aria-hidden="true" dir="auto" className={isRunning ? undefined : styles.cells}>
            {isRunning ? segment : <Cells segment={segment} special={special} double={double} />}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Cells({ segment, special, double }: Pick<SmsSegments, "special" | "double"> & { segment: string }) {
  return segment.split(/(?<=\s)/u).map((word, start) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={start}>
      {Array.from(word, (one, index) => {
        const Cell = special.includes(one) ? "mark" : "span";
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Cell key={index} data-double={double.includes(one) ? "" : undefined}>
            {one === "\n" ? "↵" : one}
          </Cell>
        );
      })}
    </span>
  ));
}
