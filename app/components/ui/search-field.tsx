import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: string;
  onSearch: (words: string) => void;
}

/**
 * A search field. Its label is for screen readers alone; the placeholder repeats it. Text typed before hydration is searched for once React
 * runs.
 */
export function SearchField({ label, onSearch, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const onArrival = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== (rest.value ?? "")) onSearch(typed);
  });
  useEffect(() => onArrival(), []);
  return (
    <label className={classNames(styles.search, className)}>
      <span className="visually-hidden">{label}</span>
      <Icon name="find" className={styles.glass} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        className={styles.input}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </label>
  );
}
