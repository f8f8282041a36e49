import { useEffect, useId, useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { formatCount } from "#content/format.ts";
import { textCost as words } from "#content/generated/pages/text-cost.ts";
import { formatSum, longestText, textPeople, textPrices } from "#content/text-prices.ts";
import { type CountedText, countText, withPlainSigns } from "./count-text.ts";
import styles from "./text-cost.module.css";
import { readList, type TextList, withPeople, writeList } from "./text-query.ts";

/** The form on one side, the parts of the text and what they cost on the other. Without scripts the tables below do. */
export function TextCost() {
  const id = useId();
  const [text, setText] = useState<string>(words.sample);
  const [list, setList] = useState(readList(""));
  useEffect(() => {
    const field = document.getElementById(id);
    // Text that was typed before hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    if (field instanceof HTMLTextAreaElement) setText(field.value);
    setList(readList(location.search));
  }, [id]);
  const change = (next: typeof list) => {
    setList(next);
    writeList(next);
  };
  const counted = countText(text);
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        aria-label={words.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          multiline
          id={id}
          label={words.text}
          hint={words.private}
          dir="auto"
          maxLength={longestText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label className={styles.country}>
          <span>{words.country}</span>
          <select value={list.country} onChange={(event) => change({ ...list, country: event.target.value })}>
            {textPrices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={words.people}
          inputMode="numeric"
          value={list.people}
          error={list.count === null ? words.peopleWrong({ count: textPeople.min, limit: textPeople.max }) : undefined}
          onChange={(event) => change(withPeople(list, event.target.value))}
        />
      </form>
      <Result counted={counted} list={list} onPlain={() => setText(withPlainSigns(text))} text={text} />
    </div>
  );
}

interface ResultProps {
  counted: CountedText;
  text: string;
  list: TextList;
  onPlain: () => void;
}

function Result({ counted, text, list, onPlain }: ResultProps) {
  const { alphabet, units, parts, left, forcing } = counted;
  const price = textPrices.find(({ code }) => code === list.country)?.price ?? 0;
  const sum = list.count === null ? null : formatSum(parts.length * list.count * price);
  const said = useDebounced(sum === null ? "" : words.partsSaid({ count: parts.length, price: sum }));
  return (
    <section className={styles.result} aria-label={words.result}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {parts.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              <b>{formatCount(parts.length)}</b> {words.parts(parts.length)}
            </span>
            {sum !== null && <b className={styles.sum}>{sum}</b>}
          </p>
          <p className={styles.alphabet}>
            <b>{words.alphabets[alphabet]}</b> {words.used({ count: units, left })}
          </p>
          {list.count !== null && (
            <p>
              {words.cost({ count: parts.length, people: formatCount(list.count), price: formatSum(price) })}.{" "}
              <span className="soft">{words.samplePrice}</span>
            </p>
          )}
          {forcing.length > 0 && (
            <div className={styles.forcing}>
              <p>{words.forcing(forcing.length)}</p>
              <p className={styles.signs}>
                {forcing.slice(0, shownForcing).map((one) => (
                  <span key={one}>
                    <mark>{one}</mark> {codeOf(one)}
                  </span>
                ))}
                {forcing.length > shownForcing && "…"}
              </p>
              {withPlainSigns(text) !== text && <TextButton onClick={onPlain}>{words.makePlain}</TextButton>}
            </div>
          )}
          <ol className={styles.parts}>
            {parts.map((part, place) => (
              // Parts are told apart by their place alone.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <span className="label">{words.partLabel(place + 1)}</span>
                <p dir="auto">{part}</p>
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
