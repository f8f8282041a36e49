import { fieldErrors } from "#content/generated/forms.ts";
import type { FieldProblem } from "#schemas/fields.ts";

export interface Fault {
  problem: FieldProblem;
  /** The most characters the field takes, where it holds more. */
  limit?: number;
}

/** Faults by the `name` of the control. */
export type Faults = Readonly<Record<string, Fault>>;

/** Reads the browser's constraint validation, so that what is wrong can be said beside the field instead of in a bubble. */
export function faultsOf(form: HTMLFormElement): Faults {
  const found: Record<string, Fault> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || control.validity.valid)
      continue;
    found[control.name] = { problem: control.validity.valueMissing ? "required" : "email" };
  }
  return found;
}

/** The sentence that stands beside the field. */
export function faultSentence(fault: Fault | undefined, label: string): string | undefined {
  if (!fault) return undefined;
  if (fault.problem === "email") return fieldErrors.email;
  if (fault.problem === "tooLong") return fieldErrors.tooLong({ label, limit: fault.limit ?? 0 });
  if (fault.problem === "characters") return fieldErrors.characters(label);
  return fieldErrors.required(label);
}

/** Moves focus to the first control with a fault; false if there is none. */
export function focusFirstFault(form: HTMLFormElement, faults: Faults): boolean {
  const names = new Set(Object.keys(faults));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute("name") ?? "")) {
      control.focus();
      return true;
    }
  }
  return false;
}

/** The trimmed text of a form's field. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
