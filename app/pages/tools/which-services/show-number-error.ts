import { formatCount } from "#content/format.ts";
import { numberErrors as words } from "#words/number-marks.ts";
import { type NumberRange, plainNumber, readNumber } from "#app/calculator/read-number.ts";

/** The same as `numberError` below a field of a plain form, which React does not run. Returns whether its number can be read. */
export function showNumberError(field: HTMLInputElement, range: NumberRange): boolean {
  const reading = readNumber(field.value, range);
  const id = `${field.id}-wrong`;
  const error = document.getElementById(id) ?? document.createElement("p");
  error.replaceChildren();
  field.setCustomValidity("");
  if (reading.is === "read") {
    error.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
    return true;
  }
  error.id = id;
  error.className = "small signal";
  error.role = "alert";
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", id);
  field.after(error);
  error.append(reading.is === "ask" ? words.ask : words.whole({ min: String(range.min), limit: range.max }));
  for (const number of reading.is === "ask" ? reading.readings : []) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "link";
    button.textContent = formatCount(number);
    button.addEventListener("click", () => {
      field.value = plainNumber(number);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.focus();
    });
    error.append(" ", button);
  }
  field.setCustomValidity(error.textContent);
  return false;
}
