import { useEffect, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { type SmsSegments, smsSegments } from "#app/calculator/sms-segments.ts";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { formatCount } from "#content/format.ts";
import type { textCost } from "#content/generated/pages/text-cost.ts";
import { formatSum, longestText, type TextPrice, textPeople } from "#content/text-prices.ts";
import { withPlainSigns } from "./plain-signs.ts";
import styles from "./text-cost.module.css";
import { readList, withPeople, writeList } from "./text-query.ts";

type Words = typeof textCost.tool;

interface TextCostProps {
  words: Words;
  prices: readonly TextPrice[];
}

/** The form on one side, the parts of the text and what they cost on the other. Without scripts the tables below do. */
export default function TextCost({ words, prices }: TextCostProps) {
  const [text, setText] = useState<string>(words.sample);
  const [list, setList] = useState(readList("", prices));
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the address
  useEffect(() => setList(readList(location.search, prices)), [prices]);
  const change = (next: typeof list) => {
    setList(next);
    writeList(next);
  };
  const counted = smsSegments(text);
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        aria-label={words.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          as="textarea"
          label={words.text}
          hint={words.private}
          dir="auto"
          maxLength={longestText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Field
          as="select"
          label={words.country}
          value={list.country}
          onChange={(event) => change({ ...list, country: event.target.value })}
        >
          {prices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label={words.people}
          inputMode="numeric"
          value={list.people}
          error={list.count === null ? words.peopleWrong({ count: textPeople.min, limit: textPeople.max }) : undefined}
          onChange={(event) => change(withPeople(list, event.target.value))}
        />
      </form>
      <Result
        words={words}
        counted={counted}
        price={prices.find(({ code }) => code === list.country)?.price ?? 0}
        people={list.count}
        text={text}
        onPlain={() => setText(withPlainSigns(text))}
      />
    </div>
  );
}

interface ResultProps {
  words: Words;
  counted: SmsSegments;
  /** Of one part, in dollars. */
  price: number;
  people: number | null;
  text: string;
  onPlain: () => void;
}

function Result({ words, counted, price, people, text, onPlain }: ResultProps) {
  const { encoding, units, segments, left, special } = counted;
  const sum = people === null ? null : formatSum(segments.length * people * price);
  const announced = useDebounced(sum === null ? "" : words.partsSaid({ count: segments.length, price: sum }));
  return (
    <section className={styles.result} aria-label={words.result}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {segments.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              <b>{formatCount(segments.length)}</b> {words.parts(segments.length)}
            </span>
            {sum !== null && <b className={styles.sum}>{sum}</b>}
          </p>
          <p className={styles.alphabet}>
            <b>{words.alphabets[encoding]}</b> {words.used({ count: units, left })}
          </p>
          {people !== null && (
            <p>
              {words.cost({ count: segments.length, people: formatCount(people), price: formatSum(price) })}.{" "}
              <span className="soft">{words.samplePrice}</span>
            </p>
          )}
          {special.length > 0 && (
            <div className={styles.forcing}>
              <p>{words.forcing(special.length)}</p>
              <p className={styles.signs}>
                {special.slice(0, shownForcing).map((one) => (
                  <span key={one}>
                    <mark>{one}</mark> {codeOf(one)}
                  </span>
                ))}
                {special.length > shownForcing && "…"}
              </p>
              {withPlainSigns(text) !== text && <TextButton onClick={onPlain}>{words.makePlain}</TextButton>}
            </div>
          )}
          <ol className={styles.parts}>
            {segments.map((segment, place) => (
              // Segments are told apart by their place alone.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <span className="label">{words.partLabel(place + 1)}</span>
                <p dir="auto">{segment}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Characters that are named at most: a text in another script consists of them. */
const shownForcing = 8;

/** "U+2019", for what can't be told apart by sight. */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
