import { getFieldNames, toQuery } from "#app/browser/form-query.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import { priceUsage } from "#app/calculator/price-usage.ts";
import { contactsRange } from "#app/calculator/usage.ts";
import { contactsName, readUsage } from "#app/calculator/usage-query.ts";
import { plainNumber, readNumber } from "#app/calculator/read-number.ts";
import { formatPrice } from "#content/format-price.ts";
import { formatCount } from "#content/format.ts";
import { submitSum } from "#words/pages/which-services.ts";

export default function askOneByOne(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const questions = [...form.querySelectorAll("fieldset")];
  const button = (name: string) => form.querySelector(`[data-button=${name}]`) as HTMLButtonElement;
  const [back, next, submit] = [button("back"), button("next"), button("submit")];
  const contacts = form.elements.namedItem(contactsName) as HTMLInputElement;
  const [nextText, submitText] = [next.textContent, submit.textContent];
  restore(form);
  // Continues after the last answered question.
  const answered = questions.findLastIndex((question) => question.querySelector(":checked"));
  let place = Math.min(answered + 1, questions.length - 1);

  const update = (): void => {
    for (const [index, question] of questions.entries()) question.toggleAttribute("data-shown", index === place);
    back.hidden = place === 0;
    next.hidden = place === questions.length - 1;
    const isAnswered = questions[place]?.querySelector(":checked, [required]");
    next.textContent = isAnswered ? nextText : (next.dataset.skip ?? "");
    const isRead = showReading(contacts);
    const leads = form.querySelector("[data-leads]:checked") !== null;
    submit.toggleAttribute("data-shown", leads || next.hidden);
    const { services, ours } = priceUsage(readUsage(toQuery(form)).usage);
    submit.textContent = leads && isRead ? submitSum({ count: services.length, price: formatPrice(ours) }) : submitText;
  };
  const show = (index: number): void => {
    place = index;
    update();
    questions[place]?.focus();
  };
  back.addEventListener("click", () => show(place - 1));
  next.addEventListener("click", () => {
    const wrong = questions[place]?.querySelector<HTMLInputElement>("input:invalid");
    if (wrong) wrong.focus();
    else show(place + 1);
  });
  // Browsers can't show a validation message on a hidden field.
  form.addEventListener("invalid", () => show(0), true);
  form.addEventListener("input", update);
  form.addEventListener("change", () =>
    writeAddress({ own: { names: getFieldNames(form), query: toQuery(form).toString() } }),
  );
  update();
}

/** Suggests the numbers that the text may mean (D29). Returns whether the text is readable. */
function showReading(field: HTMLInputElement): boolean {
  const reading = readNumber(field.value, contactsRange);
  const isRead = reading.is === "read";
  const error = document.getElementById("contacts-error") as HTMLElement;
  const [takes, ask] = error.querySelectorAll("p");
  const shown = reading.is === "ask" ? ask : takes;
  error.hidden = isRead;
  for (const part of [takes, ask]) part?.toggleAttribute("hidden", part !== shown);
  for (const [index, button] of error.querySelectorAll("button").entries()) {
    const number = reading.is === "ask" ? reading.readings[index] : undefined;
    button.hidden = number === undefined;
    button.textContent = number === undefined ? "" : formatCount(number);
    button.onclick = () => {
      field.value = number === undefined ? "" : plainNumber(number);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
      field.focus();
    };
  }
  field.setAttribute("aria-invalid", String(!isRead));
  field.setAttribute("aria-describedby", isRead ? "" : error.id);
  field.setCustomValidity(isRead ? "" : (shown?.firstChild?.textContent ?? ""));
  return isRead;
}

/** A reload or a shared link has no field values, only the query. */
function restore(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of query.size > 0 ? form.elements : []) {
    if (!(field instanceof HTMLInputElement) || field.value !== field.defaultValue) continue;
    if (field.type === "checkbox" || field.type === "radio")
      field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? field.value;
  }
}
