import { formatCount } from "#content/format.ts";
import { fieldErrors } from "#content/forms.ts";

/** What is wrong with a control, as the browser's own constraints or a schema tell it. */
export type Problem = "required" | "email" | "tooLong" | "characters" | "page";

/** Problems by the `name` of the control, in the order of the form. */
export type Problems = Readonly<Record<string, Problem>>;

/** Reads the browser's constraint validation, so that what is wrong can be said beside the field instead of in a bubble. */
export function problemsOf(form: HTMLFormElement): Problems {
  const found: Record<string, Problem> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || control.validity.valid)
      continue;
    found[control.name] = control.validity.valueMissing ? "required" : "email";
  }
  return found;
}

/** The sentence for a problem. `limit` is the most characters the field takes. */
export function problemSentence(problem: Problem | undefined, label: string, limit = 0): string | undefined {
  if (!problem) return undefined;
  if (problem === "email") return fieldErrors.email;
  if (problem === "tooLong") return fieldErrors.tooLong(label, formatCount(limit));
  return fieldErrors.required(label);
}

/** Moves focus to the first control with a problem; false if there is none. */
export function focusFirstProblem(form: HTMLFormElement, problems: Problems): boolean {
  const names = new Set(Object.keys(problems));
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
