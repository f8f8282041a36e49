import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  error?: string | undefined;
  children: ReactNode;
}

export function Checkbox({ error, children, ...control }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`${styles.checkbox} media gap-2 small`}>
      <input
        {...control}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
