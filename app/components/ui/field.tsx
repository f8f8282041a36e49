import { type ComponentProps, type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "#app/lib/class-names.ts";
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
  const { multiline: _, value, ...rest } = props;
  if (value === undefined) return <textarea rows={4} {...rest} />;
  return <ControlledTextArea {...rest} value={value} />;
}

/**
 * A text area with a `value`. React sets it back to the served value while it hydrates (`initTextarea` of react-dom), so its first
 * render has what was typed before; the owner of the value reads that from the element in an effect of its own.
 */
function ControlledTextArea({ id, value, ...rest }: ComponentProps<"textarea">) {
  const [typed, setTyped] = useState(() => textIn(id));
  // From here on the owner controls the value.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setTyped(null), []);
  return <textarea rows={4} {...rest} id={id} value={typed ?? value} />;
}

/** The text of the served text area, which exists before React's first render only during hydration; null otherwise. */
function textIn(id: string | undefined): string | null {
  if (id === undefined || typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : null;
}
