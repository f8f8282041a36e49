import type { ReactElement } from "react";
import { fieldErrors } from "#words/forms.ts";
import type { FieldProblem } from "#schemas/fields.ts";

/** Repeats the limit of schemas/fields.ts, whose library is too large for every page. */
const emailMaxLength = 254;

interface Problem {
  problem: FieldProblem;
  limit?: number;
}

/** Text, or a problem whose text names the field. Empty if the form's alert explains the error. */
export type FieldError = Sentence | Problem;

export type Sentence = string | ReactElement;

export type FormErrors = Readonly<Record<string, FieldError>>;

export const formError = "";

/** Constraint validation errors, shown next to the fields instead of in the browser's bubbles. */
export function getFieldErrors(form: HTMLFormElement): FormErrors {
  const found: Record<string, FieldError> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    // `maxlength` would silently truncate a pasted address.
    if (control.type === "email" && control.value.trim().length > emailMaxLength) {
      found[control.name] = { problem: "tooLong", limit: emailMaxLength };
    } else if (!control.validity.valid) {
      found[control.name] = { problem: control.validity.valueMissing ? "required" : "email" };
    }
  }
  return found;
}

export function fieldErrorSentence(error: FieldError | undefined, label: string): Sentence | undefined {
  if (!error) return undefined;
  if (typeof error === "string" || !("problem" in error)) return error;
  if (error.problem === "email") return fieldErrors.email;
  if (error.problem === "tooLong") return fieldErrors.tooLong({ label, limit: error.limit ?? 0 });
  if (error.problem === "characters") return fieldErrors.characters(label);
  return fieldErrors.required(label);
}

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

export function explainBy(sentence: string) {
  return (thrown: unknown): FormErrors => {
    console.error(thrown);
    return { [formError]: sentence };
  };
}

export function getFieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
