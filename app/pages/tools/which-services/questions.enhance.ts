import { writeAddress } from "#app/browser/write-address.ts";
import { formatPrice } from "#content/format-price.ts";
import { type Message, fromJson } from "#content/message.ts";
import type { PriceStep } from "./price-steps.ts";

/** Shows one question at a time, says on the button what the answers cost, and keeps them in the page's address. */
export default function askOneByOne(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const questions = [...form.querySelectorAll("fieldset")];
  const button = (name: string) => form.querySelector(`[data-button=${name}]`) as HTMLButtonElement;
  const [back, next, submit] = [button("back"), button("next"), button("submit")];
  const sum = fromJson(submit.dataset.sum ?? "") as Message<{ count: number; price: string }>;
  restore(form);
  // Where the visitor was: the first question after the last answer.
  const answered = questions.findLastIndex((question) => question.querySelector(":checked"));
  let place = Math.min(answered + 1, questions.length - 1);

  const update = (): void => {
    for (const [index, question] of questions.entries()) question.toggleAttribute("data-shown", index === place);
    back.hidden = place === 0;
    next.hidden = place === questions.length - 1;
    const isAnswered = questions[place]?.querySelector(":checked, [required]");
    next.textContent = (isAnswered ? next.dataset.next : next.dataset.skip) ?? "";
    const chosen = form.querySelectorAll<HTMLElement>("[data-leads]:checked");
    submit.disabled = chosen.length === 0;
    submit.textContent = submit.disabled
      ? (submit.dataset.none ?? "")
      : sum({ count: chosen.length, price: formatPrice(totalOf(form, chosen)) });
  };
  const show = (index: number): void => {
    place = index;
    update();
    questions[place]?.focus();
  };
  back.addEventListener("click", () => show(place - 1));
  next.addEventListener("click", () => show(place + 1));
  // The length of the list is required, and a browser can't point at a field that is not shown.
  form.addEventListener("invalid", () => show(0), true);
  form.addEventListener("input", update);
  form.addEventListener("change", () => writeQuery(form));
  update();
}

/** Whole dollars a month, each service on the smallest plan that fits a list of this length. */
function totalOf(form: HTMLFormElement, chosen: Iterable<HTMLElement>): number {
  const contacts = Number(form.querySelector<HTMLInputElement>("[required]")?.value.replaceAll(/\D/g, ""));
  let total = 0;
  for (const { dataset } of chosen) {
    const service = form.querySelector<HTMLElement>(`[data-service=${dataset.leads}]`);
    const steps: readonly PriceStep[] = JSON.parse(service?.dataset.prices ?? "[]");
    total += steps.find(([, until]) => until === null || contacts <= until)?.[0] ?? 0;
  }
  return total;
}

/** Fields as the address has them: a reload and a link have none of their own. */
function restore(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of query.size > 0 ? form.elements : []) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio")
      field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? field.value;
  }
}

function writeQuery(form: HTMLFormElement): void {
  const given = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  writeAddress({ search: `?${new URLSearchParams(given)}` });
}
