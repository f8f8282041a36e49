import type { ReactElement } from "react";
import { fieldErrors } from "#words/forms.ts";
import type { FieldProblem } from "#schemas/fields.ts";

/** Characters, as in schemas/fields.ts, whose library is too large for every page. */
const emailMaxLength = 254;

interface Problem {
  problem: FieldProblem;
  /** The maximum number of characters of the field, where the value is longer. */
  limit?: number;
}

/** A sentence, or a problem whose sentence names the field. An empty sentence marks a field about which the form's alert speaks. */
export type FieldError = Sentence | Problem;

/** An element where the sentence is not in the page's language. */
export type Sentence = string | ReactElement;

/** Errors by the `name` of the control; that of the form itself, shown in its alert, by `formError`. */
export type FormErrors = Readonly<Record<string, FieldError>>;

export const formError = "";

/** The errors of the browser's constraint validation, to be shown beside the fields instead of in its bubbles. */
export function fieldErrorsOf(form: HTMLFormElement): FormErrors {
  const found: Record<string, FieldError> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // A `maxlength` would cut a pasted address without a word.
    if (control.type === "email" && control.value.trim().length > emailMaxLength) {
      found[control.name] = { problem: "tooLong", limit: emailMaxLength };
    } else if (!control.validity.valid) {
      found[control.name] = { problem: control.validity.valueMissing ? "required" : "email" };
    }
  }
  return found;
}

/** The sentence shown beside the field. */
export function fieldErrorSentence(error: FieldError | undefined, label: string): Sentence | undefined {
  if (!error) return undefined;
  if (typeof error === "string" || !("problem" in error)) return error;
  if (error.problem === "email") return fieldErrors.email;
  if (error.problem === "tooLong") return fieldErrors.tooLong({ label, limit: error.limit ?? 0 });
  if (error.problem === "characters") return fieldErrors.characters(label);
  return fieldErrors.required(label);
}

/** Moves focus to the first control with an error; false if there is none. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors): boolean {
  const names = new Set(Object.keys(errors));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute("name") ?? "")) {
      control.focus();
      return true;
    }
  }
  return false;
}

/** For `useForm`: whatever a form throws goes to the console, and its alert says `sentence`. */
export function explainBy(sentence: string) {
  return (thrown: unknown): FormErrors => {
    console.error(thrown);
    return { [formError]: sentence };
  };
}

/** The text of a form's field; empty where there is none. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
