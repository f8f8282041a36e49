import { useState } from "react";
import { namesOf, queryOf } from "#app/browser/form-query.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import { writeMonth } from "#app/calculator/month-query.ts";
import { reasonFor } from "#app/calculator/reasons.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatPrice } from "#content/format-price.ts";
import { calculatorPath } from "#content/navigation.ts";
import type { compare } from "#content/generated/pages/compare.ts";
import { type Bill, billFieldNames, billFields, compareBill, readBill, type Use, useName } from "./bill.ts";
import styles from "./compare-bill.module.css";

type Words = Pick<
  typeof compare,
  "form" | "fields" | "empty" | "wrong" | "usesLegend" | "uses" | "submit" | "private" | "result"
>;

interface CompareBillProps {
  words: Words;
  cost: Pick<CalculatorWords, "total" | "reasons" | "limits">;
  /** The query of the page's address: the server answers it too, for a form that is sent without scripts. */
  query: string;
}

const dollars = (amount: number): string => formatPrice(Math.abs(amount));

/** The bill of today on one side, the same month here on the other. Every change counts at once. */
export default function CompareBill({ words, cost, query: initialQuery }: CompareBillProps) {
  const [query, setQuery] = useState(initialQuery);
  const initial = new URLSearchParams(initialQuery);
  const bill = readBill(new URLSearchParams(query));
  const change = (form: HTMLFormElement) => {
    const filled = [...queryOf(form)].filter(([, value]) => value.trim() !== "");
    const search = new URLSearchParams(filled).toString();
    setQuery(search);
    writeAddress({ own: { names: namesOf(form), query: search } });
  };
  return (
    <div className="halves gap-7">
      <form
        className="stack"
        method="get"
        aria-label={words.form}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          change(event.currentTarget);
        }}
      >
        <div className={`fill ${styles.fields}`}>
          {billFieldNames.map((field) => (
            <Field
              key={field}
              label={words.fields[field]}
              name={field}
              inputMode="numeric"
              defaultValue={initial.get(field) ?? ""}
              error={bill.unread.includes(field) ? words.wrong(billFields[field].max) : undefined}
            />
          ))}
        </div>
        <p className="soft">{words.empty}</p>
        <fieldset>
          <legend>
            <b>{words.usesLegend}</b>
          </legend>
          <div className="fill gap-2">
            {Object.entries(words.uses).map(([use, label]) => (
              <Checkbox key={use} name={useName} value={use} defaultChecked={initial.getAll(useName).includes(use)}>
                {label}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        <p className="soft">{words.private}</p>
      </form>
      <Result words={words} cost={cost} bill={bill} />
    </div>
  );
}

interface ResultProps extends Pick<CompareBillProps, "words" | "cost"> {
  bill: Bill;
}

function Result({ words: { result: words, uses }, cost, bill }: ResultProps) {
  const { month, services, total, more, lacking } = compareBill(bill);
  const { seats, texts } = bill.counts;
  return (
    <section className="card stack sticky" aria-label={words.name}>
      <h2 className="title-2">{words.name}</h2>
      <div role="status" className="stack">
        {services.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <ul className="rows">
              {services.map((planned) => {
                const { service, plan, raisedBy } = planned;
                const { before, figure, after } = reasonFor(cost, planned, month);
                return (
                  <li key={service.id} className={styles.line}>
                    <h3>{words.plan({ service: service.shortName, plan: plan.name })}</h3>
                    <b>{plan.price}</b>
                    <p>
                      {raisedBy
                        ? words.raised({ label: uses[raisedBy], plan: plan.name })
                        : `${before} ${figure}, ${after}`}
                    </p>
                  </li>
                );
              })}
            </ul>
            <p className={styles.line}>
              <span>{words.total}</span>
              <b className="title-2">{dollars(total)}</b>
            </p>
            <b>
              {more === null
                ? words.unknown
                : more === 0
                  ? words.same
                  : more > 0
                    ? words.more(dollars(more))
                    : words.less(dollars(more))}
            </b>
          </>
        )}
        {seats !== null && <p>{words.seats(seats)}</p>}
        {texts !== null && <p>{words.onTop}</p>}
        {lacking.length > 0 && (
          <>
            <h3>{words.lacking}</h3>
            <ul className={styles.list}>
              {lacking.map((use) => (
                <li key={use}>{words.lacks[use as Exclude<Use, "automations" | "ab-tests" | "branches">]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {services.length > 0 && <a href={calculatorPath(`?${writeMonth(month)}`)}>{words.change}</a>}
    </section>
  );
}
