import type { ReactNode } from "react";
import styles from "./choices.module.css";

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Name of the radio group. */
  name: string;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A group of radio buttons drawn as cards. */
export function Choices<Value extends string>({ legend, name, options, chosen, onChoose }: ChoicesProps<Value>) {
  const pictured = options.some(({ picture }) => picture !== undefined);
  return (
    <fieldset className={pictured ? styles.pictures : styles.lines}>
      <legend>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            suppressHydrationWarning
          />
          <span>
            {picture}
            <b>{label}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
