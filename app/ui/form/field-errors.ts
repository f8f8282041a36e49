import { fieldErrors } from "#content/generated/forms.ts";
import type { FieldProblem } from "#schemas/fields.ts";

/** Characters, as in schemas/fields.ts, whose library is too large for every page. */
const emailMaximum = 254;

export interface FieldError {
  problem: FieldProblem;
  /** The maximum number of characters of the field, where the value is longer. */
  limit?: number;
}

/** Errors by the `name` of the control. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The errors of the browser's constraint validation, to be shown beside the fields instead of in its bubbles. */
export function fieldErrorsOf(form: HTMLFormElement): FieldErrors {
  const found: Record<string, FieldError> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // A `maxlength` would cut a pasted address without a word.
    if (control.type === "email" && control.value.trim().length > emailMaximum) {
      found[control.name] = { problem: "tooLong", limit: emailMaximum };
    } else if (!control.validity.valid) {
      found[control.name] = { problem: control.validity.valueMissing ? "required" : "email" };
    }
  }
  return found;
}

/** The sentence shown beside the field. */
export function fieldErrorSentence(error: FieldError | undefined, label: string): string | undefined {
  if (!error) return undefined;
  if (error.problem === "email") return fieldErrors.email;
  if (error.problem === "tooLong") return fieldErrors.tooLong({ label, limit: error.limit ?? 0 });
  if (error.problem === "characters") return fieldErrors.characters(label);
  return fieldErrors.required(label);
}

/** Moves focus to the first control with an error; false if there is none. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const names = new Set(Object.keys(errors));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute("name") ?? "")) {
      control.focus();
      return true;
    }
  }
  return false;
}

/** The text of a form's field; empty where there is none. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
