import { type ReactNode, useId, useState } from "react";
import { numberError } from "#app/calculator/number-error.tsx";
import { type NumberRange, readNumber } from "#app/calculator/read-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { calculator as words } from "#words/calculator.ts";
import { formatCount } from "#content/format.ts";
import styles from "./calculator.module.css";

interface NumberFieldProps {
  label: ReactNode;
  name: string;
  field: string;
  value: number | null;
  unread: string | undefined;
  range: NumberRange;
  step?: number;
  isOptional?: boolean;
  onValue: (value: number | null) => void;
  onUnread: (text: string) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, name, field, value, unread, range, step = 1, isOptional, onValue, onUnread } = props;
  const id = useId();
  /** The typed text is shown only while it still means `value`. */
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const written = value === null ? "" : formatCount(value);
  const text = unread ?? (typed?.value === value ? typed.text : written);
  const write = (next: string) => {
    const reading = readNumber(next, range);
    if (reading.is !== "read" && !(reading.is === "empty" && isOptional)) return onUnread(next);
    const read = reading.is === "read" ? reading.number : null;
    setTyped({ text: next, value: read });
    onValue(read);
  };
  const turn = (by: number) => {
    setTyped(null);
    onValue(Math.min(range.max, Math.max(range.min, (value ?? 0) + by)));
  };
  const error = numberError({ text, range, isRequired: !isOptional, onPick: write });
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
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-wrong` : undefined}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" className="icon-button" aria-label={words.more(name)} onClick={() => turn(step)}>
          <Icon name="plus" />
        </button>
      </span>
      {error && (
        <p id={`${id}-wrong`} role="alert" className="small signal">
          {error}
        </p>
      )}
    </div>
  );
}
