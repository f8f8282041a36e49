import { type ComponentProps, useEffect, useId, useState } from "react";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { newPassword as words } from "#words/forms.ts";
import { Field } from "../field.tsx";

export function NewPasswordField(field: Pick<ComponentProps<typeof Field>, "label" | "name" | "error" | "errorId">) {
  const id = useId();
  const { minPasswordLength: limit } = usePublicSettings();
  const [length, setLength] = useState(0);
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    // Reads the field, because it may have input from before hydration.
    const measure = () => setLength(characters(input.value));
    const reset = () => setLength(0);
    measure();
    input.addEventListener("input", measure);
    input.form?.addEventListener("reset", reset);
    return () => {
      input.removeEventListener("input", measure);
      input.form?.removeEventListener("reset", reset);
    };
  }, [id]);
  const rule = limit === undefined ? "" : ruleText(length, limit);
  const announced = useDebounced(length > 0 ? rule : "", 1000);
  return (
    <>
      <Field
        {...field}
        id={id}
        type="password"
        autoComplete="new-password"
        required
        hint={
          <>
            {/* The rule has its own line, so that nothing moves when it changes. */}
            {rule && <span className="stack">{rule}</span>}
            <span>{words.advice}</span>
          </>
        }
      />
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </>
  );
}

/** Counts like the backend (packages/backend/auth/passwords.ts). */
const characters = (password: string): number => [...password.normalize("NFC")].length;

function ruleText(length: number, limit: number): string {
  if (length === 0) return words.rule(limit);
  return length < limit ? words.missing({ limit, left: limit - length }) : words.enough(limit);
}
