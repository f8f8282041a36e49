import { type ReactNode, useId, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type NumberRange, numberOf } from "#app/calculator/read-number.ts";
import { formatCount } from "#content/format.ts";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";
import styles from "./calculator.module.css";

interface NumberFieldProps {
  words: Pick<CalculatorWords["form"], "fewer" | "more" | "outOfRange">;
  /** What is asked. */
  label: ReactNode;
  /** The same in one phrase, for the buttons. */
  name: string;
  /** Name of the field in the form. */
  field: string;
  value: number;
  range: NumberRange;
  step?: number;
  onValue: (value: number) => void;
}

/** A whole number with a button for less and one for more. What can't be read stays in the field, and the last number counts. */
export function NumberField({ words, label, name, field, value, range, step = 1, onValue }: NumberFieldProps) {
  const id = useId();
  /** The typed text. It is shown only while the number that it produced is still `value`. */
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  const draft = typed?.value === value ? typed.text : null;
  const isWrong = draft !== null && draft.trim() !== "" && numberOf(draft, range) === null;
  const write = (text: string) => {
    const count = numberOf(text, range) ?? value;
    setTyped({ text, value: count });
    if (count !== value) onValue(count);
  };
  const turn = (by: number) => {
    setTyped(null);
    onValue(Math.min(range.max, Math.max(range.min, value + by)));
  };
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.stepper}>
        <button type="button" className="icon-button" aria-label={words.fewer(name)} onClick={() => turn(-step)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? formatCount(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => write(event.target.value)}
          onBlur={() => !isWrong && setTyped(null)}
        />
        <button type="button" className="icon-button" aria-label={words.more(name)} onClick={() => turn(step)}>
          <Icon name="plus" />
        </button>
      </span>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="small signal">
          {words.outOfRange({ limit: range.max, count: value })}
        </p>
      )}
    </div>
  );
}
