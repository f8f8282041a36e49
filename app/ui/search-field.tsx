import type { ComponentProps } from "react";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: string;
  onSearch?: (words: string) => void;
}

export function SearchField({ label, onSearch, ...rest }: SearchFieldProps) {
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <Icon name="find" className={styles.glass} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        className={`${field.control} ${styles.input}`}
        onChange={onSearch && ((event) => onSearch(event.currentTarget.value))}
      />
    </label>
  );
}
