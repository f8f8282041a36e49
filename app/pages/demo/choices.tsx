import styles from "./choices.module.css";

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Name of the radio group. */
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** A group of radio buttons drawn as chips. */
export function Choices<Value extends string>({ legend, name, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      {/* WebKit cannot lay out a legend in a row, so the visible label is a separate element. */}
      <legend className="visually-hidden">{legend}</legend>
      <b aria-hidden="true">{legend}</b>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            suppressHydrationWarning
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
