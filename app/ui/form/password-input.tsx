import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { passwordField } from "#words/forms.ts";
import styles from "../field.module.css";

export function PasswordInput({ label, ...input }: ComponentProps<"input"> & { label: ReactNode }) {
  const element = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const toggle = ({ currentTarget: button }: MouseEvent) => {
    // A press before hydration moved focus to the button by accident. Keyboard focus was put there on purpose.
    if (document.activeElement === button && !button.matches(":focus-visible")) element.current?.focus();
    const { selectionStart, selectionEnd } = element.current ?? {};
    flushSync(() => setShown(!isShown));
    // Changing the input's type resets the caret.
    element.current?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null);
  };
  return (
    <span className={styles.password}>
      <input {...input} ref={element} type={isShown ? "text" : "password"} />
      <button
        type="button"
        className="link scripts-only"
        aria-controls={input.id}
        onMouseDown={keepFocus}
        onClick={toggle}
      >
        <span>{isShown ? passwordField.hide : passwordField.show}</span>
        <span className="visually-hidden"> {label}</span>
      </button>
    </span>
  );
}

/** By default, pressing the mouse moves the focus to the button. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
