import { type ComponentProps, createElement, type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { PasswordInput } from "./form/password-input.tsx";

interface Frame {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactElement | string | undefined;
  errorId?: string | undefined;
  labelHidden?: boolean;
}

type FieldProps = Frame &
  (
    | ({ as?: "input" } & ComponentProps<"input">)
    | ({ as: "textarea" } & ComponentProps<"textarea">)
    | ({ as: "select" } & ComponentProps<"select">)
  );

export function Field({ label, hint, error, errorId, labelHidden, as, id, className, ...rest }: FieldProps) {
  const fallbackId = useId();
  const controlId = id ?? fallbackId;
  const hintId = `${controlId}-hint`;
  const ownErrorId = `${controlId}-error`;
  const control = {
    ...(as === "textarea" && { rows: 4 }),
    ...rest,
    id: controlId,
    className: classNames(styles.control, className),
    "aria-invalid": error || errorId ? true : undefined,
    "aria-describedby": classNames(error && ownErrorId, errorId, hint !== undefined && hintId) || undefined,
  };
  return (
    <div className="stack gap-1">
      <label htmlFor={controlId} className={labelHidden ? "visually-hidden" : `${styles.label} small`}>
        {label}
      </label>
      {"type" in rest && rest.type === "password" ? (
        <PasswordInput {...(control as ComponentProps<"input">)} label={label} />
      ) : (
        createElement<object>(as ?? "input", control)
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ownErrorId} className={`${styles.error} small`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function CodeField(props: Frame & ComponentProps<"input">) {
  return <Field {...props} inputMode="numeric" autoComplete="one-time-code" required />;
}
