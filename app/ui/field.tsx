import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { PasswordInput } from "./password-input.tsx";

interface Frame {
  label: ReactNode;
  hint?: ReactNode;
  /** The error of the value; described by it, the control is marked invalid. */
  error?: string | undefined;
  /** Id of an alert elsewhere in the form about this field. */
  errorId?: string | undefined;
  /** For a password: the words of the button that shows it. */
  reveal?: Record<"show" | "hide", string>;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
}

type FieldProps = Frame &
  (({ multiline: true } & ComponentProps<"textarea">) | ({ multiline?: false } & ComponentProps<"input">));

/** One labeled control with its hint, its error and the ARIA that ties them together. */
export function Field({
  label,
  hint,
  error,
  errorId,
  labelHidden = false,
  reveal,
  id,
  className,
  ...control
}: FieldProps) {
  const fallbackId = useId();
  const controlId = id ?? fallbackId;
  const hintId = `${controlId}-hint`;
  const ownErrorId = `${controlId}-error`;
  const shared = {
    id: controlId,
    className: classNames(styles.control, className),
    "aria-invalid": error || errorId ? true : undefined,
    "aria-describedby": classNames(error && ownErrorId, errorId, hint !== undefined && hintId) || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {reveal && !control.multiline ? (
        <PasswordInput {...control} {...shared} label={label} words={reveal} />
      ) : (
        <Control {...control} {...shared} />
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ownErrorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps =
  | ({ multiline: true } & ComponentProps<"textarea">)
  | ({ multiline?: false } & ComponentProps<"input">);

function Control(props: ControlProps) {
  if (!props.multiline) {
    const { multiline: _, ...rest } = props;
    return <input {...rest} />;
  }
  const { multiline: _, ...rest } = props;
  return <textarea rows={4} {...rest} />;
}
